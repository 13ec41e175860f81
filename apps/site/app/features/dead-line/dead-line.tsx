import type { ReactNode } from 'react'
import { FiveBars } from '../../ui/five-bars.tsx'

type DeadLineProps = {
  readonly label: string
  readonly title: string
  readonly state: 'idle' | 'fault'
  readonly children: ReactNode
}

/** The page at the end of a line that leads nowhere: words on the left, five still dots on the right. */
export function DeadLine({ label, title, state, children }: DeadLineProps) {
  return (
    <section className="dead-line" data-scheme="night">
      <div className="page-width dead-line-split">
        <div>
          <p className="label">{label}</p>
          <h1 className="hero-title">{title}</h1>
          {children}
        </div>
        <FiveBars state={state} />
      </div>
    </section>
  )
}

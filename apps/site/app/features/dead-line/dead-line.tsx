import type { ReactNode } from 'react'
import { FiveBars } from '../../ui/five-bars.tsx'

type DeadLineProps = {
  readonly label: string
  readonly title: string
  readonly state: 'idle' | 'fault'
  readonly children: ReactNode
  /** What lies under the dots, and under it all. */
  readonly beside?: ReactNode
}

/** The page at the end of a line that leads nowhere: words on the left, five still dots on the right, and what was noted. */
export function DeadLine({ label, title, state, children, beside }: DeadLineProps) {
  return (
    <section className="dead-line" data-scheme="night">
      <div className="page-width dead-line-split">
        <div>
          <p className="label">{label}</p>
          <h1 className="hero-title">{title}</h1>
          {children}
        </div>
        <div className="dead-line-side">
          <FiveBars state={state} />
          {beside}
        </div>
      </div>
    </section>
  )
}

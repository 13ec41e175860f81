import { useId, type ReactNode } from 'react'
import { Reveal } from './reveal.tsx'

type SectionProps = {
  readonly title: string
  readonly children: ReactNode
  readonly label?: string
  readonly lead?: ReactNode
  readonly id?: string
  readonly scheme?: 'day' | 'night' | 'bottle'
  readonly tone?: 'plain' | 'sunk' | 'raised'
  /** On wide screens split puts the heading beside what it heads, and spread the lead beside the title. */
  readonly layout?: 'stacked' | 'split' | 'spread'
  /** The share of the section that must be in view before it appears. */
  readonly revealAt?: number | undefined
}

/** One band of a page under its own heading, revealed the first time it comes into view. */
export function Section(props: SectionProps) {
  const { id, scheme, tone, label, title, lead, layout = 'stacked', revealAt, children } = props
  const headingId = useId()
  return (
    <section
      id={id}
      className="band"
      data-scheme={scheme}
      data-tone={tone}
      aria-labelledby={headingId}
    >
      <Reveal at={revealAt}>
        <div className="page-width section" data-layout={layout}>
          <div>
            {label && <p className="label mb-4">{label}</p>}
            <h2 id={headingId} className="section-title">
              {title}
            </h2>
            {lead && <p className="section-lead">{lead}</p>}
          </div>
          <div>{children}</div>
        </div>
      </Reveal>
    </section>
  )
}

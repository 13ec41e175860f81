import type { DemoPaper } from '@nightdesk/content'
import { Slip } from '../../../ui/slip.tsx'
import type { PaperFacts } from './line.ts'
import { ownRows } from './own-facts.ts'

type PaperProps = {
  readonly form: DemoPaper
  readonly facts: PaperFacts
  /** What a blank form says of itself. */
  readonly blank: string
}

/** The form on the desk: blank until somebody calls, then filled in as the facts are understood. */
export function Paper({ form, facts, blank }: PaperProps) {
  const stamp = form.stamps[facts['status'] ?? '']
  const isOwn = form.takesOwnRows && facts['title']
  const title = (isOwn && facts['title']) || form.title
  const rows = isOwn ? ownRows(facts) : form.rows
  const isBlank = !rows.some(({ fact }) => facts[fact])
  return (
    <div className="demo-paper" data-stamped={stamp ? true : undefined}>
      <Slip title={title} number={form.number} paper={form.paper}>
        <dl className="slip-rows">
          {rows.map(({ fact, name }) => (
            <div key={fact}>
              <dt>{name}</dt>
              {/* A new value is a new element, so that it is written before the visitor's eyes. */}
              <dd key={facts[fact]} data-written={facts[fact] ? true : undefined}>
                {facts[fact]}
              </dd>
            </div>
          ))}
        </dl>
        <p className="demo-stamp" aria-live="polite">
          {stamp ?? (isBlank && blank)}
        </p>
      </Slip>
    </div>
  )
}

import { deskWords } from '@nightdesk/content'
import type { Parked } from '../state.ts'
import { applyFacts } from './apply-facts.ts'
import { readSpans } from './facts.ts'
import type { FurtherWish } from './further-wish.ts'
import type { Meaning } from './interpret.ts'
import { prompt } from './prompt.ts'
import { beginWished } from './tasks.ts'
import type { Turn } from './turn.ts'

/** What is in hand waits until something else is done. */
export function park(turn: Turn): void {
  const { current, parked } = turn.state
  if (current) turn.update({ parked: [...parked, { kind: 'begun', current }] })
}

/** What is wished for beside a note waits until that is done; told on, it is one with what was told before. */
export function keepWish(turn: Turn, { text, spans }: Meaning): void {
  const { parked } = turn.state
  const [task] = turn.script.tasks
  const before = parked.find((one) => one.kind === 'wished' && !one.isFurther)
  const isMore = before?.kind === 'wished'
  const lead = isMore ? `${before.text}. ` : ''
  const moved = spans.map((span) => ({
    ...span,
    from: span.from + lead.length,
    to: span.to + lead.length,
  }))
  const one: Parked = {
    kind: 'wished',
    task: task?.id ?? '',
    spans: [...(isMore ? before.spans : []), ...moved],
    text: lead + text,
  }
  turn.update({ parked: [...parked.filter((other) => other !== before), one] })
  if (isMore) turn.sayOne(deskWords.gotIt)
  else turn.sayLine(turn.script.wishKept ?? [])
}

/** What is wished for now is done first, and the note after it. */
export function takeFirst(turn: Turn, wish: Meaning): void {
  keepWish(turn, wish)
  const { parked } = turn.state
  const one = parked.find((each) => each.kind === 'wished' && !each.isFurther)
  turn.update({ parked: parked.filter((each) => each !== one) })
  park(turn)
  turn.drop('current')
  if (one?.kind === 'wished') beginWished(turn, one)
  prompt(turn)
}

/** Whether something was wished for beside the note in hand. */
export const hasKeptWish = ({ state: { parked } }: Turn): boolean =>
  parked.some((one) => one.kind === 'wished' && !one.isFurther)

/** A further one is kept until the first is done; told again, it takes the place of what was told before. */
export function keepFurther(turn: Turn, wish: FurtherWish): void {
  const { parked } = turn.state
  const before = parked.find((one) => one.kind === 'wished' && one.isFurther)
  const told = before?.kind === 'wished' ? before.spans : []
  const kept = told.filter(({ slot }) => !wish.spans.some((span) => span.slot === slot))
  // "The second trip" is the one that was told of before as the way on.
  const choice = before?.kind === 'wished' && wish.choice === 'other' ? before.choice : wish.choice
  const one: Parked = {
    ...wish,
    ...(choice && { choice }),
    kind: 'wished',
    isFurther: true,
    spans: [...kept, ...wish.spans],
  }
  turn.update({ parked: [...parked.filter((other) => other !== before), one], misses: 0 })
  turn.sayLine(turn.script.further?.kept ?? [])
}

/** What was told of a further one, for the task that takes it down now. */
export function applyFurther(turn: Turn, id: string): void {
  const { parked, current } = turn.state
  const next = parked.find((one) => one.kind === 'wished' && one.isFurther && one.task === id)
  const task = turn.task()
  if (next?.kind !== 'wished' || !task || !current) return
  turn.update({ parked: parked.filter((one) => one !== next) })
  const telling = { task, values: current.values, now: turn.now, by: 'speech' } as const
  applyFacts(turn, readSpans(next.spans, telling))
}

import type { Parked } from '../state.ts'
import { applyFacts } from './apply-facts.ts'
import { readSpans } from './facts.ts'
import type { FurtherWish } from './further-wish.ts'
import type { Meaning } from './interpret.ts'
import type { Turn } from './turn.ts'

/** What is in hand, and what was wished for beside something else, waits until that is done. */
export function park(turn: Turn, wish?: Meaning): void {
  const { current, parked } = turn.state
  const begun: readonly Parked[] = current ? [{ kind: 'begun', current }] : []
  const { wanted } = wish ?? {}
  const wished: readonly Parked[] =
    wish && wanted ? [{ kind: 'wished', ...wanted, spans: wish.spans, text: wish.text }] : []
  turn.update({ parked: [...parked, ...begun, ...wished] })
}

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

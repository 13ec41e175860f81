import { deskWords } from '@nightdesk/content'
import { tagsOf } from '../script.ts'
import { freshFacts, readSpans } from './facts.ts'
import { offerMore } from './farewell.ts'
import type { Meaning } from './interpret.ts'
import type { Turn } from './turn.ts'

/** "No, just make sure she hears of it": told once all is done, it stands on the paper that was sent. */
export function addLater(turn: Turn, { spans, topics, matter, by }: Meaning): boolean {
  const { current, memory } = turn.state
  const [id = '', values = {}] = Object.entries(memory).at(-1) ?? []
  const task = turn.script.tasks.find((entry) => entry.id === id)
  if (!task || current || matter || topics.length > 0) return false
  const tags = task.slots.filter(({ isTakenLater }) => isTakenLater).flatMap(tagsOf)
  const later = spans.filter(({ slot }) => tags.includes(slot))
  const facts = freshFacts(readSpans(later, { task, values, now: turn.now, by }), values)
  if (facts.length === 0) return false
  const all = { ...values, ...Object.fromEntries(facts.map(({ slot, value }) => [slot, value])) }
  turn.update({ memory: { ...memory, [id]: all }, misses: 0 })
  turn.call(task.paper(all, 'done'))
  turn.sayOne(turn.script.noted ?? deskWords.gotIt)
  offerMore(turn)
  return true
}

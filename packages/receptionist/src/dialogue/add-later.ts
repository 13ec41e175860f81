import { deskWords } from '@nightdesk/content'
import { tagsOf } from '../script.ts'
import { freshFacts, readSpans, spotFacts } from './facts.ts'
import { offerMore } from './farewell.ts'
import type { Meaning } from './interpret.ts'
import type { Turn } from './turn.ts'

/** "No, just make sure she hears of it": told once all is done, it stands on the paper that was sent. */
export function addLater(turn: Turn, meaning: Meaning): boolean {
  const { spans, topics, matter, by, sure } = meaning
  const { current, memory } = turn.state
  const [id = '', values = {}] = Object.entries(memory).at(-1) ?? []
  const task = turn.script.tasks.find((entry) => entry.id === id)
  if (!task || current || matter || topics.length > 0 || sure.has('change')) return false
  // "And can I get a car for Sunday?" is a wish of its own, and no more of the note.
  const { wanted, text } = meaning
  const isNew = wanted && turn.script.mayInterrupt?.(task.id, wanted.task, text)
  if (task.isForPerson && (isNew || sure.has('another'))) return false
  const slots = task.slots.filter(({ isTakenLater }) => isTakenLater)
  const tags = slots.flatMap(tagsOf)
  const later = spans.filter(({ slot }) => tags.includes(slot))
  const telling = { task: { ...task, slots }, values, now: turn.now, by }
  const marked = readSpans(later, telling)
  const facts = freshFacts([...marked, ...spotFacts(marked, meaning, telling)], values)
  if (facts.length === 0) return false
  const all = { ...values, ...Object.fromEntries(facts.map(({ slot, value }) => [slot, value])) }
  const { lastDone } = turn.state
  turn.update({
    memory: { ...memory, [id]: all },
    ...(lastDone?.task === id && { lastDone: { ...lastDone, values: all } }),
    misses: 0,
  })
  turn.call(task.paper(all, 'done'))
  const spoken = facts.map(({ slot }) => task.sayFact(slot, all, turn.now))
  // A day and its hour are one fact to the ear.
  const said = [...new Map(spoken.map((clauses) => [clauses.join(' '), clauses])).values()].flat()
  if (turn.script.noted || said.length === 0) turn.sayOne(turn.script.noted ?? deskWords.gotIt)
  else turn.say(...(deskWords.readAgain[0] ?? []), ...said, deskWords.addedLater)
  offerMore(turn)
  return true
}

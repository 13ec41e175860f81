import { deskWords } from '@nightdesk/content'
import { withoutTeller } from '../kinds/plain-wish.ts'
import { isNoWish, withoutLeads } from '../kinds/no-wish.ts'
import type { Values } from '../kinds/value.ts'
import { tagsOf, type Task } from '../script.ts'
import { isOrder } from './after-yes.ts'
import { alsoTold, asToldBy } from './as-told.ts'
import { answerBeside } from './answers.ts'
import { isForWishes } from './for-wishes.ts'
import { type Clause, clausesOf } from './clauses.ts'
import { type Fact, freshFacts, readSpans, spotFacts } from './facts.ts'
import { offerMore } from './farewell.ts'
import type { Meaning } from './interpret.ts'
import type { Turn } from './turn.ts'

/** "No, just make sure she hears of it": told once all is done, it stands on the paper that was sent. */
export function addLater(turn: Turn, meaning: Meaning): boolean {
  const { spans, topics, matter, by, sure } = meaning
  const { current, memory, lastDone } = turn.state
  // What was only noted for somebody stands in no memory, and is what was done last all the same.
  const [id = '', values = {}] =
    lastDone && !memory[lastDone.task]
      ? [lastDone.task, lastDone.values]
      : (Object.entries(memory).at(-1) ?? [])
  const task = turn.script.tasks.find((entry) => entry.id === id)
  // "Will they tell me? My number is …": the number is for what was sent, whatever is asked beside it.
  const isContact = spans.length > 0 && spans.every(({ slot }) => contacts.has(slot))
  const isAsked = topics.length > 0 && !isContact
  if (!task || current || matter || isAsked || sure.has('change')) return false
  // "And can I get a car for Sunday?" is a wish of its own, and no more of the note.
  const { wanted, text } = meaning
  const isNew = wanted && turn.script.mayInterrupt?.(task.id, wanted.task, text)
  if (task.isForPerson && (isNew || sure.has('another'))) return false
  const slots = task.slots.filter(({ isTakenLater }) => isTakenLater)
  const tags = slots.flatMap(tagsOf)
  const later = spans.filter(({ slot }) => tags.includes(slot))
  const telling = { task: { ...task, slots }, values, now: turn.now, by }
  const marked = readSpans(later, telling)
  const contact = freshFacts([...marked, ...spotFacts(marked, meaning, telling)], values)
  if (contact.length === 0) return false
  const facts = [...contact, ...orderBeside(turn, meaning, task, values)]
  const all = { ...values, ...Object.fromEntries(facts.map(({ slot, value }) => [slot, value])) }
  turn.update({
    ...(memory[id] && { memory: { ...memory, [id]: all } }),
    ...(lastDone?.task === id && { lastDone: { ...lastDone, values: all } }),
    misses: 0,
  })
  answerBeside(turn, meaning)
  turn.call(task.paper(all, 'done'))
  const spoken = facts.map(({ slot }) => task.sayFact(slot, all, turn.now))
  // A day and its hour are one fact to the ear.
  const said = [...new Map(spoken.map((clauses) => [clauses.join(' '), clauses])).values()].flat()
  if (turn.script.noted || said.length === 0) turn.sayOne(turn.script.noted ?? deskWords.gotIt)
  else turn.say(...(deskWords.readAgain[0] ?? []), ...said, deskWords.addedLater)
  offerMore(turn)
  return true
}

/** "917 555 0106, and tell the driver to ring me": what the desk is told beside a number is for the paper, too. */
function orderBeside(turn: Turn, meaning: Meaning, task: Task, values: Values): readonly Fact[] {
  const slot = task.slots.find((one) => isForWishes(one) && one.ask.length === 0)
  const before = slot && values[slot.id]
  const isContact = (part: Clause) =>
    meaning.spans.some(
      ({ slot: tag, from }) =>
        contacts.has(tag) && from >= part.from && from < part.from + part.text.length,
    )
  if (!slot) return []
  const marked = wishesMarked(meaning, task, values, turn)
  if (marked.length > 0) return marked
  const order = clausesOf(meaning.text).find(
    (part) => !isContact(part) && isOrder(part.text) && !isNoWish(part.text),
  )
  if (!order) return []
  const value = slot.read(withoutTeller(withoutLeads(order.text)), {
    now: turn.now,
    by: meaning.by,
    tag: 'wish',
    values,
    ...(before && { before }),
  })
  return value ? freshFacts([{ slot: slot.id, value }], values) : []
}

const sureOfWish = 0.8

/** "Inside with a sign would be nice, and here is my cell": what was surely wished for beside it. */
function wishesMarked(
  { spans, text, by }: Meaning,
  task: Task,
  values: Values,
  { now }: Turn,
): readonly Fact[] {
  const slots = task.slots.filter((one) => isForWishes(one) && one.ask.length === 0)
  const tags = slots.flatMap(tagsOf)
  const sure = spans
    .filter(({ slot, confidence }) => tags.includes(slot) && confidence >= sureOfWish)
    .map((span) => asToldBy(slots, span, text, now))
    .concat(alsoTold(slots, text, now))
  if (text.includes('?') || sure.length === 0) return []
  return freshFacts(readSpans(sure, { task: { ...task, slots }, values, now, by }), values)
}

const contacts: ReadonlySet<string> = new Set(['phone', 'email', 'name', 'spelled'])

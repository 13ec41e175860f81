import type { Values } from '../kinds/value.ts'
import type { HandOverReason } from '../hand-over.ts'
import type { Task, Tool } from '../script.ts'
import type { Parked } from '../state.ts'
import { readSpans, spotFacts } from './facts.ts'
import { applyFacts } from './apply-facts.ts'
import { offerMore } from './farewell.ts'
import { sendPaper } from './paper.ts'
import { prompt } from './prompt.ts'
import type { Turn } from './turn.ts'

/** Takes up a task. What was told before in this call is not asked for again. */
export function beginTask(turn: Turn, id: string, choice?: string): void {
  const task = turn.script.tasks.find((entry) => entry.id === id)
  if (!task) return
  const { memory, told, current } = turn.state
  const isNew = choice !== 'same' && choice !== 'back'
  const before = current?.values ?? {}
  const known = isNew
    ? {
        ...aboutCaller(task, memory),
        ...aboutCaller(task, { before }),
        ...(current && task.takeOver?.(before)),
      }
    : {}
  const begun = { ...known, ...task.begin(memory, choice) }
  const telling = { task, values: begun, now: turn.now, by: 'speech' } as const
  // What was asked about before is no fact of a matter for a person; who is calling is.
  const own = task.isForPerson
    ? {
        ...telling,
        task: { ...task, slots: task.slots.filter(({ isAboutCaller }) => isAboutCaller) },
      }
    : telling
  const facts = Object.fromEntries(readSpans(told, own).map(({ slot, value }) => [slot, value]))
  const all = isNew ? { ...begun, ...facts } : begun
  const values = task.settle?.(all, turn.now) ?? all
  turn.drop('offer')
  turn.update({
    misses: 0,
    told: [],
    current: { task: id, values, isReadBack: false, asks: {}, failures: {} },
  })
  if (Object.keys(values).length > 0) sendPaper(turn, 'draft')
}

/** What was done in this call, and can be changed. */
export function doneTask({ script, state: { memory, lastDone } }: Turn): Task | undefined {
  const done = script.tasks.filter(
    ({ id, changeIntents, changedBy }) => (changeIntents ?? changedBy) && memory[id],
  )
  // Of several, the last one is spoken of.
  return done.find(({ id }) => id === lastDone?.task) ?? done[0]
}

/** A wish that comes after all was done belongs to what was done. */
export function takeUpAgain(turn: Turn): void {
  const done = doneTask(turn)
  if (turn.state.current || !done) return
  if (done.changedBy) beginTask(turn, done.changedBy)
  else beginTask(turn, done.id, 'same')
}

/** Who is calling, from whatever was done before. */
function aboutCaller(task: Task, memory: Readonly<Record<string, Values>>): Values {
  const slots = task.slots.filter(({ isAboutCaller }) => isAboutCaller)
  const known = Object.values(memory).flatMap((values) =>
    slots.flatMap(({ id }) => (values[id] ? [[id, values[id]] as const] : [])),
  )
  return Object.fromEntries(known)
}

/** Nothing is sent that was not read back. What was asked beside the yes is answered once it is done. */
export function finishTask(turn: Turn, answer: () => void = () => {}): void {
  const { current, memory } = turn.state
  const task = turn.task()
  if (!current?.isReadBack || !task) return
  if (current.heardBack) return goOnReading(turn, answer)
  const done = task.finish(current.values, memory, turn.now)
  for (const tool of done.tools) turn.call(tool)
  turn.sayLine(done.line)
  turn.drop('current')
  const lastDone = { task: task.id, values: current.values, line: done.line }
  turn.update({ lastDone, memory: done.memory, misses: 0, answersInARow: 0, lastPaper: '' })
  answer()
  seeToTheRest(turn)
  const { current: isTakenUp, offer, ending } = turn.state
  if (offer || ending) return
  if (isTakenUp) return prompt(turn)
  if (goOnWithParked(turn)) return
  offerMore(
    turn,
    task.askedLater && !current.values[task.askedLater.slot] ? task.askedLater.ask : undefined,
  )
}

/** A yes into the read-back is one to what was heard of it: the rest follows, and nothing of it is said twice. */
function goOnReading(turn: Turn, answer: () => void): void {
  turn.update({ misses: 0 })
  answer()
  const { current, offer, ending } = turn.state
  if (current?.isReadBack && !offer && !ending) prompt(turn)
}

/** What waited for the end of the task is given to a person now. */
function seeToTheRest(turn: Turn): void {
  const { afterwards, ending, offer } = turn.state
  if (afterwards && !ending && !offer) handOver(turn, afterwards, true)
}

/** Who is calling, as far as it was told while nothing was in hand. */
function callerTold({ script, state: { told }, now }: Turn): Values {
  const [first] = script.tasks
  if (!first) return {}
  const slots = first.slots.filter(({ isAboutCaller }) => isAboutCaller)
  const task = { ...first, slots }
  const facts = readSpans(told, { task, values: {}, now, by: 'speech' })
  return Object.fromEntries(facts.map(({ slot, value }) => [slot, value]))
}

/** What waited for the task in hand: one that was begun goes on, one that was only wished for begins. */
function goOnWithParked(turn: Turn): boolean {
  const [next, ...parked] = turn.state.parked
  if (!next) return false
  if (next.kind === 'wished' && next.isFurther) {
    const { task, choice } = next
    turn.say(turn.script.further?.shallI ?? '')
    turn.update({ offer: { kind: 'task', task, ...(choice && { choice }) } })
    return true
  }
  turn.update({ parked })
  if (next.kind === 'begun') {
    const { current } = next
    const task = turn.script.tasks.find(({ id }) => id === current.task)
    // Who is calling may have been told since.
    const values = { ...(task && aboutCaller(task, turn.state.memory)), ...current.values }
    turn.update({ current: { ...current, values, isReadBack: false } })
  } else {
    beginWished(turn, next)
  }
  turn.sayOne(turn.task()?.back ?? turn.script.back)
  prompt(turn)
  return true
}

/** What the tagger did not mark in the words of a wish counts as well. */
export function beginWished(turn: Turn, wish: Extract<Parked, { kind: 'wished' }>): void {
  turn.remember(wish.spans)
  beginTask(turn, wish.task, wish.choice)
  const task = turn.task()
  if (!task) return
  const telling = { task, values: turn.state.current?.values ?? {}, now: turn.now } as const
  const marked = readSpans(wish.spans, { ...telling, by: 'speech' })
  applyFacts(turn, spotFacts(marked, wish, { ...telling, by: 'speech' }))
}

/** A wish that waits is on a paper of its own before a person takes over. */
function papersOfWishes({ script, state, now }: Turn): readonly Tool[] {
  return state.parked.flatMap((one) => {
    const task = script.tasks.find(({ id }) => one.kind === 'wished' && id === one.task)
    if (one.kind !== 'wished' || one.isFurther || !task) return []
    const facts = readSpans(one.spans, { task, values: {}, now, by: 'speech' })
    const told = Object.fromEntries(facts.map(({ slot, value }) => [slot, value]))
    return [task.paper(task.settle?.(told, now) ?? told, 'draft')]
  })
}

/** Gives the call to a person, as far as the demo has one. */
export function handOver(
  turn: Turn,
  text: string,
  isMatter = false,
  manner?: HandOverReason['manner'],
): void {
  const { current, memory, handOvers, matter, afterwards } = turn.state
  // What was told for a person before counts for that person, whatever was said last.
  const waiting = [matter, afterwards].filter((told) => told !== undefined)
  const before = [...turn.state.unsettled, ...waiting]
  const all = [...new Set([...before.filter((told) => !text.includes(told)), text])]
  const over = turn.script.handOver({
    memory,
    ...(current ? { task: current.task } : {}),
    values: current?.values ?? callerTold(turn),
    text: all.join(' '),
    isMatter,
    ...(manner && { manner }),
    before: handOvers,
  })
  turn.update({ handOvers: handOvers + 1, misses: 0 })
  turn.drop('offer')
  turn.sayLine(over.line)
  for (const tool of [...(over.isEnd ? papersOfWishes(turn) : []), ...over.tools]) turn.call(tool)
  if (over.isEnd) return turn.finish('assistant-forwarded-call')
  if (over.task && turn.state.current?.task !== over.task) beginTask(turn, over.task)
  prompt(turn)
}

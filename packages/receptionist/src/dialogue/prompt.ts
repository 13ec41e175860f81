import { deskWords, type Line } from '@nightdesk/content'
import { sayValue } from '../kinds/kinds.ts'
import type { Values } from '../kinds/value.ts'
import type { Problem, Refinement, Slot, Task } from '../script.ts'
import type { Current } from '../state.ts'
import { readBackOf, unheardOf } from './cut-read-back.ts'
import { dropTask, offerMore, offerPerson, sayGoodbye } from './farewell.ts'
import { sendPaper } from './paper.ts'
import type { Turn } from './turn.ts'

// Whoever insists on what cannot be is better served by a person.
const mostProblems = 2
// After so many questions a fact told by halves stands as it is.
const mostRefinements = 2
const mostDoubts = 2
const mostAsks = 4

/** Goes on with the task in hand: the next missing fact, what is still open in one, or the read-back. */
export function prompt(turn: Turn): void {
  const { current } = turn.state
  const task = turn.task()
  if (!current || !task) return
  if (current.doubt) return askDoubt(turn, current)
  const problem = task.check?.(current.values, turn.now)
  if (problem) return solve(turn, task, problem)
  const open = nextOpen(task, current)
  // Whoever answers beside the question all the time is not asked for ever.
  if (open && !open.refinement && (current.asks[open.slot.id] ?? 0) >= mostAsks)
    return leaveOpen(turn, open.slot.id)
  if (open) return ask(turn, open.slot, open.refinement)
  readBack(turn, task)
}

/** Whether nothing is left to be asked: what comes next is the read-back. */
export function isWhole(turn: Turn): boolean {
  const { current } = turn.state
  const task = turn.task()
  return current !== undefined && !current.doubt && !!task && !nextOpen(task, current)
}

function solve(turn: Turn, task: Task, problem: Problem): void {
  const mistaken = mistakenOf(turn, problem)
  if (mistaken) {
    const { [mistaken]: _, ...rest } = turn.state.current?.values ?? {}
    const { asks = {} } = turn.state.current ?? {}
    turn.updateCurrent({ values: rest, asks: { ...asks, mistaken: 1 } })
    sendPaper(turn, 'draft')
    return prompt(turn)
  }
  turn.sayLine(problem.line)
  const asks = turn.state.current?.asks ?? {}
  const key = `${problem.clear[0]} cleared`
  const values = { ...turn.state.current?.values }
  // A person is told what it was; it goes only once no person is wanted.
  const isKept = problem.isForPerson && !asks[key]
  if (!isKept) for (const slot of problem.clear) delete values[slot]
  turn.updateCurrent({ values, isReadBack: false })
  sendPaper(turn, 'draft')
  turn.updateCurrent({ asks: { ...asks, [key]: (asks[key] ?? 0) + 1 } })
  const slot = task.slots.find(({ id }) => id === problem.clear[0])
  if (!slot || isKept || (asks[key] ?? 0) >= mostProblems) return offerPerson(turn)
  ask(turn, slot)
}

/** The answer to our question stands; what was only guessed from a story does not. */
function mistakenOf(turn: Turn, { rivals }: Problem): string | undefined {
  const { asked = '', asks = {} } = turn.state.current ?? {}
  // Whoever goes to and fro between the two has to be told.
  if (!rivals?.includes(asked) || asks.mistaken) return undefined
  return rivals.find((slot) => slot !== asked && !asks[slot] && !asks[`${slot} refined`])
}

type Open = { readonly slot: Slot; readonly refinement?: Refinement }

/** What was told by halves first, while it is fresh in both minds; then what is missing. */
function nextOpen(task: Task, { values, asks }: Current): Open | undefined {
  for (const slot of task.slots) {
    const value = values[slot.id]
    const refinement = value && slot.refine?.(value, values)
    if (refinement && (asks[`${slot.id} refined`] ?? 0) < mostRefinements)
      return { slot, refinement }
  }
  const slot = task.slots.find((entry) => !values[entry.id] && (entry.isNeeded?.(values) ?? true))
  return slot && { slot }
}

/** Asks for a fact, in words that were not used twice in this call. When there are none left, a person is better. */
export function ask(turn: Turn, slot: Slot, refinement?: Refinement): void {
  const { current } = turn.state
  if (!current) return
  const key = refinement ? `${slot.id} refined` : slot.id
  const times = current.asks[key] ?? 0
  const line = wordingOf(turn, slot, times, refinement)
  // There is no other way to ask; where no person is wanted either, it is let go.
  if (!line) return turn.state.personOffers < mostPersonOffers ? offerPerson(turn) : dropTask(turn)
  const spoken = `asked ${line.join(' ')}`
  turn.sayLine(line)
  turn.update({ used: { ...turn.state.used, [spoken]: (turn.state.used[spoken] ?? 0) + 1 } })
  turn.updateCurrent({
    asked: slot.id,
    isRefining: refinement !== undefined,
    isReadBack: false,
    asks: { ...current.asks, [key]: times + 1 },
  })
}

const mostPersonOffers = 2

const mostTimes = 2

function wordingOf(
  turn: Turn,
  slot: Slot,
  times: number,
  refinement: Refinement | undefined,
): Line | undefined {
  const hasFailed = (turn.state.current?.failures[slot.id] ?? 0) > 0
  const lines = refinement?.ask ?? [...slot.ask, ...slot.askAgain]
  const first = refinement
    ? times
    : hasFailed
      ? slot.ask.length + times - 1
      : firstWording(turn, times)
  const inTurn = lines.map((_, at) => lines[(first + at) % lines.length] ?? [])
  return inTurn.find((line) => (turn.state.used[`asked ${line.join(' ')}`] ?? 0) < mostTimes)
}

/** In the middle of a task, "And your name, please?" sounds better than the full question. */
function firstWording(turn: Turn, times: number): number {
  const asked = Object.keys(turn.state.current?.asks ?? {}).length
  return times === 0 && asked >= 2 && !turn.isSilent() ? 1 : times
}

function askDoubt(turn: Turn, current: Current): void {
  if (!current.doubt) return
  const key = `${current.doubt.slot} doubted`
  const times = current.asks[key] ?? 0
  if (times >= mostDoubts) return offerPerson(turn)
  turn.updateCurrent({ asks: { ...current.asks, [key]: times + 1 } })
  turn.sayOne(deskWords.heard)
  turn.say(...sayValue(current.doubt.value, turn.now))
  turn.say(deskWords.isThatRight[times % deskWords.isThatRight.length] ?? '')
}

/** Asked of what was read back, after an answer that it could be taken to ask of. */
export const shallIBeside = (task: Task): string => task.shallIBeside ?? task.shallI[0] ?? ''

function readBack(turn: Turn, task: Task): void {
  const { current } = turn.state
  if (!current) return
  const times = current.asks.readBack ?? 0
  const isHeard = current.isReadBack && current.heardBack === undefined
  // After "Now I have: at six fifteen," the sentence goes on.
  const isOpenSentence = isHeard && turn.lastClause()?.endsWith(',')
  // After an answer by the way, "is that right?" would ask about the answer.
  const isAside = isHeard && !turn.isSilent()
  if (!current.isReadBack) turn.say(...readBackOf(turn, current))
  else if (!isHeard) turn.say(...unheardOf(turn, current))
  const shallI = isAside ? shallIBeside(task) : (task.shallI[times % task.shallI.length] ?? '')
  turn.say(isOpenSentence ? deskWords.isThatRight[0] : shallI)
  const { asked: _, heardBack, ...rest } = current
  // What was cut stays open until it is known how much of the rest was heard.
  const cut = current.isReadBack && heardBack ? { heardBack } : {}
  turn.update({
    current: {
      ...rest,
      ...cut,
      isReadBack: true,
      isRefining: false,
      asks: { ...current.asks, readBack: times + 1 },
    },
  })
}

/** The fact stays open for a person; where nothing can be done without it, that is said, and the task ends. */
export function leaveOpen(turn: Turn, slotId: string): void {
  const { current } = turn.state
  const task = turn.task()
  const slot = task?.slots.find(({ id }) => id === slotId)
  if (!current || !task || !slot) return
  const values = { ...current.values, [slotId]: { kind: 'left-open' } as const }
  turn.update({ misses: 0 })
  turn.updateCurrent({ values })
  // A paper with more gaps than one is better written by a person.
  const hasGaps = Object.values(current.values).some(({ kind }) => kind === 'left-open')
  if (slot.orElse === 'person' || (hasGaps && !slot.orElse && !task.isForPerson))
    return offerPerson(turn)
  if (slot.orElse && isStuck(task, values)) {
    turn.sayLine(slot.orElse)
    turn.drop('current')
    const key = `stuck ${task.id}`
    const times = turn.state.used[key] ?? 0
    turn.update({ used: { ...turn.state.used, [key]: times + 1 } })
    // The second time there is nothing left to try.
    return times > 0 ? sayGoodbye(turn) : offerMore(turn)
  }
  turn.sayOne(slot.orElse ? deskWords.gotIt : deskWords.leaveOpen)
  prompt(turn)
}

/** Of an email address and a phone number, one is enough. */
function isStuck(task: Task, values: Values): boolean {
  return task.slots.every(({ id, orElse }) => !orElse || values[id]?.kind === 'left-open')
}

import { deskWords } from '@nightdesk/content'
import { offerPerson } from './farewell.ts'
import { sendPaper } from './paper.ts'
import type { Slot, Task } from './script.ts'
import type { Current } from './state.ts'
import type { Turn } from './turn.ts'
import { sayValue, type Value } from './values.ts'

/** Goes on with the task in hand: the next missing fact, what is still open in one, or the read-back. */
export function prompt(turn: Turn): void {
  const { current } = turn.state
  const task = turn.task()
  if (!current || !task) return
  if (current.doubt) return askDoubt(turn, current)
  const problem = task.check?.(current.values, turn.now)
  if (problem) {
    turn.sayLine(problem.line)
    const values = { ...current.values }
    for (const slot of problem.clear) delete values[slot]
    turn.updateCurrent({ values, isReadBack: false })
    sendPaper(turn, 'draft')
    const cleared = task.slots.find(({ id }) => id === problem.clear[0])
    if (cleared && (current.asks[cleared.id] ?? 0) >= mostProblems) return offerPerson(turn)
    if (cleared) return ask(turn, cleared, false)
  }
  const next = nextOpen(task, turn.state.current ?? current)
  if (next) return ask(turn, next.slot, next.isRefining)
  readBack(turn, task)
}

// Whoever insists on what cannot be is better served by a person.
const mostProblems = 2
// And so is whoever cannot make themselves understood.
const mostDoubts = 3

export type Open = { readonly slot: Slot; readonly isRefining: boolean }

// A name is asked for once more, not for ever: after so many questions the fact stands as it is.
const mostRefinements = 2

function nextOpen(task: Task, current: Current): Open | undefined {
  const { values, asks } = current
  const half = task.slots.filter((slot) => {
    const value = values[slot.id]
    const isWorn =
      value !== undefined && standsAsItIs(value) && timesRefined(asks, slot) >= mostRefinements
    return value !== undefined && slot.refine?.(value, values) !== undefined && !isWorn
  })
  // What was said by halves first, while it is fresh in both minds; but nobody is asked the same all the time.
  const fresh = half.find((slot) => timesRefined(asks, slot) < mostRefinements)
  if (fresh) return { slot: fresh, isRefining: true }
  const missing = task.slots.find((slot) => !values[slot.id] && slot.isNeeded(values))
  if (missing) return { slot: missing, isRefining: false }
  return half[0] && { slot: half[0], isRefining: true }
}

/** Good enough to go on with, if the caller has no more to say about it. */
function standsAsItIs(value: Value): boolean {
  return value.kind === 'name' || (value.kind === 'place' && value.place.kind === 'street')
}

function timesRefined(asks: Current['asks'], { id }: Slot): number {
  return asks[`${id} refined`] ?? 0
}

/** Asks for a slot. The words change with every time it is asked for. */
export function ask(turn: Turn, slot: Slot, isRefining: boolean): void {
  const { current } = turn.state
  if (!current) return
  const key = isRefining ? `${slot.id} refined` : slot.id
  const times = current.asks[key] ?? 0
  const value = current.values[slot.id]
  const refined = isRefining && value ? slot.refine?.(value, current.values) : undefined
  if (refined) turn.sayLine(refined[times % refined.length] ?? [])
  else if (turn.state.misses > 0)
    turn.sayLine(slot.askAgain[(turn.state.misses - 1) % slot.askAgain.length] ?? [])
  else turn.sayLine(slot.ask[Math.min(firstWording(turn, times), slot.ask.length - 1)] ?? [])
  turn.updateCurrent({
    asked: slot.id,
    isRefining,
    isReadBack: false,
    asks: { ...current.asks, [key]: times + 1 },
  })
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
  turn.say(deskWords.isThatRight[turn.state.misses % deskWords.isThatRight.length] ?? '')
}

function readBack(turn: Turn, task: Task): void {
  const { current } = turn.state
  if (!current) return
  const times = current.asks.readBack ?? 0
  if (!current.isReadBack) {
    turn.sayOne(deskWords.readBack)
    turn.say(...task.readBack(current.values, turn.now))
  }
  // After "Now I have: at six fifteen," the sentence goes on.
  const isOpenSentence = turn.lastClause()?.endsWith(',')
  const wording = current.isReadBack ? 0 : times % task.shallI.length
  turn.say(isOpenSentence ? deskWords.isThatRight[0] : (task.shallI[wording] ?? ''))
  const { asked: _, ...rest } = current
  turn.update({
    current: {
      ...rest,
      isReadBack: true,
      isRefining: false,
      asks: { ...current.asks, readBack: times + 1 },
    },
  })
}

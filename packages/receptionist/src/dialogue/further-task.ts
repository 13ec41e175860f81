import type { Values } from '../kinds/value.ts'
import type { Slot, Task } from '../script.ts'
import { isForWishes } from './for-wishes.ts'
import { acknowledge, applyFacts } from './apply-facts.ts'
import { readFacts } from './facts.ts'
import { toldOfOther } from './for-another.ts'
import type { Meaning } from './interpret.ts'
import { sendPaper } from './paper.ts'
import { beginTask, finishTask } from './tasks.ts'
import type { Turn } from './turn.ts'

const oneMore = '(?:another|a second|one more|an extra|an additional|a separate|a new)'

/** "I need another room", while a booked one is changed: a task of its own, which comes after this one. */
function furtherTask({ script, state }: Turn, text: string): Task | undefined {
  return script.tasks.find(
    ({ id, calledBy, isForPerson }) =>
      calledBy !== undefined &&
      !isForPerson &&
      id !== state.current?.task &&
      new RegExp(`\\b${oneMore} (?:\\w+ )?${calledBy}\\b`, 'i').test(text),
  )
}

/** Beside a yes: what was read back is sent, and the further one begins. Nothing that is told of it changes the first. */
export function takeFurther(turn: Turn, rest: Meaning): boolean {
  const task = furtherTask(turn, rest.text)
  const before = turn.state.current?.values
  const first = turn.task()
  if (!task || !before || !first || rest.matter || rest.topics.length > 0) return false
  finishTask(turn, () => {
    beginTask(turn, task.id)
    const { name, caller, ...own } = turn.state.current?.values ?? {}
    const isTheirs = toldOfOther(rest.text).isForAnother
    const who = isTheirs ? {} : { ...(name && { name }), ...(caller && { caller }) }
    turn.updateCurrent({ values: { ...own, ...who, ...sameAs(task, first, before, rest.text) } })
    sendPaper(turn, 'draft')
    acknowledge(turn, applyFacts(turn, readFacts(turn, rest)))
  })
  return true
}

/** "The same nights": as it is told of the first, or stands there from before. */
function sameAs({ slots }: Task, first: Task, values: Values, text: string): Values {
  if (!/\bsame\b/i.test(text)) return {}
  const shared = slots.filter((slot) => !slot.isAboutCaller && !isForWishes(slot))
  const known = ({ id, tags }: Slot) => {
    const alike = first.slots.filter((slot) => slot.tags?.some((tag) => tags?.includes(tag)))
    const day = alike.map((slot) => values[slot.id]).find((value) => value?.kind === 'day')
    return values[id] ?? day
  }
  return Object.fromEntries(
    shared.flatMap((slot) => {
      const value = known(slot)
      return value ? [[slot.id, value] as const] : []
    }),
  )
}

import { deskWords } from '@nightdesk/content'
import { isDenied } from '../kinds/no-wish.ts'
import { isForWishes } from './for-wishes.ts'
import { applyFacts } from './apply-facts.ts'
import { freshFacts, readFacts } from './facts.ts'
import type { Meaning } from './interpret.ts'
import { refusedOf } from './named-wish.ts'
import { beside, isOffered } from './refusals.ts'
import { doneTask, takeUpAgain } from './tasks.ts'
import type { Turn } from './turn.ts'

/** "That's not a request", "they don't need the special shower": it is wished no more, and what is told beside it counts. */
export function withoutDenied(turn: Turn, meaning: Meaning): Meaning {
  if (turn.task()?.isForPerson) return meaning
  const gone = deniedWishes(turn, meaning)
  const refused = meaning.refusals.of.filter(
    (one) => isOffered(turn.script, one) || refusedOf(turn.script, gone, one).length > 0,
  )
  const told = beside(meaning, refused)
  if (gone.length === 0) return told
  const rest = forgetting(turn, told, gone)
  if (!hasNews(turn, rest)) return meaning
  takeOff(turn, gone)
  turn.sayOne(deskWords.takenOut)
  noteTakenOut(turn)
  return rest
}

/** The wishes that are said to be none, or to be wanted no more. */
export function deniedWishes(turn: Turn, { text, refusals }: Meaning): readonly string[] {
  const wishes = standingWishes(turn)
  if (wishes.length === 0) return []
  if (isDenied(text)) return wishes.slice(-1)
  const gone = refusals.of.flatMap((one) => refusedOf(turn.script, wishes, one))
  return wishes.filter((wish) => gone.includes(wish))
}

export function takeOff(turn: Turn, gone: readonly string[]): void {
  const wishes = standingWishes(turn).filter((wish) => !gone.includes(wish))
  if (!turn.state.current) takeUpAgain(turn)
  const slot = turn.task()?.slots.find(isForWishes)
  if (slot) applyFacts(turn, [{ slot: slot.id, value: { kind: 'wishes', wishes } }])
}

/** Whoever asks later hears that it is out. */
export function noteTakenOut(turn: Turn): void {
  const asks = turn.state.current?.asks ?? {}
  turn.updateCurrent({ asks: { ...asks, takenOut: (asks.takenOut ?? 0) + 1 } })
}

/** What is only told, and was never asked for: the words of a message are no wish. */
function standingWishes(turn: Turn): readonly string[] {
  const { current, memory } = turn.state
  const task = current ? turn.task() : doneTask(turn)
  const slot = task?.isForPerson ? undefined : task?.slots.find(isForWishes)
  const values = current?.values ?? (task && memory[task.id])
  const value = slot && slot.ask.length === 0 ? values?.[slot.id] : undefined
  return value?.kind === 'wishes' ? value.wishes : []
}

/** The no was said to the wish, and so was what sounded like another. */
function forgetting(turn: Turn, meaning: Meaning, gone: readonly string[]): Meaning {
  const isOfIt = (topic: string) =>
    turn.script.answers.some(
      ({ id, wish }) => id === topic && wish !== undefined && gone.includes(wish),
    )
  const isReadBack = turn.state.current?.isReadBack === true
  const isDenial = isDenied(meaning.text)
  const { afterYes: _, ...own } = meaning
  return {
    ...own,
    spans: meaning.spans.filter(({ slot }) => !(isDenial && slot === 'wish')),
    topics: meaning.topics.filter(
      (topic) => !isOfIt(topic) || meaning.refusals.topicsBeside.includes(topic),
    ),
    // What was read back is another now: a yes to it sends nothing.
    yesNo: meaning.yesNo === 'no' || isReadBack ? undefined : meaning.yesNo,
  }
}

function hasNews(turn: Turn, rest: Meaning): boolean {
  const values = turn.state.current?.values ?? {}
  if (rest.topics.length > 0 || rest.further || rest.matter) return true
  return freshFacts(readFacts(turn, rest), values).some(({ value }) => value.kind !== 'wishes')
}

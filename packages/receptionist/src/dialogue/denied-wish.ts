import { deskWords } from '@nightdesk/content'
import { isDenied } from '../kinds/no-wish.ts'
import { isForWishes } from './for-wishes.ts'
import { applyFacts } from './apply-facts.ts'
import { freshFacts, readFacts } from './facts.ts'
import type { Meaning } from './interpret.ts'
import { namedWish } from './named-wish.ts'
import type { Turn } from './turn.ts'

const unneeded =
  /\b(?:no need (?:for|of)|without|forget(?: about)?|skip|(?:(?:do|does|did|wo)n['’]?t|(?:do|does|did|will) not) (?:really |even |actually |need to )*(?:need|want|require|have)) (?:(?:the|that|this|any|an?|those|all that) )((?:(?!\b(?:just|only|but|and|put|please|they|we|he|she|i|so|because)\b)[\w'’-]+ ?){1,5})/i

/** "That's not a request", "they don't need the special shower": it is wished no more, and what is told beside it counts. */
export function withoutDenied(turn: Turn, meaning: Meaning): Meaning {
  const gone = deniedWish(turn, meaning)
  if (gone === undefined) return meaning
  const rest = forgetting(turn, meaning, gone)
  if (!hasNews(turn, rest)) return meaning
  takeOff(turn, gone)
  turn.sayOne(deskWords.takenOut)
  return rest
}

/** The wish that is said to be none, or to be needed no more. */
export function deniedWish(turn: Turn, { text }: Meaning): string | undefined {
  const wishes = standingWishes(turn)
  if (wishes.length === 0) return undefined
  if (isDenied(text)) return wishes.at(-1)
  const [, about] = unneeded.exec(text) ?? []
  return about === undefined ? undefined : namedWish(turn.script, wishes, about)
}

export function takeOff(turn: Turn, gone: string): void {
  const slot = turn.task()?.slots.find(isForWishes)
  const wishes = standingWishes(turn).filter((wish) => wish !== gone)
  if (slot) applyFacts(turn, [{ slot: slot.id, value: { kind: 'wishes', wishes } }])
}

/** What is only told, and was never asked for: the words of a message are no wish. */
function standingWishes(turn: Turn): readonly string[] {
  const task = turn.task()
  const slot = task?.isForPerson ? undefined : task?.slots.find(isForWishes)
  const value = slot && slot.ask.length === 0 ? turn.state.current?.values[slot.id] : undefined
  return value?.kind === 'wishes' ? value.wishes : []
}

/** The no was said to the wish, and so was what sounded like another. */
function forgetting(turn: Turn, meaning: Meaning, gone: string): Meaning {
  const isOfIt = (topic: string) =>
    turn.script.answers.some(({ id, wish }) => id === topic && wish === gone)
  const isDenial = isDenied(meaning.text)
  return {
    ...meaning,
    spans: meaning.spans.filter(({ slot }) => !(isDenial && slot === 'wish')),
    topics: meaning.topics.filter((topic) => !isOfIt(topic)),
    yesNo: meaning.yesNo === 'no' ? undefined : meaning.yesNo,
  }
}

function hasNews(turn: Turn, rest: Meaning): boolean {
  const values = turn.state.current?.values ?? {}
  return freshFacts(readFacts(turn, rest), values).some(({ value }) => value.kind !== 'wishes')
}

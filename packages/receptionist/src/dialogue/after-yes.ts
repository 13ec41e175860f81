import { deskWords } from '@nightdesk/content'
import { asToldNow, isCheck, isNoWish, withoutTag } from '../kinds/no-wish.ts'
import { ofTheCaller, plainWish, withoutTeller } from '../kinds/plain-wish.ts'
import { printValue } from '../kinds/kinds.ts'
import { asSaid } from '../kinds/text.ts'
import type { Values } from '../kinds/value.ts'
import type { Task } from '../script.ts'
import { admitUnknown, answerQuestions, noteWish } from './answers.ts'
import { isForWishes } from './for-wishes.ts'
import { acknowledge, applyFacts } from './apply-facts.ts'
import { freshFacts, readFacts } from './facts.ts'
import { takeFurther } from './further-task.ts'
import type { Meaning } from './interpret.ts'
import { contentOf } from './named-wish.ts'
import { isNeedless } from './needs-none.ts'
import { prompt } from './prompt.ts'
import { finishTask } from './tasks.ts'
import type { Turn } from './turn.ts'

const asksFor =
  /\b(?:let (?:them|him|her|['’]?em|the \w+|your \w+) know|should|shouldn['’]t|need|needs|want|wants|make sure|please|have (?:them|him|her|somebody|someone)|tell|text|can you|could you|don['’]t|only|also|prefer|rather|must|has to|have to|gotta)\b/i
const fewestWords = 3
const leads = /^\W*(?:(?:oh|and|also|plus|but|so|well|um|uh|then|just)\b\W*)+/i

/** A yes, and more in the next sentence: facts are read back, a question is answered once all is sent, a wish is noted. */
export function takeAfterYes(turn: Turn, rest: Meaning): boolean {
  const { current } = turn.state
  const values = current?.values ?? {}
  if (isTagQuestion(turn, rest)) {
    finishTask(turn, () => {
      const isAnswered = answerQuestions(turn, rest) || sayWhatStands(turn, rest, values)
      if (!isAnswered) admitUnknown(turn, rest)
    })
    return true
  }
  if (takeFurther(turn, rest)) return true
  if (isToldToDesk(turn, rest)) return noteBeside(turn, rest.text)
  const has = (ids: readonly string[]) => ids.some((id) => rest.intents.has(id))
  if (!current || rest.matter || rest.yesNo === 'no' || has(['drop', 'unsure', 'wait', 'change']))
    return false
  const all = readFacts(turn, rest)
  const facts = all.filter(({ value }) => value.kind !== 'left-open')
  if (facts.length < all.length && facts.length === 0) {
    applyFacts(turn, all)
    finishTask(turn)
    return true
  }
  if (freshFacts(facts, current.values).length > 0) {
    acknowledge(turn, applyFacts(turn, facts))
    answerQuestions(turn, rest)
    prompt(turn)
    return true
  }
  if (rest.topics.length > 0 || rest.isOtherQuestion) {
    finishTask(turn, () => {
      if (!answerQuestions(turn, rest)) admitUnknown(turn, rest)
    })
    return true
  }
  const isNote = isStatement(rest) && !isParting.test(rest.text) && !isNeedless(rest.text)
  if (isNote && noteBeside(turn, rest.text)) return true
  finishTask(turn)
  return true
}

/** "And nobody's gonna sell my number, right?" */
function isTagQuestion(turn: Turn, rest: Meaning): boolean {
  const values = turn.state.current?.values ?? {}
  const news = freshFacts(readFacts(turn, rest), values)
  return isCheck(rest.text) && !rest.matter && news.every(({ value }) => value.kind === 'wishes')
}

const question =
  /\?|(?:^|\b(?:and|but|so|oh|also)\s+)(?:what|when|where|how|why|who|whose|which|do|does|did|is|are|can|could|will|would|should|may)(?:['’]s)? /i
const isParting =
  /\b(?:thanks?|thank you|bye|see you|that['’]?s (?:it|all|everything)|nothing else|all set|(?:i|we)['’](?:m|re) (?:good|done|fine)|look(?:ing)? forward|appreciate|great day|good (?:day|night|one)|hold on|hang on|wait|(?:send|book|submit|confirm) (?:it|that)|pass it on|go ahead)\b/i
const isStatement = ({ text, words }: Meaning): boolean =>
  words >= fewestWords && !question.test(text)

const yesBut =
  /^\W*(?:yes|yeah|yep|yup|sure|okay|ok|right|fine|perfect|great|good)\b[^.?!]{0,20}?\bbut\s+((?:\S+\s+){2,}\S+)/i

/** "Okay, but nobody tells my brother": what follows is for the note. */
export function noteAfterBut(turn: Turn, { text }: Meaning): boolean {
  const rest = yesBut.exec(text)?.[1]
  if (!rest || question.test(rest) || isParting.test(rest) || !isOrder(rest)) return false
  return noteBeside(turn, rest)
}

/** "And nobody should knock before noon": whatever hour is marked in it, all of it is for the note. */
function isToldToDesk(turn: Turn, rest: Meaning): boolean {
  const isAlong = rest.topics.length === 0 && hasAlong.test(rest.text)
  if (
    !(isOrder(rest.text) || isAlong) ||
    !isStatement(rest) ||
    isParting.test(rest.text) ||
    isNeedless(rest.text) ||
    rest.matter
  )
    return false
  return readFacts(turn, rest).every(({ value }) => value.kind === 'wishes')
}

// "The driver can put the walker in, can't he?" asks what is done, and not what stands there.
const ofOthers =
  /\b(?:the driver|he|she|they|somebody|someone)(?:['’]ll| (?:can|will|could|would|does|is going to|is gonna))\b/i

/** "And you've got Bell with a B, right?": the fact as it stands on the paper that was sent. */
function sayWhatStands(turn: Turn, { text }: Meaning, values: Values): boolean {
  const task = turn.script.tasks.find(({ id }) => id === turn.state.lastDone?.task)
  const said = contentOf(text)
  const isSaid = (id: string) => contentOf(printValue(values[id])).some((one) => said.includes(one))
  const slot = ofOthers.test(text) ? undefined : task?.slots.find(({ id }) => isSaid(id))
  const spoken = slot ? (task?.sayFact(slot.id, values, turn.now) ?? []) : []
  if (spoken.length === 0) return false
  turn.sayOne(deskWords.onPaper)
  turn.say(...spoken)
  return true
}

/** Whether words ask the desk for something, or tell it what it has to know. */
export const isOrder = (text: string): boolean => asksFor.test(text) || tells.test(text)

// "And I have a dog with me" is answered, where there is an answer.
const hasAlong = /\b(?:we['’]ve got|(?:we|i)(?:['’]ll| will)? have|there['’](?:s|ll be))\b/i

const tells =
  /\b(?:nobody|no one|send|leave|keep|bring|buzz|knock|ring|surprise|birthday|anniversary|honeymoon|secret|hush|mum['’]s the word|allergic|pregnant|blind|deaf|crutches|get (?:us|me|him|her))\b/i

/** "Yeah. Oh, and they should text me": in the caller's own words, and heard before it is sent. */
export function noteBeside(turn: Turn, text: string): boolean {
  const task = turn.task()
  if (!task?.slots.some(isForWishes) || isNoWish(text)) return false
  const words = withoutTeller(withoutTag(asToldNow(text.replace(leads, ''))))
  const told = task.slots.map((slot) => slot.asTold?.(words, turn.now)).find(Boolean)
  // A note for a person stays as it was told.
  const wish = told ?? (task.isForPerson ? words : ofTheCaller(plainWish(words)))
  if (!isWritable(turn, task, wish)) return false
  noteWish(turn, wish)
  turn.sayOne(deskWords.readAgain)
  // Of a note that was read back before, what is added is heard.
  if (task.isForPerson) turn.say(`${asSaid(words, longestAdded)},`)
  else turn.say(...task.sayFact('wish', turn.state.current?.values ?? {}, turn.now))
  prompt(turn)
  return true
}

const longestAdded = 200

/** "It's just a call back", beside a yes, adds nothing to a note for a call. */
function isWritable({ now }: Turn, { slots }: Task, wish: string): boolean {
  const slot = slots.find((one) => isForWishes(one) && one.ask.length > 0)
  return !slot || slot.read(wish, { now, by: 'speech', tag: slot.id, values: {} }) !== undefined
}

import { isForWishes } from './for-wishes.ts'
import { deskWords, type Line, type Lines, type SpokenAnswer } from '@nightdesk/content'
import { isSameValue } from '../kinds/kinds.ts'
import { addWish, isTakenBack, isUnneeded } from '../kinds/wishes.ts'
import type { Values } from '../kinds/value.ts'
import { answerOf, isLed, tagsOf } from '../script.ts'
import { applyFacts } from './apply-facts.ts'
import { readSpans } from './facts.ts'
import { offerMore, offerToKnow } from './farewell.ts'
import { isToldIn } from './its-aspects.ts'
import { isLimitAsked, isUntold, withItsPrice } from './its-price.ts'
import { blotted } from './refusals.ts'
import { doneTask, takeUpAgain } from './tasks.ts'
import type { Meaning } from './interpret.ts'
import { insistsOnAnswer } from './only-asks.ts'
import type { Turn } from './turn.ts'

const mostAnswers = 2
const mostOffers = 2

/** Answers what this desk knows; two questions in one breath have two answers. */
export function answerQuestions(turn: Turn, meaning: Meaning): boolean {
  const known = answersTo(turn, meaning)
  if (known.length === 0) return false
  const answers = known.flatMap((answer) =>
    isGivenAlready(turn, answer, meaning) ? toldOtherwise(turn, answer) : [answer],
  )
  turn.update({
    answered: [...known.map(({ id }) => id), ...turn.state.answered].slice(0, latest),
    lately: known[0]?.id ?? '',
  })
  if (answers.length === 0 || isSaidAlready(turn, answers, meaning)) {
    admitUnknown(turn, meaning, answers.length === 0 ? deskWords.allKnown : deskWords.offTopic)
    if (!turn.state.offer && !turn.state.current) offerToKnow(turn, meaning.text)
    return true
  }
  const text = blotted(meaning.text, meaning.refused ?? [], '.')
  const isWished = (answer: SpokenAnswer) => answer.wish && !isNoted(turn, wishOf(answer, text))
  if (answers.some(isWished)) takeUpAgain(turn)
  for (const answer of answers) {
    turn.sayNew(workedOut(turn, answer, meaning) ?? answer.answer)
    if (turn.state.current) turn.sayNew(answer.promise ?? [])
    if (answer.wish) noteWish(turn, wishOf(answer, text))
  }
  const isLimit = isLimitAsked(turn, answers, meaning)
  if (isLimit) turn.sayNew(turn.script.limit ?? [])
  // Who knows was named already: that was the other question.
  const beside =
    !isLimit && (meaning.isOtherBeside || isUntold(turn.script, answers, meaning))
      ? (turn.script.unknownBeside ?? unknownBeside)
      : undefined
  if (beside) {
    turn.leaveUnsettled(meaning.text)
    turn.sayNew(beside.answer)
  }
  turn.update({ misses: 0, answersInARow: turn.state.answersInARow + 1 })
  if (!turn.state.current) offerNext(turn, beside ? [beside] : answers, meaning)
  return true
}

function answersTo(
  { script, state }: Turn,
  { topics, text, aspects }: Meaning,
): readonly SpokenAnswer[] {
  const task = (state.current ?? state.lastDone)?.task
  const meant = topics.map((topic) => script.topicIn?.(topic, task, text) ?? topic)
  return (
    [...new Set(withItsPrice(script, meant, aspects, state.lately))]
      .slice(0, mostAnswers)
      .map((topic) => answerOf(script, topic))
      .filter((answer) => answer !== undefined)
      // "No connecting rooms": what is not wanted is not offered once more.
      .filter(({ wish }) => !wish || !(isTakenBack(wish, text) || isUnneeded(wish, text)))
  )
}

/** What is asked beside a matter for a person is answered, and nothing is offered for it. */
export function answerBeside(turn: Turn, meaning: Meaning): void {
  const known = answersTo(turn, meaning)
  for (const answer of known) turn.sayNew(workedOut(turn, answer, meaning) ?? answer.answer)
  turn.update({ answered: [...known.map(({ id }) => id), ...turn.state.answered].slice(0, latest) })
}

const latest = 3
const again =
  /\b(?:again|repeat|once more|one more time|remind|what was|what were|did you say|you said|sorry|pardon|hear)\b/i

/** Who asks once more, in other words, did not want that answer; who did not hear it says so. */
function isGivenAlready(turn: Turn, answer: SpokenAnswer, { text, intents }: Meaning): boolean {
  const { id, offer } = answer
  const isSameWords = turn.state.echo.times > 1
  const isAskedAgain =
    isSameWords || again.test(text) || intents.has('repeat') || insistsOnAnswer(text)
  const isOfTask = offer !== undefined && turn.script.tasks[0]?.id === offer.task
  const isOften = turn.state.answered.filter((one) => one === id).length >= mostAnswers
  if ((isToldIn(answer, text) && !isOften) || id === turn.script.severalTopic) return false
  return !isAskedAgain && !isOfTask && turn.state.answered.includes(id)
}

/** Whoever asks for it once more hears more of it, where there is more. */
function toldOtherwise(turn: Turn, answer: SpokenAnswer): readonly SpokenAnswer[] {
  const key = `told otherwise ${answer.id}`
  if (!answer.again || turn.state.used[key]) return []
  turn.update({ used: { ...turn.state.used, [key]: 1 } })
  return [{ ...answer, answer: answer.again }]
}

const notAnswered =
  /\b(?:not what i|i (?:mean|meant|asked|said)|you (?:said|already|keep|just)|doesn['’]t (?:quite )?answer|repeating|even)\b|^\W*(?:no|right|okay|yeah|yes),? (?:but|i)\b/i

/** "That's not what I asked" is not answered by the same words once more. */
function isSaidAlready(turn: Turn, answers: readonly SpokenAnswer[], { text }: Meaning): boolean {
  const [answer, ...others] = answers
  if (!answer || others.length > 0 || answer.answer.length === 0) return false
  if (isToldIn(answer, text) || insistsOnAnswer(text)) return false
  return notAnswered.test(text) && answer.answer.every((clause) => turn.state.said.includes(clause))
}

const unknownBeside: SpokenAnswer = { id: 'unknown-beside', answer: deskWords.offTopicBeside }

/** What is wished, in the caller's words where they say more than ours. */
function wishOf({ wish = '', wishIn }: SpokenAnswer, text: string): string {
  return wishIn?.exec(text)?.[0].trim() ?? wish
}

function workedOut(turn: Turn, answer: SpokenAnswer, meaning: Meaning): Line | undefined {
  const values = turn.state.current?.values ?? toldFor(turn, answer.offer?.task, meaning)
  return turn.script.workOut?.(answer.id, values, turn.state.memory)
}

/** "What are two nights in a king?": the facts for it are in the question, or were told before. */
function toldFor(turn: Turn, id: string | undefined, { spans, by }: Meaning): Values {
  const task = turn.script.tasks.find((entry) => entry.id === id)
  if (!task) return {}
  const telling = { task, values: {}, now: turn.now, by }
  const facts = readSpans([...turn.state.told, ...spans], telling)
  return Object.fromEntries(facts.map(({ slot, value }) => [slot, value]))
}

/** "What do you charge for the dog?", once all is done: the dog stands on the paper that was sent. */
function isNoted(turn: Turn, wish: string): boolean {
  const done = doneTask(turn)
  const slot = done?.slots.find(isForWishes)
  const known = done && slot ? turn.state.memory[done.id]?.[slot.id] : undefined
  return known !== undefined && isSameValue(addWish(known, wish), known)
}

/** What is promised stands on the paper, now or when there is one. */
export function noteWish(turn: Turn, wish: string): void {
  const slot = turn.task()?.slots.find(isForWishes)
  const before = slot && turn.state.current?.values[slot.id]
  const value = addWish(before, wish)
  if (slot && value) applyFacts(turn, [{ slot: slot.id, value }])
  turn.remember([{ slot: 'wish', text: wish, from: 0, to: 0, confidence: 1 }])
}

/** What goes well with the answer is offered, but not again and again. */
export function offerNext(turn: Turn, answers: readonly SpokenAnswer[], meaning: Meaning): void {
  const offer = answers.length === 1 ? answers[0]?.offer : undefined
  const key = `offered ${offer?.task}`
  const times = turn.state.used[key] ?? 0
  // What was done in this call is not offered once more.
  const isDone = offer && (turn.state.memory[offer.task] !== undefined || isHad(turn, offer.task))
  if (offer && !isDone && times < mostOffers) {
    const { task, choice } = offer
    turn.say(offer.ask)
    turn.update({
      offer: { kind: 'task', task, ...(choice ? { choice } : {}) },
      used: { ...turn.state.used, [key]: times + 1 },
    })
  } else if (!offerFirstTask(turn, meaning) && isTimeForMore(turn)) offerMore(turn)
}

function isTimeForMore({ script, state }: Turn): boolean {
  return script.asksForMore === true || state.answersInARow % 2 === 0
}

/** "I'm in 407": whoever has one already is offered none. */
const isHad = ({ script, state }: Turn, task: string): boolean =>
  state.used[hasOne] !== undefined && script.tasks[0]?.id === task

/** Once told, it holds for the whole call. */
export function noticeHad(turn: Turn, text: string): void {
  if (turn.script.hasOne?.(text)) turn.update({ used: { ...turn.state.used, [hasOne]: 1 } })
}

const hasOne = 'has one'

/** "How long is it to LaGuardia?": whoever tells the way may want to go it. "I run an office on Maiden Lane" tells none. */
function offerFirstTask(turn: Turn, { text, spans }: Meaning): boolean {
  const [task] = turn.script.tasks
  const { offerTask } = turn.script
  const isTold = task?.slots.some(
    (slot) =>
      !slot.isAboutCaller &&
      spans.some((span) => tagsOf(slot).includes(span.slot) && isLed(text, span, slot)),
  )
  const times = turn.state.used.offeredTask ?? 0
  if (!task || !isTold || !offerTask || times >= mostOffers || isHad(turn, task.id)) return false
  turn.say(offerTask)
  turn.update({
    offer: { kind: 'task', task: task.id },
    used: { ...turn.state.used, offeredTask: times + 1 },
  })
  return true
}

/** "I'm not booking yet. Does it send texts?": what was in hand is not, and the question is answered. */
export function dropAndAnswer(turn: Turn, meaning: Meaning): boolean {
  if (meaning.topics.length === 0 && !meaning.isOtherQuestion) return false
  turn.drop('current')
  if (!answerQuestions(turn, meaning)) admitUnknown(turn, meaning)
  if (!turn.state.offer) offerMore(turn)
  return true
}

const mostReferred = 2

/** A question nobody here can answer: said so, and who can, where somebody is at hand; or one way back. */
export function admitUnknown(
  turn: Turn,
  meaning?: Meaning,
  words: Lines = deskWords.offTopic,
): void {
  if (meaning) turn.leaveUnsettled(meaning.text)
  turn.sayOne(words)
  const { script, state } = turn
  const times = state.used[referred] ?? 0
  if (!script.refersOn || state.current || !meaning) return
  if (times >= mostReferred) return offerMore(turn)
  turn.sayLine(script.offerPerson)
  turn.update({
    offer: { kind: 'person', about: meaning.text },
    used: { ...state.used, [referred]: times + 1 },
  })
}

const referred = 'referred on'

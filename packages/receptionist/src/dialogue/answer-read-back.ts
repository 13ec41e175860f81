import { deskWords } from '@nightdesk/content'
import { printValue, sayValue } from '../kinds/kinds.ts'
import type { Value } from '../kinds/value.ts'
import type { Task } from '../script.ts'
import type { Current } from '../state.ts'
import { noteAfterBut, noteBeside, takeAfterYes } from './after-yes.ts'
import { type Fact, freshFacts, readFacts } from './facts.ts'
import { dropTask, offerPerson } from './farewell.ts'
import { isForWishes } from './for-wishes.ts'
import type { Meaning } from './interpret.ts'
import { pointedAt } from './pointed-at.ts'
import { ask, prompt } from './prompt.ts'
import { finishTask } from './tasks.ts'
import { clearWhen } from './when-it-was.ts'
import type { Turn } from './turn.ts'
import { startsWithNo, startsWithYes } from './yes-no.ts'

const mostTimes = 2
const shortYes = 5

/** The answer to "Should I send it?": a yes sends what was read back, and nothing else. */
export function answerReadBack(turn: Turn, meaning: Meaning): boolean {
  const { current } = turn.state
  const task = turn.task()
  if (!current?.isReadBack || !task) return false
  // A yes or a no to "What should I change?" is none to what was read back before it: that is asked once more.
  const isChanging = current.asks.whatChange === current.asks.readBack
  if (meaning.afterYes && !isChanging && takeAfterYes(turn, meaning.afterYes)) return true
  const facts = readFacts(turn, meaning)
  const news = freshFacts(facts, current.values)
  // "Yep, with the suite now" asks nothing.
  const isAgreed = meaning.yesNo === 'yes' && facts.length > 0 && meaning.words <= shortYes
  const isAsked = (meaning.topics.length > 0 && !isAgreed) || meaning.isOtherQuestion
  if (news.length > 0 || isAsked) return false
  if (clearWhen(turn, meaning) || pointsAt(turn, meaning, facts)) return true
  if (isCallerKnown(turn, meaning, facts)) return true
  const reservation = facts.length === 0 ? yesBut.exec(meaning.text)?.[1] : undefined
  if (reservation && !meaning.text.includes('?') && noteBeside(turn, reservation)) return true
  if (facts.length === 0 && noteAfterBut(turn, meaning)) return true
  if (isYes(meaning, task, facts.length)) {
    if (isChanging) prompt(turn)
    else finishTask(turn)
    return true
  }
  // "No, Tuesday is the old one", and so it stands: it is heard once more, and nothing is asked.
  if (facts.length > 0 && meaning.yesNo !== 'yes' && !isChanging && !missesSomething(meaning)) {
    turn.updateCurrent({ isReadBack: false })
    prompt(turn)
    return true
  }
  if (startsWithNo(meaning.text) && isKept(meaning.text, current.values.name)) return keep(turn)
  const isOpen = isChanging || (isMessage(task) && isMoreOfIt(turn, meaning))
  const isTold = isOpen && !meaning.yesNo && facts.length === 0 && isNote(meaning)
  if (isTold && noteBeside(turn, meaning.text)) return true
  if (missesSomething(meaning)) {
    askWhatToChange(turn, current)
    return true
  }
  if (meaning.intents.has('unsure') || meaning.yesNo !== 'no') return false
  if (task.isDroppedByNo || meaning.intents.has('drop')) dropTask(turn)
  else if (isChanging) prompt(turn)
  else askWhatToChange(turn, current)
  return true
}

// "Yes, but say that it was charged twice": what follows is for the note.
const yesBut =
  /^\W*(?:yes|yeah|yep|sure|okay|ok|right|fine)\b[^.?!]{0,20}?\bbut ((?:say|write|put|note|tell|make sure|mention|it['’]s|they|he|she|please)\b\s*(?:\S+ ){3,}\S+)/i

// "Please add it", "take out the ten o'clock", "not until it says Friday": nobody who says so agrees.
const reserved =
  /\b(?:no|not|only if|unless|until|before|add|take (?:out|off|that)|remove|without|wrong|instead|fix|change|put|\w+n['’]t)\b/i
const orders =
  /\b(?:book|send|cancel|order|reserve|confirm|schedule|submit|place|go ahead|do (?:it|that)|set it up|move it|pass it on)\b/i

const missing =
  /\b(?:add|put|take (?:out|off)|remove|fix|change|only if|unless|until|missing|left out|forgot|(?:didn|don)['’]t hear)\b/i

/** "I don't hear the oven in there": what was read back is not all. */
const missesSomething = ({ text }: Meaning) => missing.test(text) && !startsWithYes(text)

const agreesAfterNo =
  /\b(?:book|send|go ahead|do it|problem|looks good|perfect|correct|that['’]s (?:right|fine|it|all|good|everything))\b/i

// Of a note that only has to be passed on, "no, that's fine, thank you" wants nothing changed.
const nothingElse =
  /^\W*(?:no\W+)?(?:that['’]s|that is|it['’]s) (?:fine|okay|ok|all|it|right|good|everything|perfect)\b/i

/** "Is it still under Stacy?", "did you change the date": whoever asks has not agreed yet. */
const asksOfIt =
  /^\W*(?:(?:so|and|but|wait|hang on|hold on|well|then|okay|ok|um|uh|hey|sorry)\b\W*)*(?:(?:is|are|was|were|isn['’]t|aren['’]t|does|doesn['’]t|has|did|didn['’]t|(?:will|won['’]t)(?! you\b)) (?:it|that|this|they|he|she|you|there|i|we|my|his|her|our|the)\b|(?:do|don['’]t|have|haven['’]t) (?:you|they|we|i)\b|you(?:['’]ve| have)? (?:got|have|put|wrote|changed|fixed) (?!(?:it|that|this|everything)\b)|what(?:['’]s)? (?:name|time|day|date|number|is|was|did|about)\b|which \w+ (?:is|did|do)\b)(?!.*\b(?:send|book|do|submit) (?:it|that)(?: (?:then|now|please|on))*\W*$)/i

function isYes(meaning: Meaning, task: Task, facts: number): boolean {
  const { yesNo, intents, sure, text, words, spans } = meaning
  // "No. Look, one of them has a king": whatever else is read in it, nothing is sent by a no.
  if (startsWithNo(text) && !agreesAfterNo.test(text)) return false
  if (asksOfIt.test(text) && !startsWithYes(text)) return false
  if (task.isForPerson && nothingElse.test(text) && facts === 0) return true
  if (yesNo === 'yes') return !missesSomething(meaning)
  const isReserved = reserved.test(text)
  const isBare = words <= shortYes && spans.length === 0
  const has = (ids: readonly string[]) => ids.some((id) => intents.has(id))
  // "Cancel it", "go ahead and book it": to want it once more is a yes.
  const isWanted =
    !yesNo && isBare && orders.test(text) && task.intents.some((intent) => sure.has(intent))
  // "Yes, tomorrow at six", "Thursday, nine thirty, good": what we said, once more.
  const isRepeated =
    (facts > 1 || (intents.has('yes') && !isBare)) && !has(['no', 'unsure', 'wait'])
  // "That's perfect, thanks a million": nobody thanks for what is wrong.
  const isThanked =
    sure.has('thanks') &&
    !/\b(?:good)?bye\b/i.test(text) &&
    !has(['no', 'drop', 'bye', 'unsure', 'refuse', 'wait', ...(task.dropIntents ?? [])])
  return !isReserved && (isRepeated || isThanked || isWanted)
}

const fewestTold = 5

/** A task that takes down words: whatever is told on its read-back, and points at no fact of it, is more of them. */
const isMessage = ({ slots }: Task) =>
  slots.some((slot) => isForWishes(slot) && slot.ask.length > 0)
const isMoreOfIt = (turn: Turn, { text, words, spans }: Meaning) =>
  words >= fewestTold && spans.length === 0 && !pointedAt(turn, text)

const talk = [
  'thanks',
  'bye',
  'hello',
  'repeat',
  'wait',
  'unsure',
  'human',
  'robot',
  'drop',
  'upset',
]

/** Words that may say what to change, though none of the facts. */
const isNote = ({ intents, text, words }: Meaning) =>
  words > 1 && !text.includes('?') && !talk.some((id) => intents.has(id))

/** Remembers after which read-back it was asked; whoever has no answer to it is offered a person. */
function askWhatToChange(turn: Turn, { asks }: Current): void {
  const times = asks.changes ?? 0
  turn.updateCurrent({ asks: { ...asks, whatChange: asks.readBack ?? 0, changes: times + 1 } })
  if (times >= mostTimes) offerPerson(turn)
  else turn.sayOne(deskWords.whatChange)
}

/** "I need to change that": what was done is in hand again, and nothing of it is other than before. */
export function askForChange(turn: Turn, meaning: Meaning): void {
  const { current } = turn.state
  if (!current || pointsAt(turn, meaning)) return
  const asks = { ...current.asks, readBack: 0 }
  turn.updateCurrent({ isReadBack: true, asks })
  askWhatToChange(turn, { ...current, asks })
}

/** "I'm Angela, put down that I'm paying", and so it stands there. */
function isCallerKnown(turn: Turn, meaning: Meaning, facts: readonly Fact[]): boolean {
  const isTold = facts.some(({ slot }) => slot === 'caller')
  if (!isTold || !missesSomething(meaning)) return false
  turn.sayOne(deskWords.onPaper)
  turn.say(...sayValue(turn.state.current?.values.caller, turn.now))
  prompt(turn)
  return true
}

/** "No, leave it in Teresa's name", and so it stands: it is heard once more. */
function keep(turn: Turn): boolean {
  turn.updateCurrent({ isReadBack: false })
  prompt(turn)
  return true
}

/** Whether what stands there is said once more. */
function isKept(text: string, value: Value | undefined): boolean {
  if (value?.kind !== 'name') return false
  const said = text.toLowerCase().split(/[^\p{L}]+/u)
  return printValue(value)
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word) => word.length > 2 && said.includes(word))
}

/** "The time is wrong": that fact is asked for again. */
function pointsAt(
  turn: Turn,
  { text, yesNo, intents, words }: Meaning,
  facts: readonly Fact[] = [],
): boolean {
  const { current } = turn.state
  const isPointing = yesNo === 'no' || intents.has('change') || words <= 3
  if (!current || !isPointing || yesNo === 'yes') return false
  const slot = pointedAt(turn, text)
  if (!slot) return false
  // "It's my phone number, 201 …", and so it stands: it is heard once more.
  const isToldAgain = facts.some((fact) => fact.slot === slot.id)
  if (isToldAgain || isKept(text, current.values[slot.id])) return keep(turn)
  const { [slot.id]: _, ...values } = current.values
  turn.updateCurrent({ values, isReadBack: false })
  turn.sayOne(deskWords.gotIt)
  ask(turn, slot)
  return true
}

import { deskWords } from '@nightdesk/content'
import { isSameValue } from '../kinds/kinds.ts'
import { addLater } from './add-later.ts'
import { askForChange } from './answer-read-back.ts'
import { answerQuestions, dropAndAnswer, noteWish } from './answers.ts'
import { acknowledge, applyFacts } from './apply-facts.ts'
import { dictatedIn } from './dictated.ts'
import { type Fact, freshFacts, readFacts, readSpans } from './facts.ts'
import { dropTask, offerMore, sayGoodbye } from './farewell.ts'
import { withoutSeveral } from './further-wish.ts'
import type { Meaning } from './interpret.ts'
import { applyFurther } from './parked.ts'
import { prompt } from './prompt.ts'
import { beginTask, doneTask, handOver, takeUpAgain } from './tasks.ts'
import type { Offer } from '../state.ts'
import type { Turn } from './turn.ts'
import { writesDown } from './writes-down.ts'
import { afterYes } from './yes-no.ts'

/** Yes or no to "I heard Orchard Street, is that right?". To say it once more is a yes. */
export function answerDoubt(turn: Turn, meaning: Meaning): boolean {
  const doubt = turn.state.current?.doubt
  if (!doubt) return false
  const facts = readFacts(turn, meaning)
  const isSaidAgain = facts.some(
    ({ slot, value }) => slot === doubt.slot && isSameValue(value, doubt.value),
  )
  const others = facts.filter(
    ({ slot, value }) => slot !== doubt.slot || !isSameValue(value, doubt.value),
  )
  turn.dropDoubt()
  const isConfirmed = meaning.yesNo === 'yes' || isSaidAgain
  const isReplaced = others.some(({ slot }) => slot === doubt.slot)
  // Whoever goes on with something else has nothing against it; it is read back at the end.
  if (!isReplaced && meaning.yesNo !== 'no') applyFacts(turn, [doubt])
  if (others.length > 0 || meaning.topics.length > 0) return false
  if (isConfirmed) acknowledge(turn, { fresh: [doubt], added: [doubt], changed: [] })
  else if (meaning.yesNo === 'no') turn.sayOne(deskWords.unclear)
  else return false
  prompt(turn)
  return true
}

/** Yes or no to "Would you like me to transfer you?", "Would you like me to book one?", "Is there anything else?". */
export function answerOffer(turn: Turn, said: Meaning): boolean {
  const { offer, parked } = turn.state
  if (!offer) return false
  // "And the way back on Sunday", when that is what was offered, asks nothing.
  const isFurther = offer.kind === 'task' && parked.length > 0
  const meaning = isFurther ? { ...said, topics: withoutSeveral(said.topics) } : said
  turn.drop('offer')
  const { yesNo, intents } = meaning
  // "No, I don't want to speak to anyone" speaks of a person, too.
  const isToWrite =
    offer.kind === 'person' &&
    offer.about !== undefined &&
    !turn.script.message &&
    writesDown.test(meaning.text)
  const isGoneOn = isFurther && yesNo !== 'no' && said.topics.length > meaning.topics.length
  const isPerson = intents.has('human') && !intents.has('no')
  const isToldOn = tellsToBeCalled(turn, offer, meaning)
  const isYes = isToWrite || yesNo === 'yes' || isGoneOn || isPerson || isToldOn
  const isOfAPerson =
    offer.kind === 'person' ||
    (offer.kind === 'task' && !turn.script.tasks.some(({ id }) => id === offer.task))
  if (isYes && isOfAPerson) {
    const about = offer.kind === 'person' ? offer.about : undefined
    if (isToldOn) turn.remember(meaning.spans)
    for (const told of about ? [about, afterYes(meaning.text)] : []) if (told) noteWish(turn, told)
    handOver(
      turn,
      about ?? (turn.state.lastText || meaning.text),
      about !== undefined,
      isToWrite ? 'noted' : 'agreed',
    )
    return true
  }
  if (offer.kind === 'task' && !isOfAPerson && (isYes || accepts(turn, meaning, offer.task))) {
    beginTask(turn, offer.task, offer.choice)
    applyFurther(turn, offer.task)
    const applied = applyFacts(turn, readFacts(turn, meaning))
    acknowledge(turn, applied)
    const hasAnswer = answerQuestions(turn, meaning)
    if (applied.added.length === 0 && !hasAnswer) turn.sayOne(deskWords.gotIt)
    turn.update({ answersInARow: 0 })
    prompt(turn)
    return true
  }
  if (offer.kind === 'task' && yesNo === 'no') turn.update({ parked: [] })
  if (offer.kind === 'more' && addLater(turn, meaning)) return true
  if (offer.kind === 'more' && isNoLongerGood(turn, meaning)) return true
  if (offer.kind === 'more' && isObjection(meaning)) return false
  // "So you don't know about the nuts, then?": whoever asks is not leaving.
  if (offer.kind === 'more' && yesNo === 'no' && isStillTalking(meaning)) return false
  if (offer.kind === 'more' && isLastWord(meaning)) return closeOffer(turn, meaning, 'last-word')
  const isPutOff = offer.kind === 'task' && !isOfAPerson && isOnlyTalk(meaning)
  if (hasMore(meaning) && !isPutOff) return false
  return closeOffer(turn, meaning, isPutOff ? 'put-off' : offer.kind)
}

const callers: ReadonlySet<string> = new Set(['name', 'phone', 'email', 'day', 'time'])
const sureOf = 0.6

/** "Would you like someone to call you back?" "Liz Grant, 212 555 0114": whoever tells that wants it. */
function tellsToBeCalled(turn: Turn, offer: Offer, meaning: Meaning): boolean {
  const { yesNo, topics, matter, text, spans, isOtherQuestion } = meaning
  if (offer.kind !== 'person' || offer.about === undefined || yesNo) return false
  const { tasks, matters } = turn.script
  const isCalledBack = Object.values(matters).some(
    ({ task, next }) => next === 'offer' && tasks.some(({ id }) => id === task),
  )
  if (!isCalledBack || tasks.some(({ isForPerson }) => isForPerson)) return false
  if (topics.length > 0 || isOtherQuestion || matter || text.includes('?')) return false
  return spans.some(({ slot, confidence }) => callers.has(slot) && confidence >= sureOf)
}

function closeOffer(turn: Turn, { yesNo, intents }: Meaning, kind: string): boolean {
  const isLeaving =
    kind === 'last-word' ||
    intents.has('bye') ||
    (kind === 'more' && (yesNo === 'no' || intents.has('thanks')))
  if (isLeaving) {
    if (intents.has('thanks')) turn.sayOne(deskWords.welcome)
    sayGoodbye(turn)
    return true
  }
  if (!yesNo && kind !== 'put-off') return false
  turn.update({ misses: 0 })
  if (kind === 'more') {
    if (!askWhatIsLeft(turn)) turn.sayOne(deskWords.goAhead)
  } else if (turn.state.current) prompt(turn)
  else offerMore(turn)
  return true
}

/** "Would you like to leave a number?" "Yes." */
function askWhatIsLeft(turn: Turn): boolean {
  const { lastDone, said } = turn.state
  const task = turn.script.tasks.find(({ id }) => id === lastDone?.task)
  const { askedLater } = task ?? {}
  const slot = task?.slots.find(({ id }) => id === askedLater?.slot)
  if (!slot || lastDone?.values[slot.id] || !askedLater?.ask.every((one) => said.includes(one)))
    return false
  turn.sayOne(slot.ask)
  turn.update({ offer: { kind: 'more' } })
  return true
}

// Less than this is no more than a guess.
const clearlyHeard = 0.5

const longestLastNo = 8
const atTheEnd =
  /\b(?:thanks?|thank you|bye|all|everything|nothing|enough|good|great|fine|done|set|needed|helpful|later)\b/i

const enough = /\b(?:that['’]s|that is|that['’]ll be|nothing) (?:it|all|everything|else)\b/i

const noGood =
  /\b(?:(?:won|can|doesn|don)['’]t|cannot|not (?:going to|gonna)) (?:work|do (?:it|that)|make (?:it|that))\b/i

/** "Hmm, that's not going to work": whoever finds that out once all is done is not leaving. */
function isNoLongerGood(turn: Turn, meaning: Meaning): boolean {
  const done = doneTask(turn)
  const isOther = meaning.spans.length > 0 || meaning.topics.length > 0 || meaning.wanted
  if (turn.state.current || !done || isOther || !noGood.test(meaning.text)) return false
  takeUpAgain(turn)
  if (done.changedBy) prompt(turn)
  else askForChange(turn, meaning)
  return true
}

/** "No, I'm not returning anything, I asked if you deliver": whoever has more to say is not leaving. */
function isObjection({ text, words, intents }: Meaning): boolean {
  const isParting = intents.has('bye') || intents.has('thanks') || atTheEnd.test(text)
  return words > longestLastNo && /^\W*no\b/i.test(text) && !isParting
}

const isStillTalking = ({ text, intents, words }: Meaning) =>
  (text.includes('?') || words > longestLastNo) && !intents.has('bye') && !atTheEnd.test(text)

/** "Nothing else, thanks from me and the cat", "Great, I can relax then": after "Anything else?", that is the end. */
function isLastWord(meaning: Meaning): boolean {
  const { text, hearing, sure, intents, spans, matter, words } = meaning
  if (text.includes('?') || hearing < clearlyHeard || matter) return false
  if (enough.test(text) && spans.length === 0 && meaning.topics.length === 0) return true
  const isNo = sure.has('no') && sure.size === 1
  // "No, just tell him I need a hand, that's all" asks for something first.
  if (dictatedIn(text)) return false
  const isWishOnly = spans.every(({ slot }) => slot === 'wish')
  // What is told at length, and not understood, is hardly a goodbye.
  const isShort = words <= longestLastNo || atTheEnd.test(text)
  return isShort && ((isNo && isWishOnly) || (intents.size === 0 && spans.length === 0))
}

const talk = ['robot', 'smalltalk', 'upset', 'language', 'hello', 'repeat', 'emergency']

/** "Let me ask my wife first", "I'm still looking around": whatever it is, it is no yes to what was offered. */
function isOnlyTalk({ topics, wanted, matter, isOtherQuestion, intents, text }: Meaning): boolean {
  return (
    topics.length === 0 &&
    wanted === undefined &&
    !matter &&
    !isOtherQuestion &&
    !text.includes('?') &&
    !talk.some((id) => intents.has(id))
  )
}

/** Whether the words hold more than yes or no. */
function hasMore({ topics, wanted, spans, matter, isOtherQuestion }: Meaning): boolean {
  return (
    topics.length > 0 || wanted !== undefined || spans.length > 0 || !!matter || isOtherQuestion
  )
}

/** "Would you like a call?" "Jane Doe, tomorrow at ten.": that was a yes. */
function accepts(turn: Turn, meaning: Meaning, id: string): boolean {
  const { yesNo, spans, by, topics, intents } = meaning
  const task = turn.script.tasks.find((entry) => entry.id === id)
  if (!task || yesNo === 'no' || topics.length > 0) return false
  if (!task.intents.some((intent) => intents.has(intent))) return false
  // "I'd like somebody to show it to me."
  if (task.intents.some((intent) => meaning.sure.has(intent)) && !meaning.text.includes('?'))
    return true
  return readSpans(spans, { task, values: {}, now: turn.now, by }).length > 0
}

/** "Never mind": the task is dropped, unless new facts came with it. */
export function giveUp(turn: Turn, meaning: Meaning): boolean {
  const { current } = turn.state
  const dropIntents = ['drop', ...(turn.task()?.dropIntents ?? [])]
  if (!dropIntents.some((intent) => meaning.intents.has(intent))) return false
  const news: readonly Fact[] = current ? freshFacts(readFacts(turn, meaning), current.values) : []
  if (news.length > 0) return false
  if (dropAndAnswer(turn, meaning)) return true
  if (current) dropTask(turn)
  else {
    turn.sayOne(deskWords.gotIt)
    offerMore(turn)
  }
  return true
}

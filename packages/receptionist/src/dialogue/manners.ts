import { deskWords, type Lines } from '@nightdesk/content'
import type { Span } from '@nightdesk/understanding'
import { type Matter, type Script, type Slot, tagsOf } from '../script.ts'
import { answerBeside, noteWish } from './answers.ts'
import { acknowledge, applyFacts } from './apply-facts.ts'
import { readFacts } from './facts.ts'
import { offerMore, sayGoodbye } from './farewell.ts'
import type { Meaning } from './interpret.ts'
import { pointedAt } from './pointed-at.ts'
import { leaveOpen, prompt } from './prompt.ts'
import { isPutThrough, wantsSomebody } from './put-through.ts'
import { finishTask, handOver } from './tasks.ts'
import type { Turn } from './turn.ts'
import { isAgreedAgain, takeBeside, waits, wordsOfMatter } from './with-a-matter.ts'

const talks: readonly (readonly [string, Lines])[] = [
  ['robot', deskWords.robot],
  ['smalltalk', deskWords.smallTalk],
  ['upset', deskWords.calm],
  ['language', deskWords.language],
]

/** A short, honest answer to whatever is not business. */
export function makeSmallTalk(turn: Turn, { intents }: Meaning): boolean {
  const talk = talks.find(([intent]) => intents.has(intent))
  if (!talk) return false
  turn.sayOne(talk[1])
  return true
}

const forHelp =
  /\b(?:call|get|send|need)(?: me| us| him| her)?(?: an?| the)? (?:ambulance|paramedics?|911|nine[ -]one[ -]one)\b|\b(?:is|am|are|['’]s|['’]m)(?: just)? having a (?:heart attack|stroke|seizure)\b|\b(?:not|isn['’]t|stopped) breathing\b|\b(?:just|has|['’]s) collapsed\b/i

/** What can never wait, whatever else is said beside it: a call for help is not left to what the reader makes of it. */
export function emergency(turn: Turn, { intents, text }: Meaning): boolean {
  if (!intents.has('emergency') && !forHelp.test(text)) return false
  turn.sayOne(deskWords.emergency)
  return true
}

/** A wish for a person, and whatever is for one. */
export function forPerson(turn: Turn, meaning: Meaning): boolean {
  const { intents, sure, matter, text } = meaning
  // "Let me talk to my husband first" is no wish for a person of ours.
  const { offer } = turn.state
  const likeliest = [...intents].find((id) => id !== 'robot')
  const isLikeliest = offer === undefined && likeliest === 'human'
  const isForPerson = isLikeliest || sure.has('human') || wantsSomebody(text)
  const met = matter && !isAgreedAgain(turn, meaning) ? turn.script.matters[matter] : undefined
  if (isForPerson && (offer?.kind !== 'person' || isPutThrough(text))) {
    if (met) turn.sayLine(met.line)
    // "Am I talking to a computer? Get me a human."
    if (intents.has('robot')) turn.sayOne(deskWords.robot)
    turn.remember(met ? aboutCaller(turn.script, meaning.spans) : meaning.spans)
    if (met) noteWish(turn, text)
    handOver(turn, text, met !== undefined)
    return true
  }
  // "Yes, book it. And what about my receipt?": the one is done, then the other is met.
  const { afterYes } = meaning
  const isAgreed = turn.state.current?.isReadBack && !offer && afterYes?.matter === matter
  if (met && afterYes && isAgreed && matter !== 'cancel') {
    finishTask(turn, () => meet(turn, met, afterYes))
    return true
  }
  if (matter && waits(turn, meaning)) {
    turn.update({ afterwards: text })
    turn.sayOne(turn.script.afterwards ?? [])
    return false
  }
  if (met) {
    takeBeside(turn, meaning)
    meet(turn, met, meaning)
  }
  return met !== undefined
}

/** One human sentence, then a person. */
function meet(turn: Turn, met: Matter, meaning: Meaning): void {
  const { text, spans, intents } = meaning
  // Whoever goes on about it instead of a yes wants it dealt with.
  const { offer } = turn.state
  const isOffered = offer?.kind === 'person'
  if (!isOffered) turn.sayLine(met.line)
  if (intents.has('bye')) return sayGoodbye(turn)
  // It is on its way to a person already.
  const { current, handOvers } = turn.state
  const isToBeTaken = met.task !== undefined && met.task !== current?.task
  if (current && handOvers > 0 && !isToBeTaken) {
    const applied = applyFacts(turn, readFacts(turn, meaning))
    // The task that takes it down has read what it is.
    const isRead = applied.fresh.length > 0 && meaning.matter === current.task
    if (!isRead) noteWish(turn, text)
    // What is new in it is heard again.
    if (isRead && current.isReadBack) acknowledge(turn, applied)
    else turn.updateCurrent({ isReadBack: false })
    return prompt(turn)
  }
  if (isOffered || met.next === 'hand-over') {
    const about = isOffered && offer.about ? withNews(offer.about, text, spans) : text
    turn.remember(aboutCaller(turn.script, spans))
    noteWish(turn, met.task ? wordsOfMatter(about, spans) : about)
    handOver(turn, about, true)
  } else {
    answerBeside(turn, meaning)
    turn.sayLine(turn.script.offerPerson)
    turn.update({ offer: { kind: 'person', about: text }, matter: text })
  }
}

const fewestNew = 2
const ofTrade: ReadonlySet<string> = new Set(['business', 'company'])
const shortestNew = 4

/** Whoever says it once more tells nothing new; what is new stands after it. */
function withNews(about: string, text: string, facts: readonly Span[]): string {
  const known = about.toLowerCase()
  const clauses = text.split(/(?<=[,.?!])\s+|\s+(?=but\b)/)
  const news = clauses.filter((clause) => {
    const marked = facts.filter((fact) => clause.includes(fact.text))
    if (marked.some(({ slot }) => ofTrade.has(slot))) return false
    if (marked.some((fact) => !known.includes(fact.text.toLowerCase()))) return true
    const words = clause.toLowerCase().match(/[\p{L}\d'’]+/gu) ?? []
    return (
      words.filter((word) => word.length >= shortestNew && !known.includes(word)).length >=
      fewestNew
    )
  })
  if (news.length === clauses.length) return `${about} ${text}`
  return [about, ...news].map((part) => part.replace(/[.,\s]+$/, '')).join('. ')
}

/** The day in "the car yesterday was late" is none of a new task; who is calling is. */
function aboutCaller({ tasks }: Script, spans: readonly Span[]): readonly Span[] {
  const slots = tasks.flatMap((task) => task.slots.filter(({ isAboutCaller }) => isAboutCaller))
  return spans.filter(({ slot }) => slots.some((entry) => tagsOf(entry).includes(slot)))
}

const certain = 0.6

/** "Hold on, let me think" gets patience, and nothing else. */
export function hold(turn: Turn, meaning: Meaning): boolean {
  const isOnlyWaiting =
    meaning.intents.has('wait') &&
    readFacts(turn, meaning).length === 0 &&
    !meaning.spans.some(({ confidence }) => confidence >= certain) &&
    meaning.topics.length === 0 &&
    !meaning.intents.has('drop')
  if (isOnlyWaiting) turn.sayOne(deskWords.takeYourTime)
  return isOnlyWaiting
}

const leadIns: ReadonlySet<string> = new Set(
  [
    deskWords.again,
    deskWords.gotIt,
    deskWords.unclear,
    deskWords.takeYourTime,
    deskWords.goAhead,
  ].flat(2),
)

/** "Come again?" gets our last words once more; "what time did I say?" that fact alone. */
export function sayAgain(turn: Turn, meaning: Meaning): boolean {
  const { said, current } = turn.state
  if (!meaning.intents.has('repeat') || said.length === 0) return false
  if (readFacts(turn, meaning).length > 0) return false
  if (current?.isReadBack) turn.updateCurrent({ isReadBack: false })
  else if (sayPointedAt(turn, meaning.text)) return true
  turn.sayOne(deskWords.again)
  const start = said[0] === deskWords.thanksName ? 2 : 0
  const rest = said.slice(start).filter((clause) => !leadIns.has(clause))
  if (current) prompt(turn)
  else turn.say(...(rest.length > 0 ? rest : turn.script.whatICanDo))
  return true
}

function sayPointedAt(turn: Turn, text: string): boolean {
  const values = turn.state.current?.values ?? {}
  const slot = pointedAt(turn, text)
  const clauses = slot ? turn.task()?.sayFact(slot.id, values, turn.now) : undefined
  if (!clauses || clauses.length === 0) return false
  turn.sayLine(deskWords.heard[1])
  turn.say(...clauses)
  prompt(turn)
  return true
}

/** "I'd rather not", "I don't know yet": an answer too. What cannot be done without the fact is said plainly, once. */
export function declines(turn: Turn, { intents, yesNo, words, text }: Meaning): boolean {
  const { current } = turn.state
  if (!current?.asked || current.isReadBack) return false
  const isShortNo = yesNo === 'no' && words <= 3
  if (!intents.has('refuse') && !intents.has('unsure') && !isShortNo) return false
  if (refuseOther(turn, text)) return true
  // Half a fact stands as it is, once nothing more is to be had.
  if (current.isRefining) {
    turn.sayOne(deskWords.gotIt)
    prompt(turn)
  } else leaveOpen(turn, current.asked)
  return true
}

/** "No phone, like I told you", when the mail address was asked for: the one is left out, the other asked for again. */
function refuseOther(turn: Turn, text: string): boolean {
  const { current } = turn.state
  const said = text.toLowerCase().split(/[^a-z]+/)
  const isNamed = ({ names }: Slot) => names.some((name) => said.includes(name))
  const slots = turn.task()?.slots.filter(({ orElse, ask }) => orElse && ask.length > 0) ?? []
  const slot = slots.find(isNamed)
  if (!current || !slot || slot.id === current.asked || current.values[slot.id]) return false
  // "I don't know the number", when the number of an order was asked for, is about that one.
  const asked = turn.task()?.slots.find(({ id }) => id === current.asked)
  if (asked && isNamed(asked)) return false
  turn.updateCurrent({ values: { ...current.values, [slot.id]: { kind: 'left-open' } } })
  turn.sayOne(deskWords.gotIt)
  prompt(turn)
  return true
}

const enough = /\b(?:that['’]s|that is|that['’]ll be|that was) (?:it|all|everything)\b/i

/** Thanks, greetings and goodbyes, when there is nothing else in the words. */
export function partOrGreet(turn: Turn, { intents, yesNo, text }: Meaning): boolean {
  const { current } = turn.state
  const isThanks = intents.has('thanks')
  if (intents.has('bye')) {
    if (isThanks) turn.sayOne(deskWords.welcome)
    sayGoodbye(turn)
    return true
  }
  if (isThanks) {
    turn.sayOne(deskWords.welcome)
    if (!current && enough.test(text)) sayGoodbye(turn)
    else if (current) prompt(turn)
    else offerMore(turn)
    return true
  }
  if (intents.has('hello')) {
    turn.sayOne(deskWords.hello)
    if (current) prompt(turn)
    else turn.sayLine(turn.script.whatICanDo)
    return true
  }
  if (current || !yesNo) return false
  if (enough.test(text)) sayGoodbye(turn)
  else if (yesNo === 'yes') turn.sayOne(deskWords.goAhead)
  else offerMore(turn)
  return true
}

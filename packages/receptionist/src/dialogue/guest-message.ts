import { deskWords } from '@nightdesk/content'
import type { Span } from '@nightdesk/understanding'
import type { Letter, LetterPart } from '../state.ts'
import { offerMore } from './farewell.ts'
import type { Meaning } from './interpret.ts'
import { leavesIt } from './leaves-it.ts'
import {
  anyoneIn,
  besideSender,
  isIn,
  joined,
  messageParts,
  senderAt,
  spokenOf,
  whomAt,
} from './message-parts.ts'
import { sayAround, sayNewAround } from './say-letter.ts'
import { handOver } from './tasks.ts'
import type { Turn } from './turn.ts'

const asksToTake =
  /\b(?:message|word|note)s? (?:to|for|with|from)\b|\b(?:leave|take|give|get|send|pass)(?: (?:him|her|them|me|you|on|along))? (?:a|the|this|my|another) (?:quick |short |little )?(?:message|note|word)\b|\bleave word\b|\b(?:pass|hand) (?:it|this|that) (?:on|along) (?:to|for)\b/i
const aboutIt = /\b(?:how|when|who|did|will|does|has|was|in your|do you)\b.*\b(?:message|note)s?\b/i
const tells =
  /(?<!\b(?:i|we|he|she|they)(?:['’]ll| will|['’]m gonna|['’]m going to|['’]re gonna| can| could| have to| gotta)(?: just| go| then)*\s)\b(?:tell|let|ask|remind) (?!me\b|us\b|you\b|the front\b|them at\b)(?=\S)/i
const putsThrough =
  /\b(?:put|patch|transfer|connect) me\b|\b(?:speak|talk) (?:to|with) (?:a|an|the|some)/i
const restated =
  /\b(?:the|my) message (?:is|should)\b|\bnot the message\b|\btell (?:him|her|them)\b/i
const adds = /^\W*(?:and|also|oh|plus|one more|it['’]s for|it is for|from|no)\b/i
const fewestTold = 3

/** Words for whoever stays here, or for the desk in place of a person: what is missing of them is asked for, then they are noted. */
export function takeGuestMessage(turn: Turn, meaning: Meaning): boolean {
  const { script, state } = turn
  const { current, offer, letter } = state
  if (!script.message?.ask || (current && Object.keys(current.values).length > 0)) return false
  if (offer?.kind === 'letter') return answerLetter(turn, meaning, offer.asked)
  if (putsThrough.test(meaning.text)) return false
  if (letter && offer?.kind === 'more') return addToLetter(turn, meaning, letter)
  const told = toldTo(meaning)
  if (told) return begin(turn, { ...told, isForDesk: false, about: meaning.text })
  const isNoQuestion = meaning.topics.length === 0 && !aboutIt.test(meaning.text)
  if (!asksToTake.test(meaning.text) || !isNoQuestion || offer?.kind === 'person') return false
  return begin(turn, {
    ...messageParts(meaning.text, meaning.spans),
    isForDesk: false,
    about: meaning.text,
  })
}

/** A matter that a person was offered for, and that shall only be written down: what was told of it, and what is told now. */
export function writeForDesk(turn: Turn, meaning: Meaning, about: string): boolean {
  const { words: more, ...others } = messageParts(meaning.text, meaning.spans)
  const before = messageParts(about, [])
  const guest = before.whom ?? others.whom ?? anyoneIn(about, [])
  const isForDesk = !guest && !ofGuests.test(about)
  // What was asked about a guest is no word for that guest.
  if (!isForDesk) {
    const own = guest === undefined ? {} : { whom: guest }
    return begin(turn, { ...own, ...others, words: more, isForDesk, about })
  }
  const words = [before.words, isIn(more, about) ? '' : more].filter(Boolean).join('. ')
  return begin(turn, { ...before, ...others, words, isForDesk, about })
}

// Those at our own wedding are nobody who stays here.
const ofGuests =
  /\b(?:staying|(?<!\b(?:our|my|wedding|the|for|of|\d+|more) )guests?|in room|his room|her room|message)\b/i

/** "Tell roy in 214 that his car is here": all of it is the message, and he is who it is for. */
function toldTo({ text, spans, intents }: Meaning): Told | undefined {
  const match = tells.exec(text)
  if (!match) return undefined
  const at = match.index + match[0].length
  const pointed = /^(?:him|her|them)\b/i.exec(text.slice(at))
  const whom = pointed ? spokenOf(text.slice(0, match.index), spans) : whomAt(text, at, spans)?.text
  const to = pointed ? at + pointed[0].length : (whomAt(text, at, spans)?.to ?? at)
  const rest = text.slice(to).replace(/^(?:[\s,]|\b(?:know|that)\b)+/i, '')
  const isGuests = intents.has('reach-guest') || /\bin (?:room )?\d/.test(whom ?? '')
  if (!whom || !isGuests || rest.split(/\s+/).length < fewestTold) return undefined
  const { from, phone } = messageParts(text, spans)
  const words = messageParts(rest, []).words || rest.replace(/[.,;?!\s]+$/, '')
  return { words, whom, ...(from && { from }), ...(phone && { phone }) }
}

type Told = Pick<Letter, 'words' | 'whom' | 'from' | 'phone'>

function begin(turn: Turn, letter: Omit<Letter, 'asked'>): boolean {
  turn.drop('current')
  turn.drop('offer')
  turn.update({ letter: { ...letter, asked: [] }, misses: 0 })
  return goOn(turn)
}

/** What is missing is asked for, once each; what there is, is written down at once. */
function goOn(turn: Turn, isNew = true): boolean {
  const { letter } = turn.state
  const { message } = turn.script
  if (!letter || !message?.ask) return false
  const missing = missingIn(letter)
  if (letter.words && isNew) write(turn, letter)
  if (!missing) {
    offerMore(turn)
    return true
  }
  const ask = missing === 'from' && letter.isForDesk ? message.ask.caller : message.ask[missing]
  turn.sayOne(ask)
  turn.update({
    letter: { ...letter, asked: [...letter.asked, missing] },
    offer: { kind: 'letter', asked: missing },
  })
  return true
}

function missingIn({ words, whom, from, phone, isForDesk, asked }: Letter): LetterPart | undefined {
  if (!words && asked.filter((part) => part === 'words').length < mostAsked) return 'words'
  if (!words) return undefined
  if (!whom && !isForDesk && !asked.includes('whom')) return 'whom'
  const isKnown = isForDesk ? from && phone : from
  return isKnown || asked.includes('from') ? undefined : 'from'
}

const mostAsked = 2

function write(turn: Turn, letter: Letter): void {
  const { message } = turn.script
  const { words, whom = '' } = letter
  if (!message) return
  const isSaid = turn.state.note === words
  turn.call(message.paper(words, whom, letter))
  turn.update({ note: words, noteFor: whom })
  if (isSaid && missingIn(letter)) return turn.sayOne(deskWords.gotIt)
  if (isSaid) return sayAround(turn, letter)
  turn.sayLine(message.noted)
  turn.say(`${words}.`)
  // Whose it is was told just now, and is heard as well.
  if (letter.isForDesk && letter.from) sayNewAround(turn, letter)
}

function answerLetter(turn: Turn, meaning: Meaning, asked: LetterPart): boolean {
  const { letter } = turn.state
  const { text, intents, yesNo, words } = meaning
  if (!letter) return false
  turn.drop('offer')
  if (putsThrough.test(text) || intents.has('human')) {
    handOver(turn, toldSoFar(letter, text), true)
    return true
  }
  if (asked === 'from' && isOnlyLeaving(meaning)) {
    // "Can you just take my name and number?": they are asked for once more.
    turn.update({ letter: { ...letter, asked: letter.asked.filter((part) => part !== 'from') } })
    return goOn(turn, false)
  }
  const isNo = (yesNo === 'no' && words <= shortNo) || intents.has('refuse') || intents.has('bye')
  if (intents.has('drop') && words <= shortNo) return false
  if (isNo && asked !== 'words') return letter.words ? close(turn, meaning) : false
  turn.update({ letter: together(letter, meaning, asked) })
  return goOn(turn)
}

/** That it shall be left here, and not by whom. */
function isOnlyLeaving({ text, spans }: Meaning): boolean {
  const { from, phone } = messageParts(text, spans)
  return leavesIt(text) && !from && !phone && !spans.some(({ slot }) => slot === 'name')
}

/** For a person: what was told when it began, what the message says by now, and what is said last. */
function toldSoFar({ about, words }: Letter, text: string): string {
  const news = words && !isIn(words, about) ? words : ''
  return [about, news, text].filter(Boolean).join(' ')
}

const shortNo = 6

function close(turn: Turn, { intents }: Meaning): boolean {
  if (intents.has('bye')) return false
  turn.sayOne(deskWords.gotIt)
  offerMore(turn)
  return true
}

/** The answer is what was asked for, in the caller's own words where no part of it is marked. */
function together(letter: Letter, meaning: Meaning, asked: LetterPart): Letter {
  const { text, spans } = meaning
  const { words, ...found } = messageParts(text, spans)
  const bare = text.replace(leads, '').replace(/[\s.,?!]+$/, '')
  const all = { ...letter, ...found }
  const isTold = Object.keys(found).length > 0
  if (asked === 'words') return { ...all, words: words || (isTold ? '' : bare) }
  const marks = moved(spans, text.indexOf(bare))
  const name =
    asked === 'whom' ? whomAt(bare, 0, marks)?.text : (senderAt(bare, marks) ?? markedSender(spans))
  // Whatever names nobody, and is told at length, belongs to the message.
  if (restated.test(text) && words) return { ...all, words }
  const isMore = !name && !isTold && bare.split(' ').length > longestName
  if (isMore)
    return { ...all, words: isIn(words, letter.words) ? letter.words : joined(letter.words, words) }
  const more = asked === 'from' ? besideSender(text, spans, name) : ''
  const told = isIn(more, letter.words) ? all : { ...all, words: joined(letter.words, more) }
  if (found[asked] || (found.phone && !name)) return told
  return { ...told, [asked]: name ?? bare }
}

/** Marks of a text, in what is left of it. */
const moved = (spans: readonly Span[], by: number): readonly Span[] =>
  spans.map((span) => ({ ...span, from: span.from - by, to: span.to - by }))

/** "Okay, can you take it down, it's Alicia Brandt": asked who it is from, the name that is told is the sender's. */
function markedSender(spans: readonly Span[]): string | undefined {
  const span = spans.findLast(({ slot, confidence }) => slot === 'name' && confidence >= sureName)
  return span && senderAt(span.text, [{ ...span, from: 0, to: span.text.length }])
}

const sureName = 0.5
const longestName = 4
const leads =
  /^\W*(?:(?:it['’]s|its|it is|for|from|oh|well|um|uh|yes|sure|the|that['’]s|just|say|my name is|my name['’]s|i['’]m|this is)\b[\s,]*)+/i

/** "No, the message is that dinner is at eight", "and it's from Tom", "and a black charger": once it was written down. */
function addToLetter(turn: Turn, meaning: Meaning, letter: Letter): boolean {
  const { text, spans, topics, wanted, matter, yesNo, intents } = meaning
  const { words, ...found } = messageParts(text, spans)
  const isOther = topics.length > 0 || (wanted !== undefined && Object.keys(found).length === 0)
  if (isOther || intents.has('bye') || intents.has('another') || text.includes('?')) return false
  if (restated.test(text) && words) {
    turn.drop('offer')
    turn.update({ letter: { ...letter, ...found, words } })
    return goOn(turn)
  }
  const isMore = words.split(' ').length >= fewestTold && (adds.test(text) || matter !== undefined)
  const isNew =
    isMore && !(yesNo === 'no' && Object.keys(found).length === 0 && words.split(' ').length < 6)
  if (Object.keys(found).length === 0 && !isNew) return false
  turn.drop('offer')
  const news = isNew && !isIn(words, letter.words) ? words : ''
  turn.update({ letter: { ...letter, ...found, words: joined(letter.words, news) } })
  return goOn(turn)
}

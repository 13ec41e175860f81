import { deskWords, ownDesk } from '@nightdesk/content'
import { offerMore } from './farewell.ts'
import { writeForDesk } from './guest-message.ts'
import { leavesIt } from './leaves-it.ts'
import type { Meaning } from './interpret.ts'
import type { Turn } from './turn.ts'
import { writesDown } from './writes-down.ts'

const title = '(?:mister|mr\\.?|missus|mrs\\.?|ms\\.?|miss|doctor|dr\\.?)'
const guest = `(?:him|her|them|${title} [\\w'’-]+|(?:my|our|the) [a-z]+(?: [A-Z][\\w'’-]+){0,2}|[A-Z][\\w'’-]+(?: [A-Z][\\w'’-]+)?|(?:room|suite) [\\w-]+(?: [\\w-]+)?)`
const digit =
  '(?:oh|zero|one|two|three|four|five|six|seven|eight|nine|ten|\\w+teen|eleven|twelve|twenty|thirty|forty|fifty|hundred)'
const where = `(?:,? (?:who['’]s )?in (?:room |suite )?(?:number )?(?:\\d+|${digit}(?:[ -]${digit}){0,3}))?`
// "I'll tell him": what is told by the caller is told by nobody here.
const byCaller =
  "(?<!\\b(?:[iI]|[wW]e|[hH]e|[sS]he|[tT]hey)(?:['’]ll| will|['’]m gonna|['’]m going to|['’]re gonna| can| could| have to| gotta)(?: just| go| then)*\\s)"
const tells = new RegExp(
  `${byCaller}\\b(?:[Tt]ell (?!me\\b|us\\b|you\\b)(${guest}${where}),?|[Ll]et (?!me\\b|us\\b|you\\b)(${guest}${where}) know,?)(?: that)? (\\S+ .+)`,
)
const forWhom = new RegExp(
  `\\b(?:message|word|note) (?:to|for) (?:one of your guests,? ?(?:please,? ?)?)?(${guest})|\\bgive (${guest}) (?:a|the|this) message`,
)

const named = new RegExp(`\\b(?:[Hh]is|[Hh]er|[Tt]heir) name(?:['’]s| is) (${guest})`)

/** "Tell Roy in 214 that Peggy called", "can you just write it down?": noted whole, for a person. */
export function takeMessage(turn: Turn, meaning: Meaning): boolean {
  const { script, state } = turn
  const { offer, current } = state
  if (!script.message) return false
  // Whoever is offered a person, and cannot be put through, leaves all that was told.
  if (script.message.ask && offer?.kind === 'person' && leavesIt(meaning.text))
    return writeForDesk(
      turn,
      meaning,
      [offer.about?.replace(greeting, '') ?? '', toldSoFar(turn)].join(' ').trim(),
    )
  if (current && Object.keys(current.values).length > 0) return false
  if (restate(turn, meaning) || addCaller(turn, meaning)) return true
  const { text, intents } = meaning
  const about = offer?.kind === 'person' || offer?.kind === 'message' ? (offer.about ?? '') : ''
  if (offer?.kind === 'message') {
    turn.drop('offer')
    if (intents.has('bye') || intents.has('drop') || meaning.words < shortest) return false
    return note(turn, restated.exec(text)?.[1] ?? text, about)
  }
  const isOffered = offer?.kind === 'person'
  const isForGuest = script.message.isForGuests && (isOffered || !about)
  const told = isForGuest || isOffered ? tells.exec(text) : null
  if (told) return note(turn, text.slice(told.index), about || text)
  if (isForGuest && forWhom.test(text) && !isFirstAsked(turn, meaning)) {
    if (sayNote(turn)) return true
    askForMessage(turn, `${about} ${text}`.trim())
    return true
  }
  if (!isOffered || !writesDown.test(text) || meaning.topics.length > 0) return false
  const before = about || state.lastText
  if (script.message.ask) return writeForDesk(turn, meaning, before)
  const beside = toldBeside(meaning, script.message.isForGuests === true)
  // For a guest, the message is what is told now; for our own people, it begins with the matter itself.
  if (script.message.isForGuests && beside) return note(turn, beside, before)
  if (script.message.isForGuests && forWhom.test(about) && !tells.test(about)) {
    askForMessage(turn, about)
    return true
  }
  return note(turn, [before, beside].filter(Boolean).join(' '), before)
}

const greeting = /^\W*(?:hi|hello|hey|good (?:morning|afternoon|evening))(?: there)?\b\W*/i

/** The facts of what is in hand, as they are read back. */
function toldSoFar(turn: Turn): string {
  const values = turn.state.current?.values ?? {}
  const task = turn.task()
  const spoken = Object.keys(values).map(
    (id) => task?.sayFact(id, values, turn.now).join(' ') ?? '',
  )
  return [...new Set(spoken)].filter(Boolean).join(' ')
}

/** "Can't you just tell them? It's for six thirty": a fact in a sentence of its own belongs to it; for a guest, all does. */
function toldBeside({ text, spans }: Meaning, isForGuests: boolean): string {
  const parts = text.split(/(?<=[.?!])\s+/).filter((part) => !writesDown.test(part))
  const isOfIt = (part: string) => spans.some((span) => part.includes(span.text))
  return parts
    .filter((part) => (isForGuests && part.split(' ').length >= shortestPart) || isOfIt(part))
    .join(' ')
}

const shortestPart = 3
const restated =
  /\b(?:the|my|that['’]s not the) message(?: is|['’]s)\W+(.{4,})|\btell (?:him|her|them)\W+(\S+ .+)/i

/** "No, the message is: dinner is at eight": in the place of what was written down before. */
function restate(turn: Turn, { text }: Meaning): boolean {
  const { note: before, current } = turn.state
  const found = before && !current ? restated.exec(text) : null
  const words = found?.[1] ?? found?.[2]
  return words !== undefined && note(turn, words, '')
}

const shortest = 2

/** The first time, a caller hears what cannot be said about guests, and is offered a person. */
const isFirstAsked = ({ state }: Turn, { matter }: Meaning) =>
  matter !== undefined && !state.offer && !state.current

/** What was written down for somebody, once more. */
export function sayNote(turn: Turn): boolean {
  const { note: words } = turn.state
  if (!words) return false
  turn.sayOne(deskWords.onPaper)
  turn.say(`${words}.`)
  turn.drop('current')
  offerMore(turn)
  return true
}

const aboutCaller: ReadonlySet<string> = new Set(['name', 'spelled', 'phone', 'email'])

/** "Don't you need my name? It's Gloria Mendez": whoever tells it after a note tells it for the note. */
function addCaller(turn: Turn, { text, spans, intents }: Meaning): boolean {
  const { note: before, current, offer } = turn.state
  const isTold = spans.some(({ slot }) => aboutCaller.has(slot))
  if (!before || current || offer?.kind !== 'more' || !isTold || intents.has('another'))
    return false
  return addToNote(turn, text)
}

/** One thing more in the message that was written down. */
export function addToNote(turn: Turn, words: string): boolean {
  return note(turn, `${turn.state.note ?? ''}. ${words}`, '')
}

export function askForMessage(turn: Turn, about = ''): void {
  turn.drop('current')
  turn.sayOne(ownDesk.ask.about)
  turn.update({ offer: { kind: 'message', about }, misses: 0 })
}

export function note(turn: Turn, words: string, about: string): boolean {
  const { message } = turn.script
  if (!message) return false
  const whom = whomIn(words) ?? whomIn(about) ?? turn.state.noteFor
  // Where it is not plain for whom it is, all that was said tells it.
  const all =
    message.isForGuests && !whom && about && !words.includes(about) ? `${about} ${words}` : words
  const said = all.trim().replace(/[.,;?!\s]+$/, '')
  turn.drop('current')
  turn.drop('offer')
  // Whose it is stays with it, whatever its words become.
  const { letter } = turn.state
  turn.call(letter ? message.paper(said, whom ?? '', letter) : message.paper(said, whom ?? ''))
  if (letter) turn.update({ letter: { ...letter, words: said } })
  turn.update({ note: said, misses: 0, ...(whom !== undefined && { noteFor: whom }) })
  turn.sayLine(message.noted)
  turn.say(`${said}.`)
  offerMore(turn)
  return true
}

const pronoun = /^(?:him|her|them)$/i

/** For whom it is, with the room where that was said. */
function whomIn(text: string): string | undefined {
  const told = tells.exec(text)
  const found = forWhom.exec(text)
  const names = [told?.[1], told?.[2], named.exec(text)?.[1], found?.[1], found?.[2]]
  const name = names.find((one) => one !== undefined && !pronoun.test(one))
  return name?.replace(/^(?:my|our) [a-z]+ (?=[A-Z])/, '')
}

import { isFirstName, isLastName, type Span } from '@nightdesk/understanding'
import { clausesOf } from './clauses.ts'
import { isOfAnother } from './of-another.ts'

/** What a caller wants to have written down, and where it stands among the words. */
export type Dictated = {
  readonly words: string
  readonly from: number
  readonly to: number
  /** Said to be a note: the names in it are none of the caller's. */
  readonly isNamedNote: boolean
  /** Told to the desk rather than dictated to it: "I wanted to say …". */
  readonly isSoft: boolean
}

const them = "(?:them|['’]?em|him|her|your team|the team|your people|your guys|whoever [^,.;]*?)"
const someone =
  "(?:(?:i|we|he|she|they|there|it)(?:['’]\\w+)?(?! (?:want|need|would like|['’]d like)\\b)|(?:my|our|the|his|her|their) (?!name|number|phone|email|mail|cell)\\w+)"
const starts = [
  // "Put down that it's about the alarm", "make a note we tried this before"
  '(?:put|write|jot|mark|note|type)(?: it| this| that)? down(?: there| too)?',
  `(?:make|leave|add|take|put)(?: ${them})? (?:a|another|one more) (?:note|line|remark)(?: (?:for ${them}|there|in there|on (?:it|that|there)))?(?: to)?`,
  '(?:add|put)(?: (?:it|this|that))? (?:to|in|into|on) (?:the|my|that|your) (?:note|message|order|paper|form|ticket|booking|request|card)',
  "(?:please|and|also|then|just|can you|could you|you can|would you|to|i[’']d like you to)(?: please| just| also)? (?:note|mention|include|add|put in)",
  `(?:please|and|also|then|just|can you|could you)(?: please| just| also)? (?:tell ${them}|let ${them} know|ask ${them})`,
  '^(?:please )?(?:note|mention|include|add|put in)',
  // "It should say I was charged twice", "just write we close at noon": a sentence of its own follows.
  `(?:(?:it|that|the (?:note|message)) (?:should|has to|needs to|must) (?:say|read)|(?:please|and|just|then|so|can you|could you|you can|to)(?: please| just)? (?:write|put|say))(?: down)?(?=(?: that)? ${someone}\\b)`,
  // "I wanted to tell you my husband will be there."
  `(?:i|we)(?: also| just)? (?:want(?:ed)?|need|have|should|forgot|meant|['’]d like) to (?:also )?(?:say|mention|tell (?:you|them|him|her)|let (?:you|them) know)(?=(?: that)? ${someone}\\b)`,
  '(?<=(?:^|[,.;] )(?:(?:yes|yeah|and|but|so|then) )*)tell (?:him|her|them|em)',
].join('|')
const links = '(?:\\s*[,:]?\\s*(?:that|down that|there(?=\\s)|:)?\\s+)'
const dictation = new RegExp(`(?:^|(?<=[\\s,.;!?]))(?:${starts})\\b${links}([^.?!]{3,})`, 'i')
// "He's going to be on it": there, it is no place on the paper.
const tails =
  /(?:,? (?:to (?:it|that|the (?:note|message|paper|list|booking|order))|(?<!\b(?:be|been|being|is|are|was|were|am|get|come|coming|go|join|stay|sit|work|working|call|talk)) (?:on|in) (?:there|it|that|the note)|is that (?:all right|alright|okay|ok|fine|a problem|good)|if that['’]s (?:all right|alright|okay|ok|fine)|there|that['’]?s (?:all|it|everything)|please|for me|thanks|thank you|okay|ok|too|as well|then|if you (?:can|could|would)))+\W*$/i
const soft = /^(?:i|we)\b/i
// "Add it", "note that": nothing is said yet of what it is.
const empty =
  /^(?:(?:a|an|another|one more) (?:request|note|thing|message|line)(?: then)?|it|that|this|that (?:one|too)|it (?:in|on|down)|those|them|so)\W*$/i

/** "Please add that we close on Mondays": what follows is for the note, in the caller's own words. */
export function dictatedIn(text: string): Dictated | undefined {
  const found = dictation.exec(text)
  const said = found?.[1]
  if (!found || said === undefined) return undefined
  const words = said.replace(tails, '').trim()
  if (words.length < shortest || empty.test(words)) return undefined
  const isNamedNote = /\b(?:note|line|remark)\b/i.test(found[0].slice(0, -said.length))
  const isSoft = soft.test(found[0])
  return { words, from: found.index, to: found.index + found[0].length, isNamedNote, isSoft }
}

const shortest = 3

// A name, a day or a number is a fact of its own, however it is told.
const loose: ReadonlySet<string> = new Set(['wish', 'about', 'business', 'retract'])
const sure = 0.5

/** A note by itself: who calls and how they are reached are told after it, and any other fact makes it none. */
export function noteIn(text: string, spans: readonly Span[]): Dictated | undefined {
  const note = dictatedIn(text)
  const fact = note && spans.find((span) => isFact(span, note, text))
  if (!note || !fact) return note
  const start = note.to - text.slice(note.from, note.to).length
  const at = text.indexOf(note.words, start)
  const end = clausesOf(text).findLast(({ from }) => from > at && from <= fact.from)?.from
  if (!ofCaller.has(fact.slot) || end === undefined) return undefined
  const words = text
    .slice(at, end)
    .trim()
    .replace(/[\s,]+$/, '')
  return words.split(' ').length < fewestWords ? undefined : { ...note, words, to: end }
}

const fewestWords = 3
const ofCaller: ReadonlySet<string> = new Set(['name', 'spelled', 'phone', 'email'])

function isFact(span: Span, { from, to, isNamedNote }: Dictated, text: string): boolean {
  if (span.from >= to || span.to <= from || loose.has(span.slot) || span.confidence < sure)
    return false
  const isTalkedOf = isNamedNote || isOfAnother(text, span.text) || !isCalled(span.text)
  return !(span.slot === 'name' && isTalkedOf)
}

/** "Last month's invoice" is no name, whatever was marked. */
const isCalled = (text: string): boolean =>
  text
    .split(/[\s,]+/)
    .some((word) => /^\p{Lu}/u.test(word) || isFirstName(word) || isLastName(word))

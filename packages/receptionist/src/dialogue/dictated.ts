import type { Span } from '@nightdesk/understanding'

/** What a caller wants to have written down, and where it stands among the words. */
export type Dictated = {
  readonly words: string
  readonly from: number
  readonly to: number
  /** Said to be a note: the names in it are none of the caller's. */
  readonly isNamedNote: boolean
}

const them = "(?:them|['’]?em|him|her|your team|the team|your people|your guys|whoever [^,.;]*?)"
const starts = [
  // "Put down that it's about the alarm", "make a note we tried this before"
  '(?:put|write|jot|mark|note|type)(?: it| this| that)? down(?: there| too)?',
  `(?:make|leave|add|take|put)(?: ${them})? (?:a|another|one more) (?:note|line|remark)(?: (?:for ${them}|there|in there|on (?:it|that|there)))?(?: to)?`,
  '(?:add|put)(?: (?:it|this|that))? (?:to|in|into|on) (?:the|my|that|your) (?:note|message|order|paper|form|ticket|booking|request|card)',
  "(?:please|and|also|then|just|can you|could you|you can|would you|to|i[’']d like you to)(?: please| just| also)? (?:note|mention|include|add|put in)",
  `(?:please|and|also|then|just|can you|could you)(?: please| just| also)? (?:tell ${them}|let ${them} know|ask ${them})`,
  '^(?:please )?(?:note|mention|include|add|put in)',
  '(?<=(?:^|[,.;] )(?:(?:yes|yeah|and|but|so|then) )*)tell (?:him|her|them|em)',
].join('|')
const links = '(?:\\s*[,:]?\\s*(?:that|down that|there(?=\\s)|:)?\\s+)'
const dictation = new RegExp(`(?:^|(?<=[\\s,.;!?]))(?:${starts})\\b${links}([^.?!]{3,})`, 'i')
const tails =
  /(?:,? (?:to (?:it|that|the (?:note|message|paper|list|booking|order))|(?:on|in) (?:there|it|that|the note)|there|please|for me|thanks|thank you|okay|ok|too|as well|then|if you (?:can|could|would)))+\W*$/i
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
  return { words, from: found.index, to: found.index + found[0].length, isNamedNote }
}

const shortest = 3

// A name, a day or a number is a fact of its own, however it is told.
const loose: ReadonlySet<string> = new Set(['wish', 'about', 'business', 'retract'])
const sure = 0.5

/** Whether nothing else than a note is in it. */
export function isMereNote({ from, to, isNamedNote }: Dictated, spans: readonly Span[]): boolean {
  return !spans.some(
    (span) =>
      span.from < to &&
      span.to > from &&
      !loose.has(span.slot) &&
      !(isNamedNote && span.slot === 'name') &&
      span.confidence >= sure,
  )
}

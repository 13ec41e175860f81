import { deskWords } from '@nightdesk/content'
import { cutIntoWords } from '@nightdesk/understanding'
import { noteWish } from './answers.ts'
import { offerMore } from './farewell.ts'
import type { Meaning } from './interpret.ts'
import { prompt } from './prompt.ts'
import { handOver } from './tasks.ts'
import type { Turn } from './turn.ts'

const them =
  "(?:him|her|them|['’]?em|the (?:driver|dispatcher|manager|front desk|team|guest|boss)|m(?:ister|r\\.?) \\w+)"
const asked = new RegExp(
  [
    '\\b(?:writ(?:e|ing)|wrote|jot|put|take|mark)\\b[^.?!]{0,40}\\bdown\\b',
    "\\b(?:just|please|can(?:['’]?t)? you|could(?:n['’]?t)? you) (?:just |please )?(?:note|tell|let|give)\\b",
    `\\b(?:tell|let|give) ${them}\\b`,
    '\\b(?:take|leave|give|pass on) (?:a|the|my|this|that) (?:message|note|complaint)\\b',
    '\\b(?:make|take) a note\\b|\\bpass (?:it|this|that) (?:on|along)\\b|\\bnote (?:it|that|this)\\b',
  ].join('|'),
  'i',
)
const checked =
  /\b(?:did|have|has|is|was|were)\b[^.?!]{0,30}\b(?:writ(?:e|ten)|wrote|note|noted|get|got|take|taken|put)\b[^.?!]{0,30}\b(?:down|that|it|message|complaint|canceled|cancelled)\b/i

/** "Can't you just write it down?": whoever told us a matter for a person, and wants no person now, leaves a note. */
export function writeDown(turn: Turn, { text, intents }: Meaning): boolean {
  const { matter, current, memory } = turn.state
  const isChecking = checked.test(text) && /\?|\bor not\b/.test(text)
  if (matter === undefined || intents.has('emergency')) return false
  if (!isChecking && !asked.test(text)) return false
  const words = isChecking ? [matter] : [matter, toldIn(text)].filter(Boolean)
  const { note } = turn.script
  turn.drop('offer')
  turn.update({ misses: 0 })
  if (current || !note) {
    for (const one of words) noteWish(turn, one)
    if (!current) handOver(turn, words.join(' '), true)
    else {
      turn.sayOne(deskWords.gotIt)
      prompt(turn)
    }
    return true
  }
  turn.call(note(words, memory))
  turn.sayLine(deskWords.written)
  // Whoever says more of it has all of it on one note.
  turn.update({ matter: words.join(' ') })
  offerMore(turn)
  return true
}

const fewWords = 4
const isRequest =
  /^\W*(?:(?:no|nope|well|oh|but|so|and|yes|yeah|please|then|alright)\b\W*)*(?:i (?:don['’]?t|do not) (?:want|have|need|got)\b[^.?!]*|(?:can(?:['’]?t)?|could(?:n['’]?t)?|would) you\b[^.?!]*|(?:just )?(?:write|put|jot|note|take) (?:it|that|this|my complaint)(?: down)?)[.?!]*$/i

/** What is told beside the wish to have it written down. */
function toldIn(text: string): string {
  const parts = text.split(/(?<=[.?!])\s+|,\s+(?=(?:can|could|just|it['’]s|tell)\b)/i)
  const told = parts.filter((part) => !isRequest.test(part))
  return cutIntoWords(told.join(' ')).length >= fewWords
    ? told.join(', ').replaceAll('.,', '.')
    : ''
}

import { asSaid } from './text.ts'

const greeting =
  '(?:hi|hello|hey|yo|good (?:morning|afternoon|evening|day)|(?:excuse|pardon) me|listen|look|so|well|and|but|oh|okay|ok|alright|all right|yeah|yes|yep|yup|no|nope|nah|sure|please|um+|uh+|er+|hm+|actually|now|then|also|i guess|(?:two|three|a couple of|a few) things)'
const leads = new RegExp(`^\\W*(?:${greeting}\\b(?![’'])[\\s,.!;:-]*)+`, 'i')
const hums =
  /(?:^|(?<=\s))(?:um+|uh+|er+|hm+|you know|i mean|like(?= (?:\d|around|about|a quarter))),? (?=\S)/gi
const tails =
  /[\s,.;!?]*\b(?:thanks?(?: you)?(?: so much| very much| a lot| again)?|please|(?:good)?bye(?: bye| now)?|that['’]?s (?:all|it|everything))[\s.!]*$/i
const wishes =
  /(?:,? ?\b(?:and|so|but|well|no|just)\b,? ?)*\b(?:can['’]?t|can|could|would|will)?(?: you| ya)?(?: please| just)* ?\b(?:(?:write|jot|put|take|get|note) (?:it|that|this|me) (?:down|up)|(?:leave|take|make)(?: them| me)? a (?:note|message)(?: about (?:it|that))?|pass (?:it|that) (?:on|along)|tell ['’]?(?:them|em))(?: for (?:them|me|him|her))?\b[\s,.?!]*/gi
const hardly = /^\W*(?:just|please|that['’]?s it|it|i|that|this)?\W*$/i

/** What a caller told, as it stands on a note: without hums, greetings, thanks, and the request to write it down. */
export function tidyWords(text: string): string {
  let said = text.replaceAll(wishes, ' ').replaceAll(hums, '').replace(leads, '').trim()
  while (tails.test(said)) said = said.replace(tails, '')
  const written = said
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\bi(?=(?:['’](?:m|ve|d|ll))?\b(?!['’\w]))/g, 'I')
    .replaceAll(/\bi(?=['’](?:m|ve|d|ll)\b)/g, 'I')
  return hardly.test(written) ? '' : asSaid(written, longest)
}

const longest = 240

import { airAnswers, type SpokenAnswer } from '@nightdesk/content'

const answers: readonly SpokenAnswer[] = airAnswers
const isAboutTrade = (topic: string) =>
  answers.some(({ id, offer }) => id === topic && offer?.choice !== undefined)

const price =
  /\b(?:how much|what(?:['’]s| is| does| would| will|['’]d)?(?: it| that| you(?:['’]d| would)?| they)* (?:charge|cost|run)|price|pricing|rates?)\b/i
const length =
  /\b(?:how long|how many minutes|(?:half an?|an?|one) hour|(?:thirty|fifteen|twenty|\d+) minutes?)\b/i
const ofCall = /\b(?:calls?|meeting|appointment|conversation|it)\b/i
const aboutCall: ReadonlySet<string> = new Set(['call-format', 'discovery', 'team-hours'])

/** "What would you charge a small inn": the price, whatever trade is named; "how long is the call": its length. */
export function topicIn(topic: string, _task: string | undefined, text: string): string {
  if (isAboutTrade(topic) && price.test(text)) return 'price'
  const isLength = length.test(text) && ofCall.test(text)
  const isOfCall =
    aboutCall.has(topic) ||
    (topic === 'how-long' && /\b(?:the|that|your|discovery) (?:call|meeting)\b/i.test(text))
  return isLength && isOfCall ? 'call-length' : topic
}

const somebody =
  '(?:somebody|someone|anybody|anyone|a (?:guy|man|technician|tech|plumber|repairman|mechanic|electrician))'
const sendsOut = new RegExp(
  `\\b(?:you|please|need|want|wanted|like)(?: to| please| just)* (?:send|get)(?: me| us)? ${somebody} (?:out|over|by|down|to (?:fix|look|check|repair|come))\\b`,
  'i',
)
const isThisOther =
  /\b(?:isn['’]?t|is|wasn['’]?t) (?:this|that) (?:not )?(?:air \w+ )?the (?:[\w'’]+ ){0,3}(?:people|guys|place|store|shop|airline|department|repair company)\b|\b(?:do i have|is this|did i (?:call|dial|reach)|have i got) the wrong (?:number|place)\b/i
const reads =
  /\bwho(?: else)?(?: all)?(?: (?:can|could|will|gets? to|is able to))? (?:reads?|sees?|looks? at|has access to) (?:[\w'’]+ ){0,2}(?:notes?|it|them|that)\b|\b(?:do|can|does|will) (?:you|they|your)(?: (?:people|guys|team|folks))? (?:read|see|look at)\b[^.?!]*\b(?:notes?|it|them)\b/i

/** What no sentence of the corpus asks: whoever called for something else, and who reads the notes. */
export function askedIn(text: string): string | undefined {
  if (sendsOut.test(text) || isThisOther.test(text)) return wrongNumber
  return reads.test(text) ? 'note-readers' : undefined
}

/** Said to whoever may have called another business: what they tell of it is no fact about themselves. */
export const wrongNumber = 'who'

import {
  findTimes,
  isFirstName,
  isLastName,
  type Now,
  printTime,
  readUtterance,
} from '@nightdesk/understanding'
import { capitalName } from './name.ts'
import { readTime } from './time.ts'

const folds = /\b(?:fold\w*|collaps\w+|transport chair)\b/i
const asLuggage =
  /\b(?:trunk|in the boot|(?:can|able to) (?:walk|climb|stand|transfer|step|get in))\b/i
const chair = /\b(?:wheel ?chair|chair)\b/i

/** "A wheelchair, it folds up though" is luggage, and no other kind of car. */
export function spotChair(text: string): string | undefined {
  if (!chair.test(text) || !/\bwheel ?chair|transport chair\b/i.test(text)) return undefined
  if (folds.test(text)) return 'Folding wheelchair'
  return asLuggage.test(text) ? 'Wheelchair to go in the trunk' : undefined
}

const board = '(?:sign|card|board|placard|piece of paper|name ?plate|tablet|ipad)'
const itsName = new RegExp(
  `\\b(?:his|her|their|the|my|our|[\\p{L}]+['’]s) (?:last |full |first )?name (?:up )?on (?:(?:an?|the|that|his|her) )?(?:\\w+ )?${board}\\b|\\b${board}\\b[^.?!]{0,30}\\bwith (?:his|her|their|my|our) (?:last |full |first )?name on (?:it|there)\\b|\\b${board} (?:up )?(?:with|saying|that has|showing) (?:his|her|their|the|my|our|[\\p{L}]+['’]s) (?:last |full |first )?name\\b`,
  'iu',
)
const named = new RegExp(
  `\\b${board} (?:up |out )?(?:with|saying|that says|which says|reading|reads|says|(?:should|must|has to|have to|needs to|need to|is supposed to|gotta|ought to|can|will) (?:only |just )?(?:say|read|have|be)|is for|is) (?:the name |just |only )*(?:mister |mr\\.? |mrs\\.? |ms\\.? |doctor |dr\\.? )?([\\p{L}'’-]+(?: [\\p{L}'’-]+){0,2}?)(?= on (?:it|them)\\b| (?:please|would|will|so|and|when|at|in|thanks|not|instead|only|that's|no)\\b|[.,;!?]|$)`,
  'iu',
)
const namedAfter = new RegExp(
  `\\bon (?:the|that|his|her) ${board}\\b[^.?!]{0,12}? (?:name )?(?:is|should be|goes|put) (?:the name )?([\\p{L}'’-]+(?: [\\p{L}'’-]+){0,2}?)(?= (?:please|not|instead|and)\\b|[.,;!?]|$)|\\b(?:put|it['’]s|write|have) (?:the name )?([\\p{L}'’-]+(?: [\\p{L}'’-]+)?) on (?:the|that|his|her) ${board}\\b`,
  'iu',
)
const nameToCome = 'Sign with the name'

/** "Put his name on the sign", "a sign with Walter Novak on it". */
export function spotSign(text: string): string | undefined {
  if (itsName.test(text)) return nameToCome
  const name = (named.exec(text) ?? namedAfter.exec(text))?.slice(1).find(Boolean) ?? ''
  const words = name.split(' ').filter(Boolean)
  const isName = words.some((word) => isFirstName(word) || isLastName(word))
  if (!isName) return undefined
  return `${nameToCome} ${words.map((word) => capitalName(word)).join(' ')}`
}

/** A sign holds one name. */
export const isSign = (wish: string): boolean => wish.startsWith(nameToCome)

/** "Take Lena off the sign": it keeps the name of whom it is for. */
export const unnamedSign = (wish: string, words: readonly string[]): string =>
  isSign(wish) && words.some((word) => wish.slice(nameToCome.length).toLowerCase().includes(word))
    ? nameToCome
    : wish

const leadsToSign = new RegExp(
  `\\b${board}\\b[^.?!]{0,30}\\b(?:say|says|read|reads|be|is|for|with|name) (?:(?:just|only|mister|mr\\.?|mrs\\.?|ms\\.?|doctor|dr\\.?) )*$`,
  'i',
)
const followedBySign = new RegExp(`^ on (?:the|that|his|her|their) ${board}\\b`, 'i')

/** "The sign says Tanaka": what stands there is not told of whoever rides. */
export const isOnSign = (text: string, { from, to }: { from: number; to: number }): boolean =>
  leadsToSign.test(text.slice(0, from)) || followedBySign.test(text.slice(to))

/** Whose name it is follows from who rides. */
export const withSignName = (wish: string, name: string): string =>
  wish === nameToCome && name ? `${wish} ${name}` : wish

const arrives =
  /\b(?:(?:be|get|gets|getting|got) (?:there|here|in|to you|into town|down there)|there|arriv(?:e|es|ing|al)|check(?:ing)? in|land(?:s|ing)?|show(?:ing)? up|roll(?:ing)? (?:up|in)|pull(?:ing)? in|make it|come|coming|comes in)\b/i
const nightFrom = 20 * 60
const nightTo = 6 * 60
const lateAnyhow = /\b(?:late|until|till|not before|won['’]t|past|night)\b/i

/** "I won't be there till about eleven at night": the hour stands beside that it is late. */
export function spotArrivalHour(text: string, now: Now): string | undefined {
  const lead = arrives.exec(text)
  const rest = lead ? text.slice(lead.index + lead[0].length) : ''
  return lead && findTimes(readUtterance(rest).words, now).length > 0
    ? arrivalAt(rest, text, now)
    : undefined
}

const shortAnswer = 5

/** The hour of an arrival as it stands on the paper. */
export function arrivalAt(hour: string, text: string, now: Now): string | undefined {
  if (!arrives.test(text) && text.split(' ').length > shortAnswer) return undefined
  const value = readTime(hour, { now, by: 'speech', tag: 'time', values: {} })
  if (value?.kind !== 'time') return undefined
  const { minutes, isHalfOpen } = value.time
  const evening = 12 * 60
  // "Not till about eleven", for a room: at night.
  const isMeantLate = isHalfOpen && lateAnyhow.test(text) && minutes % evening >= 7 * 60
  const at = isMeantLate ? (minutes % evening) + evening : minutes
  const isLate = (!isHalfOpen || isMeantLate) && (at >= nightFrom || at < nightTo)
  const full = printTime(at).replace(':00', '')
  const printed = isHalfOpen && !isMeantLate ? full.replace(/ [AP]M$/, '') : full
  return isLate ? `Late arrival, about ${printed}` : `Arrival about ${printed}`
}

export const isArrivalHour = (wish: string): boolean => /^(?:late )?arrival,? about \d/i.test(wish)

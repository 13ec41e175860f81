import { cutHours, type HoursWord, isTopic } from './hours-words.ts'

/** Written hours without what is not about the opening hours of the business itself. */
export function ownHoursIn(text: string): string {
  const clauses = withoutRemarks(text).split(/(?<=[.;,\n(])\s+|(?=\()/)
  const kept: string[] = []
  for (const clause of clauses) {
    if (isByAppointment(clause)) kept.push(closedDaysOf(clause))
    else if (!isAboutElse(clause, kept)) kept.push(clause)
  }
  return kept.join(' ')
}

const zone =
  /\b(?:(?:eastern|central|mountain|pacific|atlantic|alaska|hawaii|local|standard|daylight)(?: (?:standard|daylight))?(?: time)?|[ecmp][sd]?t|gmt|utc|cet|bst)\b/gi
const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|march|april|may|june|july|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|spring|summer|fall|autumn|winter)'
const season = new RegExp(
  `\\b(?:(?:only )?(?:from|between|during|in) )?(?:the )?${month}(?: ?(?:-|–|to|through|thru|until|till|and) ?(?:the )?${month})?\\b(?: only)?`,
  'gi',
)
// "Until sold out, usually around 7": the hour that is named is the end.
const openEnd =
  /\b(until|till|til) (?:we(?:'re| are)? |it'?s |everything is |the food is )?(?:sold ?out|sell out|gone|run out|done|out of \w+)[,\s(]*(?:usually|normally|typically|mostly|often|that'?s|which is)?\s*(?:at|around|about|by)?\s*(?=\d|noon|midnight)/gi
const openEndAlone =
  /\b(until|till|til) (?:we(?:'re| are)? |it'?s |everything is |the food is )?(?:sold ?out|sell out|gone|run out|done|out of \w+)\b/gi

function withoutRemarks(text: string): string {
  return text
    .replaceAll(/[’‘`]/g, "'")
    .replaceAll(openEnd, '$1 ')
    .replaceAll(openEndAlone, '$1 late')
    .replaceAll(season, ' ')
    .replaceAll(zone, ' ')
}

const hasClock = (clause: string) => /\d|\bnoon\b|\bmidnight\b/i.test(clause)
const isByAppointment = (clause: string) =>
  /\b(?:by|with an?) (?:appointment|arrangement|request)\b|\bon request\b/i.test(clause) &&
  !hasClock(clause)

/** Nobody can just come by on a day that is by appointment only. */
function closedDaysOf(clause: string): string {
  const isOfDays = cutHours(clause).some(({ kind }) => kind === 'days')
  return isOfDays ? clause.replace(/\b(?:only )?(?:by|with|on)\b.*$/is, 'closed,') : ''
}

/** "Phone office 7 to 8", "online orders any time", after the hours: about something else, on no days of its own. */
function isAboutElse(clause: string, before: readonly string[]): boolean {
  if (!isTopic(clause)) return false
  const words = cutHours(clause)
  const isOfDays = words.some(({ kind }) => kind === 'days')
  return !isOfDays && before.some(hasHours)
}

function hasHours(clause: string): boolean {
  const kinds = cutHours(clause).map(({ kind }) => kind)
  return (
    kinds.some((kind) => kind === 'all-day' || kind === 'spans') ||
    kinds.filter((kind) => kind === 'time').length > 1 ||
    (kinds.includes('time') && (kinds.includes('until') || kinds.includes('from')))
  )
}

// Words that say nothing to us are left out, as long as days and hours are said beside them.
const mostUnknown = 8

/** Whether enough of the words is about hours. */
export function isOfHours(words: readonly HoursWord[]): boolean {
  const count = (kind: HoursWord['kind']) => words.filter((word) => word.kind === kind).length
  const unknown = count('unknown')
  if (unknown * 2 > words.length || unknown > mostUnknown) return false
  const isClear = count('days') > 0 && (count('time') > 1 || count('all-day') > 0)
  return unknown <= 2 || isClear
}

import type { HolidayId } from './holidays.ts'
import { takeHolidays } from './holidays-off.ts'
import { daysIn } from './hours-items.ts'
import { cutHours, type HoursWord, isTopic } from './hours-words.ts'

/** Written hours, sorted into what they are about. */
export type SortedHours = {
  /** The opening hours themselves, in the words they were written in. */
  readonly own: string
  readonly appointmentDays: readonly number[]
  readonly holidaysOff: readonly HolidayId[]
  /** Remarks that no week can hold. */
  readonly leftOut: readonly string[]
}

export function sortHours(text: string): SortedHours {
  const holidays = takeHolidays(text.replaceAll(/[’‘`]/g, "'"))
  const seasons = (holidays.rest.match(season) ?? []).map((words) => words.trim())
  const own: string[] = []
  const appointmentDays = new Set<number>()
  const leftOut = [...holidays.leftOut, ...seasons.filter((words) => words.includes(' '))]
  for (const clause of clausesOf(withoutRemarks(holidays.rest))) {
    if (byAppointment.test(clause)) {
      const isAlone = isOnlyAppointment(clause)
      // "10 to 2, by appointment": of the days before it, or of all where none are named.
      const days = daysIn(cutHours(isAlone ? (own.findLast(hasClock) ?? 'every day') : clause))
      for (const day of days) appointmentDays.add(day)
      if (hasClock(clause)) own.push(clause.replace(byAppointment, ' '))
      else if (days.length === 0) leftOut.push(clause)
      else if (!isAlone) own.push(clause.replace(byAppointment, ' closed'))
    } else if (isNotEachWeek.test(clause) || isAboutElse(clause, own)) leftOut.push(clause)
    else own.push(clause)
  }
  return {
    own: own.join(' '),
    appointmentDays: [...appointmentDays].toSorted((a, b) => a - b),
    holidaysOff: holidays.off,
    leftOut: leftOut.map((words) => words.replaceAll(/^[\s(]+|[\s.,;()]+$/g, '')).filter(Boolean),
  }
}

/** Sentences, lists and brackets in pieces; "9 to 5 and Saturdays by appointment" are two. */
function clausesOf(text: string): readonly string[] {
  return text.split(/(?<=[.;,\n(])\s+|(?=\()|\s+(?=but\b)/).flatMap((clause) => {
    const [, first = '', second = ''] = /^(.*)\s(?:and|&|\+|plus)\s(.*)$/is.exec(clause) ?? []
    const isTwo = hasClock(first) && !hasClock(second) && byAppointment.test(second)
    return isTwo ? [`${first},`, second] : [clause]
  })
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
    .replaceAll(openEnd, '$1 ')
    .replaceAll(openEndAlone, '$1 late')
    .replaceAll(season, ' ')
    .replaceAll(zone, ' ')
}

const isNotEachWeek =
  /\b(?:every other|alternate|every (?:second|third)|(?:the )?(?:first|second|third|last|1st|2nd|3rd)(?: and (?:second|third|last|3rd|4th))?) (?:mon|tue|wed|thu|fri|sat|sun)|\bhours? (?:longer|later|earlier|less|more)\b/i
const hasClock = (clause: string) => /\d|\bnoon\b|\bmidnight\b/i.test(clause)
const byAppointment =
  /(?:,?\s*\bonly\b)?\s*(?:\b(?:by|with|per|upon|on)\b|\bw\/)\s*(?:an? |prior )?(?:app(?:oin)?t(?:ment)?s?|arrangement|request|reservation)\b\.?(?:\s*only\b)?|\bapp(?:oin)?t(?:ment)?s? only\b/i
const isOnlyAppointment = (clause: string) =>
  cutHours(clause.replace(byAppointment, ' ')).every(({ kind }) => kind === 'stop')

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

import type { Span } from '@nightdesk/understanding'

// Easter is in no month of its own.
const months: readonly (readonly [RegExp, string])[] = [
  [/\b(?:martin luther king|mlk)\b/i, 'january'],
  [/\bvalentine['’]?s\b/i, 'february'],
  [/\bmemorial day\b/i, 'may'],
  [/\b(?:independence day|fourth of july|july fourth)\b/i, 'july'],
  [/\blabor day\b/i, 'september'],
  [/\bhalloween\b/i, 'october'],
  [/\bthanksgiving\b/i, 'november'],
]
const endOfYear = /\b(?:christmas|xmas|new year['’]?s?)\b/i
const firstWeek =
  /^(?:in )?(?:the )?(?:first|second|third|fourth|fifth|sixth|1st|2nd|3rd|[4-6]th)\b/i

/** "Over Christmas we'd get in the twenty-third": of December; for New Year's, "the second" is of January. */
export function monthOfHoliday(text: string, day: string): string | undefined {
  if (endOfYear.test(text)) return firstWeek.test(day) ? 'january' : 'december'
  return months.find(([name]) => name.test(text))?.[1]
}

const holidayBefore =
  /^(?:(?:over|for) )?(?:christmas|xmas|thanksgiving|new year['’]?s?|valentine['’]?s)(?: day)?,? (?=the \w)/i

/** "Valentine's, the thirteenth", marked as one. */
export const withoutHoliday = (span: Span): Span => ({
  ...span,
  text: span.text.replace(holidayBefore, ''),
})

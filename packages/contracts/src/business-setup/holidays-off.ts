import { type HolidayId, holidayIds, holidayList, holidaysIn } from './holidays.ts'

/** The holidays a business is closed on, and the words without them. */
export type HolidaysTaken = {
  readonly off: readonly HolidayId[]
  readonly rest: string
  /** Hours of holidays, which no week can hold. */
  readonly leftOut: readonly string[]
}

const shut =
  '(?:closed?|clos(?:es|ing)|except(?:ing)?|excluding|excl\\.?|but|not|no|off|shut|minus|without)'
const between = "(?:\\s+(?:for|on|during|at|open|over|also|we(?:'re| are)))*"
/** "closed on", right before the list. */
const leads = new RegExp(`(?:,|\\band\\b|&)?\\s*\\b${shut}${between}\\s*$`, 'i')
/** "closed Sundays and", where days stand between. */
const leadsFarther = new RegExp(`\\b${shut}\\b[^.;\\d]*?(?:,|\\band\\b|&|/)+\\s*(?:on )?$`, 'i')
/** "are closed", right behind it. */
const follows =
  /^\s*:?(?:,?\s*(?:we(?:'re| are)|are|is|we))?\s*(?:closed|off|excluded|excepted|shut)\b/i
const joined = /\s*(?:,|&|\/|\band\b|\bplus\b)+\s*(?:on )?$/i
const moreDays =
  /^\s*(?:,|&|\/|\band\b)+\s*(?:on )?(?:mon|tue|wed|thu|fri|sat|sun|weekend|weekday)/i
const hours = /^\s*:?\s*(?:from |at )?\d[^,;.\n]*/i

/** "Memorial Day to Labor Day till 10", "closed the week between Christmas and New Year's": more than a day off. */
const longer = new RegExp(
  `[^.;,()]*\\bweeks? (?:between|of|after|before)\\b[^.;()]*?(?:${holidayList})[^.;,()]*|[^.;,()]*(?:${holidayList})\\s*(?:-|–|to|through|thru|until)\\s*(?:${holidayList})[^.;,()]*`,
  'gi',
)

/** Takes holidays out of written hours: a week has no place for them. */
export function takeHolidays(text: string): HolidaysTaken {
  const off = new Set<HolidayId>()
  const leftOut: string[] = text.match(longer) ?? []
  let rest = text.replaceAll(longer, '')
  const list = new RegExp(holidayList, 'i')
  for (let found = list.exec(rest); found; found = list.exec(rest)) {
    const [before, after] = [rest.slice(0, found.index), rest.slice(found.index + found[0].length)]
    const isOff = leads.test(before) || leadsFarther.test(before) || follows.test(after)
    if (isOff) for (const id of holidaysIn(found[0])) off.add(id)
    const ownHours = isOff ? undefined : hours.exec(after)?.[0]
    if (ownHours) leftOut.push(`${found[0]}${ownHours}`)
    rest = ownHours
      ? `${before.replace(joined, '')} ${after.slice(ownHours.length)}`
      : without(before, after)
  }
  return { off: holidayIds.filter((id) => off.has(id)), rest, leftOut }
}

/** The words around a list, without those that speak of it alone. */
function without(before: string, after: string): string {
  const isShared = leadsFarther.test(before) && !leads.test(before)
  if (isShared) return `${before.replace(joined, '')}${after}`
  if (leads.test(before))
    return moreDays.test(after)
      ? `${before} ${after.replace(/^\s*(?:,|&|\/|\band\b)+/i, '')}`
      : `${before.replace(leads, '')}${after}`
  const isAfterDays =
    /\b(?:days?|mon|tues?|wed|thu(?:rs)?|fri|sat|sun|weekends?)\w*\s*(?:,|&|\/|\band\b)+\s*$/i.test(
      before,
    )
  return `${before.replace(joined, ' ')}${isAfterDays ? after : after.replace(follows, '')}`
}

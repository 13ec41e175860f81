import { addDays, type Day, type Now } from './calendar.ts'
import { weekdayAt } from './date-weekdays.ts'
import { type Found, numberAt } from './numbers.ts'
import { isSameWord } from './sounds.ts'

/** "Tomorrow", "in three days", "two weeks from Friday". */
export function relativeAt(words: readonly string[], at: number, now: Now): Found<Day> | undefined {
  const rest = words.slice(at, at + 5).join(' ')
  const found = (days: number, length: number) => ({
    value: addDays(now.day, days),
    from: at,
    to: at + length,
  })
  if (/^(?:the )?day after tomorrow\b/.test(rest)) return found(2, rest.startsWith('the') ? 4 : 3)
  if (/^(?:tonight|today)\b/.test(rest)) return found(0, 1)
  if (/^this (?:morning|afternoon|evening)\b/.test(rest)) return found(0, 1)
  if (isSameWord(words[at] ?? '', 'tomorrow')) return found(1, 1)
  if (/^(?:a|one) week from tomorrow\b/.test(rest)) return found(8, 4)
  const isLed = words[at] === 'in'
  const count = numberAt(words, isLed ? at + 1 : at, { isExpected: true })
  const unit = /^(day|week)s?$/.exec((count && words[count.to]) ?? '')?.[1]
  if (!count || !unit) return undefined
  const days = unit === 'week' ? 7 * count.value : count.value
  if (isLed) return found(days, count.to + 1 - at)
  // "Three days from now", "two weeks from Friday".
  if (words[count.to + 1] !== 'from') return undefined
  if (/^(?:now|today)$/.test(words[count.to + 2] ?? '')) return found(days, count.to + 3 - at)
  const start = weekdayAt(words, count.to + 2, now)
  return start && { value: addDays(start.value, days), from: at, to: start.to }
}

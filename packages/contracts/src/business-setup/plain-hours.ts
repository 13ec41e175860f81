const numbers: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
}

const letters: Readonly<Record<string, string>> = {
  m: 'mon',
  t: 'tue',
  tu: 'tue',
  w: 'wed',
  th: 'thu',
  r: 'thu',
  f: 'fri',
  s: 'sat',
  sa: 'sat',
  su: 'sun',
}
/** "MWF", "T/Th", "T/R". */
const letterRows =
  /\b(?:(?:m|tu?|w|th|r|f)(?: ?[/&+,] ?(?:tu|th|t|w|r|f|sa|su))+|m?(?:tu|t)?w?(?:th|r)?f?(?:sa)?(?:su)?)\b(?= *:? *(?:\d|noon|closed|by\b|\())/g

/** Letters of days, where there are two or more of them. */
function inWholeDays(row: string): string {
  const days = row.match(/tu|th|sa|su|[mtwrfs]/g) ?? []
  return days.length > 1 ? days.map((letter) => letters[letter]).join(' ') : row
}

/** Written words in one form: digits for numbers, am and pm for the parts of a day. */
export function plainHours(text: string): string {
  const names = Object.keys(numbers).join('|')
  const digitOf = (word: string) => String(numbers[word] ?? word)
  return text
    .toLowerCase()
    .replaceAll(/[’‘`]/g, "'")
    .replaceAll(/[–—−‐‑]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/o'? ?clock/g, '')
    .replaceAll(letterRows, inWholeDays)
    .replaceAll(/\((\d{1,2}(?::\d{2})?(?: ?[ap]\.?m\.?)?)\)/g, '$1')
    .replaceAll(
      new RegExp(`\\bhalf past (${names}|\\d+)`, 'g'),
      (_, hour: string) => `${digitOf(hour)}:30`,
    )
    .replaceAll(
      new RegExp(`\\bquarter past (${names}|\\d+)`, 'g'),
      (_, hour: string) => `${digitOf(hour)}:15`,
    )
    .replaceAll(
      new RegExp(`\\bquarter to (${names}|\\d+)`, 'g'),
      (_, hour: string) => `${Number(digitOf(hour)) - 1 || 12}:45`,
    )
    .replaceAll(
      new RegExp(`\\b(${names})[ -]thirty\\b`, 'g'),
      (_, hour: string) => `${digitOf(hour)}:30`,
    )
    .replaceAll(
      new RegExp(`\\b(${names})[ -](?:forty[ -]five)\\b`, 'g'),
      (_, hour: string) => `${digitOf(hour)}:45`,
    )
    .replaceAll(
      new RegExp(`\\b(${names})[ -]fifteen\\b`, 'g'),
      (_, hour: string) => `${digitOf(hour)}:15`,
    )
    .replaceAll(new RegExp(`\\b(?:${names})\\b(?! (?:\\w+ )?(?:days|nights|hours))`, 'g'), digitOf)
    .replaceAll(/\b([1-9])(00|15|30|45)\b(?![:.]\d)/g, '$1:$2')
    .replaceAll(/\btwenty[ -]?(?:four|4) ?[-/]? ?(?:seven|7)\b/g, '24/7')
    .replaceAll(/\btwenty[ -]?(?:four|4) hours?\b/g, '24 hours')
    .replaceAll(/(\d)\s*(?:in the|each|every) morning/g, '$1 am')
    .replaceAll(
      /(\d)\s*(?:in the (?:afternoon|evening)|at night|(?:each|every) (?:evening|night))/g,
      '$1 pm',
    )
    .replaceAll(/\b12 noon\b/g, 'noon')
    .replaceAll(/\b12 midnight\b/g, 'midnight')
    .trim()
}

import { plainHours } from './plain-hours.ts'

/** A time as it was written: which half of the day may be open. */
export type SaidHour = { readonly minutes: number; readonly half: 'am' | 'pm' | 'sure' | 'open' }

/** One piece of written opening hours. */
export type HoursWord =
  | { readonly kind: 'days'; readonly days: readonly number[] }
  | { readonly kind: 'time'; readonly time: SaidHour }
  | { readonly kind: 'spans'; readonly from: number; readonly to: number }
  | {
      readonly kind:
        | 'to'
        | 'from'
        | 'until'
        | 'late'
        | 'closed'
        | 'all-day'
        | 'except'
        | 'and'
        | 'break'
        | 'lunch'
        | 'other-days'
        | 'same'
        | 'stop'
    }
  | { readonly kind: 'unknown' }

const day = (name: string, from: number, to: number): readonly [RegExp, HoursWord] => [
  new RegExp(`^(?:${name})\\b\\.?`),
  { kind: 'days', days: Array.from({ length: to - from + 1 }, (_, at) => from + at) },
]

/** A letter is a day where another day or an hour follows: "M W F 9-5". */
const letterDays = [0, 1, 2, 4, 5]
const letterEnd =
  '(?:\\s|[-/&,+:|])*(?:\\d|noon\\b|closed\\b|thru\\b|(?:mon|tue|wed|thu|fri|sat|sun)|(?:mo?|tu?e?s?|w|th|f|sa?|su)(?:\\s|[-/&,+:|]))'

/** In this order: the longer words before those they begin with. */
const table: readonly (readonly [RegExp, HoursWord])[] = [
  [
    /^(?:24 ?\/ ?7|24 ?-? ?hours?|24 ?hrs?|24h\b|(?:a?round|all) the (?:clock|time)|day and night|all day(?: and (?:all )?night)?|all hours|always(?: open)?|any ?time|never close[sd]?)/,
    { kind: 'all-day' },
  ],
  day('mon ?- ?fri ?days|(?:on )?(?:we?e?k ?days?|work(?:ing)? ?days?|business days?)', 0, 4),
  day('(?:on )?(?:the )?we?e?k ?e?nds?', 5, 6),
  day(
    '(?:every ?day|each day|daily|all week(?: long)?|all days|(?:7|seven) (?:days|nights)(?: (?:a|per) week)?|365(?: days)?(?: (?:a|per) year)?|(?:the )?whole week|any day|the week|year ?round)',
    0,
    6,
  ),
  [
    /^(?:on )?(?:all )?(?:the )?(?:(?:other|remaining) (?:week)?days|rest of the (?:week|days)|others)\b/,
    { kind: 'other-days' },
  ],
  day('m ?(?:-|to|thru) ?f', 0, 4),
  day('mon(?:day)?s?|mo', 0, 0),
  day('tue(?:s(?:day)?)?s?|tu', 1, 1),
  day('wed(?:nesday|nes)?s?|weds|we(?= ?(?:-|,|\\d|t|f))', 2, 2),
  day('thu(?:rs?(?:day)?)?s?|th', 3, 3),
  day('fri(?:day)?s?|fr', 4, 4),
  day('sat(?:urday)?s?|sa', 5, 5),
  day('sun(?:day)?s?|su', 6, 6),
  ...'mtwfs'
    .split('')
    .map((letter, at) =>
      day(`${letter}(?=${letterEnd})`, letterDays[at] ?? 0, letterDays[at] ?? 0),
    ),
  [
    /^(?:mornings?)\b(?! ?(?:only)?[,:]? ?(?:from |at )?\d)(?: only)?/,
    { kind: 'spans', from: 540, to: 720 },
  ],
  [/^(?:afternoons?)\b(?: only)?(?! ?(?:from |at )?\d)/, { kind: 'spans', from: 780, to: 1_020 }],
  [
    /^(?:evenings?|nights?)\b(?: only)?(?! ?(?:from |at )?\d)/,
    { kind: 'spans', from: 1_080, to: 1_320 },
  ],
  [/^dark(?= (?:on )?(?:mon|tue|wed|thu|fri|sat|sun))/, { kind: 'closed' }],
  [/^(?:noon|midday|mid-day)\b/, { kind: 'time', time: { minutes: 720, half: 'sure' } }],
  [/^midnight\b/, { kind: 'time', time: { minutes: 0, half: 'sure' } }],
  [/^(?:sunrise|dawn)\b/, { kind: 'time', time: { minutes: 360, half: 'sure' } }],
  [/^(?:sunset|dusk|sundown|dark)\b/, { kind: 'time', time: { minutes: 1_200, half: 'sure' } }],
  // "Late till 8" names its hour.
  [
    /^(?:late(?: at)?(?: night)?|closing|close of business)\b(?! at\b| ?(?:until|till|til|'til|to)\b)/,
    { kind: 'late' },
  ],
  [/^not open\b(?: on)?/, { kind: 'closed' }],
  [/^(?:the )?same(?: hours| thing)?\b/, { kind: 'same' }],
  [
    /^(?:except(?:ing)?(?: for)?|apart from|other than|besides|but not|but|not)\b(?: on)?/,
    { kind: 'except' },
  ],
  [
    /^lunch(?: ?time)?(?: is)?(?= (?:from |at )?\d{1,2}(?::\d{2})?(?: ?[ap]\.?m?\.?)? ?(?:-|to|until|till|til))/,
    { kind: 'lunch' },
  ],
  [/^(?:with )?(?:an? )?(?:lunch(?: ?time)? break|siesta|break)\b(?: from)?/, { kind: 'break' }],
  [
    /^clos(?:e|es|ing) (?:up |down )?for (?:an? )?(?:lunch|break)\b(?: from| at| between)?/,
    { kind: 'break' },
  ],
  [
    /^(?:clos(?:ed?|es|ing)(?: (?:up|down|our doors))? (?:at|by|around)|shut(?:s)? at|(?:we )?(?:knock|get) off (?:at|by|around)|(?:we(?:'re| are) )?(?:done|gone|out) (?:at|by|around))\b/,
    { kind: 'until' },
  ],
  [/^close[s]?(?= \d)/, { kind: 'until' }],
  [/^(?:closed?|shut|off|no|never|none|not open|day off|resting)\b(?: on)?/, { kind: 'closed' }],
  [/^(?:until|untill|till|til|'til|up to|up until|through to)\b/, { kind: 'until' }],
  [/^--/, { kind: 'stop' }],
  [/^(?:to|through|thru|-|–|—|~|→)/, { kind: 'to' }],
  [/^(?:from|between|starting(?: at)?|opens?(?: up)? at|after)\b/, { kind: 'from' }],
  [/^(?:(?:and|&|plus|or|n)(?=\s|$|\d)|\+)/, { kind: 'and' }],
  [/^(?:,|;|\.|\n|\/|\||:|•|·|then\b)/, { kind: 'stop' }],
]

const clock =
  /^(\d{1,2})(?:[:.h](\d{2})|(?<=\d{2})(\d{2})(?!\d))?\s?h?(?:\s?(a|p)(?:\.?\s?m(?!\s?(?:-|\/|to\b|thru\b)\s?(?:t|f|w|s)))?\b\.?|\s?(?:hrs?|hours|uhr)\b)?/

const fillers =
  /^(?:we(?:'?re)?|we are|our|hours?|are|is|it'?s|open(?:s|ed|ing)?|usually|only|on|at|in|the|a|of|for|by|appointment|ish|about|around|roughly|both|also|each|every|days?|time|am|pm|s|business|shop|store|office|doors?|front|desk|staffed|public|holidays?|please|too|as well|all|week|between|sharp|start|finish|work|i'?m|i|you can|come|us|find|there|here|during|normally|typically|generally|regular|mostly|sometimes|just|with|so|hrs|lunch|dinner|breakfast|brunch|kitchen|otherwise|rest|else|late|mornings?|afternoons?|evenings?|nights?|out|non-?stop|straight|when|back to)\b/

/** Cuts written hours into their pieces, from left to right. */
export function cutHours(text: string): readonly HoursWord[] {
  const words: HoursWord[] = []
  let rest = plainHours(text)
  while (rest !== '') {
    const [length, word] = nextWord(rest)
    if (word) words.push(word)
    rest = rest.slice(length).trimStart()
  }
  return words
}

/** Whether words begin with a thing that hours could be of, and not with days or hours. */
export function isTopic(text: string): boolean {
  const rest = plainHours(text).replace(/^(?:(?:(?:and|but|our|the|we|with|for)\b|\()\s*)+/, '')
  if (/^(?:on[- ]call|phones?|call center|office|online|kitchen|lobby|drive[- ]thru)\b/.test(rest))
    return true
  const [, word] = nextWord(rest)
  return word?.kind === 'unknown' && /^[a-z]{3}/.test(rest)
}

function nextWord(rest: string): readonly [length: number, word?: HoursWord] {
  for (const [pattern, word] of table) {
    const found = pattern.exec(rest)?.[0]
    if (found) return [found.length, word]
  }
  const time = clock.exec(rest)
  if (time) return [time[0].length, toTime(time)]
  const filler = fillers.exec(rest)?.[0]
  if (filler) return [filler.length]
  return [/^(?:[a-z']+|.)/su.exec(rest)?.[0].length ?? 1, { kind: 'unknown' }]
}

function toTime([, hours, minutes, together, half]: RegExpExecArray): HoursWord {
  const [hour, minute] = [Number(hours), Number(minutes ?? together ?? 0)]
  if (hour > 24 || minute > 59) return { kind: 'unknown' }
  const at = hour * 60 + minute
  if (half && hour <= 12)
    return {
      kind: 'time',
      time: { minutes: (at % 720) + (half === 'p' ? 720 : 0), half: half === 'p' ? 'pm' : 'am' },
    }
  const isSure = hour > 12 || hour === 0 || hours?.startsWith('0') === true
  return { kind: 'time', time: { minutes: at % 1_440, half: isSure ? 'sure' : 'open' } }
}

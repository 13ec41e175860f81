import { type Day, findDates, findTimes, type Now, readUtterance } from '@nightdesk/understanding'

/** What somebody wants to know about opening hours. */
export type HoursQuestion = {
  readonly asks: 'all' | 'open' | 'from' | 'until' | 'now'
  /** One of a date, or several days of the week. */
  readonly day?: Day
  readonly days?: readonly number[]
  /** Minutes after midnight; of "at eight" the half of the day is open. */
  readonly at?: number
  readonly isHalfOpen?: boolean
  readonly isHoliday?: boolean
}

const aboutHours = [
  /\b(?:opening|business|office|store|shop|working|regular|normal|your|the|what|holiday|weekend|visiting) (?:hours|times)\b/,
  /\bhours (?:of operation|today|tomorrow|on|are|like|do)\b|\b(?:what|which)(?:'s| are| is)? (?:\w+ )?hours\b|^hours\b/,
  /\b(?:you|y'all|guys|we|they|place|shop|store|office|doors?|clinic|kitchen|gym|restaurant|desk|anyone|anybody|it|ya|there|stay|still|be|are|is|get|always|ever|already) (?:\w+ ){0,2}open(?:ed)?\b/,
  /\bopen (?:on|at|till?|til|until|late|early|right|now|today|tonight|tomorrow|this|past|after|before|for (?:lunch|dinner|breakfast|business)|every|all|24|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|week|during|over|in the|around|between|from|from|yet|again|anymore|still)\b/,
  /\b(?:when|what time|how (?:late|early|long)|until when|till when|what days?|which days?)\b.*\b(?:open|opens?|opening|close[sd]?|closing|shut|there|around|in|start|starts|stop|done for|go home|leave|working|available|reach)\b/,
  /\b(?:what|which) (?:time|day|days)\b.*\b(?:open|close|closed|closing)\b/,
  /\b(?:you|y'all|guys|we|place|shop|store|office|doors?|it|they|are|is|be) (?:\w+ ){0,2}(?:closed?|closing|closes|shut)\b/,
  /\b(?:closed|close|closing time|shut) (?:on|at|for|today|now|yet|down|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b|\bclosing time\b|\bclosing up\b/,
  /\bhow (?:late|early)\b|\b(?:until|till|til) (?:when|what time|how late)\b/,
  /\b(?:when|what time|what day|which day|what days|how late|how early|until when|can|could|may|should) (?:can|could|may|should|do|would|is it best to|is a good time to)? ?(?:i|we|people|one|customers|someone|somebody|he|she|they|my \w+)? ?(?:just |still |also )?(?:come|stop|drop|swing|pop|walk|pass|be) (?:by|in|over|around|round|there)\b(?! for an? (?!chat|look|visit|minute|bit|sec))/,
  /\b(?:are|will|is) (?:you|you guys|y'all|anyone|anybody|someone|somebody|people)(?: all| guys)? (?:be )?(?:still |even )?(?:there|around|in|working|available|in the office|at work)\b/,
  /\b(?:work|working) (?:on )?(?:weekends?|saturdays?|sundays?|mondays?|evenings?|nights?|holidays?)\b/,
  /\b(?:weekend|sunday|saturday|evening|late|night|holiday|early|monday|friday) (?:hours|opening|openings)\b/,
  /\b(?:see|take|serve|help) (?:people|patients|customers|clients|walk-?ins) (?:on|in the|at)\b/,
]

const notHours =
  /\b(?:open(?:ing)?s? (?:an? )?(?:new )?(?:account|position|role|job|tab|letter|house|mic|bar|concept|door policy)|job openings?|any openings?|(?:have|got|is there) (?:anything|something|any ?time|a spot|a slot|room) (?:still )?(?:open|available|free)|an? opening|open positions?|close (?:my|an?|the) (?:account|deal|loan)|how close|close to|closest|hours? (?:notice|in advance|ahead|before|later|ago|drive|away|session|long)|how many hours|open to|24 hours before|24-hour notice|when can (?:you|someone|somebody) (?:start|come)|how soon)\b/

/** Whether opening hours are asked for, in whatever words. */
export function isAboutHours(text: string): boolean {
  const said = plain(text)
  return !notHours.test(said) && aboutHours.some((pattern) => pattern.test(said))
}

const named =
  /\b(?:hours|open|opens|opening|close[sd]?|closing|how (?:late|early)|until when|till when|shut)\b/i

/** Whether hours are named, and not only a visit that may need an appointment. */
export const namesHours = (text: string): boolean => isAboutHours(text) && named.test(text)

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/[^a-z0-9':-]+/g, ' ')
    .replaceAll(/\b(?:um+|uh+|like|please|just|actually|gonna)\b/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

const holidays =
  /\b(?:holidays?|christmas|xmas|thanksgiving|new year'?s?|easter|memorial day|labor day|independence day|(?:4th|fourth) of july|july (?:4th|fourth)|presidents'? day|mlk|veterans day|black friday)\b/

/** What exactly is asked: a day, an hour, the beginning or the end. */
export function readHoursQuestion(text: string, now: Now): HoursQuestion {
  const said = plain(text)
  const { words } = readUtterance(text)
  const days = daysIn(said)
  const date = days ? undefined : dateIn(said, words, now)
  const time = findTimes(words, now)[0]?.value ?? bareHour(said)
  const isNow =
    /\b(?:right now|now|currently|at the moment|still open|open yet|already closed)\b/.test(said)
  return {
    asks: kindOf(said, isNow && !date && !days),
    ...(days && { days }),
    ...(date && { day: date }),
    ...(time && !isNow && { at: time.minutes, isHalfOpen: time.isHalfOpen }),
    ...(holidays.test(said) && { isHoliday: true }),
  }
}

const endings =
  /\b(?:until|till|til|how late|close|closes|closing|shut|how long|last (?:call|customer|time)|stay(?:ing)? open|latest|go home|stop(?! (?:by|in|over|round|around))|done for)\b/
const beginnings =
  /\b(?:(?:what time|when|how early)\b.*\b(?:open|opens|opening|start|starts|get there|be there)|earliest|first thing|how early|open up)\b/
const closedAsked = /\b(?:are|is|be|you) (?:\w+ ){0,2}closed\b/

function kindOf(said: string, isNow: boolean): HoursQuestion['asks'] {
  if (isNow) return 'now'
  const isWhole = /\b(?:hours|days are|which days|what days)\b/.test(said)
  if (isWhole) return 'all'
  if (closedAsked.test(said)) return 'open'
  if (endings.test(said) && !/\bopen (?:until|till|til|past|after)\b.*\b\d/.test(said))
    return 'until'
  if (beginnings.test(said)) return 'from'
  return 'open'
}

function daysIn(said: string): readonly number[] | undefined {
  if (/\b(?:this |next |the )?weekends?\b/.test(said)) return [5, 6]
  if (/\b(?:weekdays?|during the week|work ?days?)\b/.test(said)) return [0, 1, 2, 3, 4]
  const named = 'monday tuesday wednesday thursday friday saturday sunday'
    .split(' ')
    .flatMap((name, at) => (new RegExp(`\\b${name}s?\\b`).test(said) ? [at] : []))
  // One day alone is a date: "this Friday".
  return named.length > 1 ? named : undefined
}

function dateIn(said: string, words: readonly string[], now: Now): Day | undefined {
  if (/\b(?:today|tonight|this (?:morning|afternoon|evening))\b/.test(said)) return now.day
  // "Sundays" is every one of them, and so the next.
  const single = words.map((word) =>
    word.replace(/^((?:mon|tues|wednes|thurs|fri|satur|sun)day)s$/, '$1'),
  )
  return findDates(single, now)[0]?.value
}

const hourWords = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** "Are you open past eight?" */
function bareHour(said: string): { minutes: number; isHalfOpen: boolean } | undefined {
  const found =
    /\b(?:at|past|after|before|by|around|until|till) (\d{1,2}|[a-z]+)\b(?! ?(?:days?|weeks?|people))/.exec(
      said,
    )?.[1]
  const hour = found === undefined ? NaN : Number(found) || hourWords.indexOf(found) + 1
  return hour >= 1 && hour <= 12 ? { minutes: (hour % 12) * 60, isHalfOpen: true } : undefined
}

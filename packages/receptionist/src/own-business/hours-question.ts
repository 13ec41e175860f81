import {
  addDays,
  type Day,
  findDates,
  findTimes,
  type Now,
  readUtterance,
} from '@nightdesk/understanding'

/** What somebody wants to know about opening hours. */
export type HoursQuestion = {
  readonly asks: 'all' | 'open' | 'from' | 'until' | 'now'
  /** One of a date, or several days of the week. */
  readonly day?: Day
  readonly days?: readonly number[]
  /** Whether it is open each day of the week. */
  readonly isEveryDay?: boolean
  /** Minutes after midnight; of "at eight" the half of the day is open. */
  readonly at?: number
  readonly isHalfOpen?: boolean
  readonly isHoliday?: boolean
  /** What or when, and not whether. */
  readonly isOpenQuestion?: boolean
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
  /\b(?:is|will|be|are|or) (?:somebody|someone|anybody|anyone|nobody|no one) (?:be |still )?(?:at the (?:\w+ )?(?:desk|counter|office|door)|there|in|around|up|awake)\b/,
  /\b(?:will|would|could|can|do) (?:i|we) (?:still )?make it\b|\bhow much time (?:have|do|would|will|does) (?:i|we|that|it)\b|\b(?:be|get|got) there (?:in|by|at|around|before)\b/,
  /\b(?:can|could|may) (?:i|we) (?:still |also )*(?:walk|drop|pop|stop|swing) (?:in|by)\b/,
  /\b(?:answer|pick up|man|staff) (?:the |your )?phones?\b/,
  /\b(?:when|what time|what times|how late|how early)\b.*\b(?:call by|catch (?:somebody|someone|you|anyone)|reach (?:somebody|someone|you|anyone)|get (?:a hold|ahold|hold) of|serve|serving|seating|driv(?:e|ing))\b/,
  /\b(?:earliest|latest|soonest) (?:you|y'all|we|i|time|that you|anyone|anybody)\b/,
  /\b(?:you|y'all|guys|kitchen|still|they) (?:\w+ )?serv(?:e|ing) (?:right |at |now|until|till|late|today|tonight|food)/,
  /\b(?:do|does|serve|get|have|what time(?:'s| is)|when(?:'s| is)|for) (?:\w+ ){0,3}(?:lunch|dinner|breakfast|brunch|supper)\b.*\b(?:tonight|today|tomorrow|weekends?|weekdays?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/,
  /\b(?:seven|7) days a week\b|\bdays? off\b/,
  /\b(?:see|take|serve|help) (?:people|patients|customers|clients|walk-?ins) (?:on|in the|at)\b/,
]

const notHours =
  /\b(?:open(?:ing)?s? (?:an? )?(?:new )?(?:account|position|role|job|tab|letter|house|mic|bar|concept|door policy)|job openings?|any openings?|(?:have|got|is there) (?:anything|something|any ?time|a spot|a slot|room) (?:still )?(?:open|available|free)|an? opening|open positions?|close (?:my|an?|the) (?:account|deal|loan)|how close|close (?:to|by|enough|together)|closest|hours? (?:notice|in advance|ahead|before|later|ago|drive|away|session|long)|how many hours|open to|24 hours before|24-hour notice|when can (?:you|someone|somebody) (?:start|come)|how soon|when (?:would|could|do|will) you (?:\w+ )?(?:start|show up|begin))\b/

/** Whether opening hours are asked for, in whatever words. */
export function isAboutHours(text: string): boolean {
  const said = plain(text)
  return !notHours.test(said) && aboutHours.some((pattern) => pattern.test(said))
}

const named =
  /\b(?:hours|open|opens|opening|close[sd]?|closing|how (?:late|early)|until when|till when|shut)\b/i

const phones = /\b(?:answer|pick up) (?:the |your )?phones?\b/i

/** Whether hours are named, and not only a visit that may need an appointment. */
export const namesHours = (text: string): boolean =>
  isAboutHours(text) && (named.test(text) || phones.test(text))

const visits =
  /\b(?:can|could|may) (?:i|we) (?:come|stop|swing|drop|walk|pop) (?:by|in|over)\b(?! (?:for|to (?!you|your|the|see if)|and|because|about))|\bstill (?:come|get|walk|drop) (?:in|by|there)\b|\bmake it\b|\bdoes that work\b|\bwalk in\b/

/** "Can I come by at seven thirty?" asks whether it is open, and for no appointment. */
export const asksToComeBy = (text: string): boolean => visits.test(plain(text))

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
  const asked = hoursSentences(text)
  const said = plain(asked)
  const { words } = readUtterance(asked)
  const days = daysIn(said)
  const date = days ? undefined : dateIn(said, words, now)
  const time = findTimes(words, now)[0]?.value ?? mealIn(said) ?? bareHour(said)
  // "In twenty minutes" is a moment, and no hour of some day.
  const isMoment = time?.daysAhead !== undefined && time.minutes !== now.minutes
  const isNow = !isMoment && rightNow.test(said)
  const isAt = time !== undefined && !isNow && (isMoment || time.daysAhead === undefined)
  const day = isMoment
    ? addDays(now.day, time.daysAhead ?? 0)
    : (date ?? (isStill(said) ? now.day : undefined))
  return {
    asks: isMoment ? 'open' : kindOf(said, isNow && (!date || date === now.day) && !days),
    ...(days && { days }),
    ...(day && !days && { day }),
    ...(isAt && { at: time.minutes, isHalfOpen: time.isHalfOpen }),
    ...(/\b(?:what time|when|how much|how late|how early)\b/.test(said) && {
      isOpenQuestion: true,
    }),
    ...(holidays.test(said) && { isHoliday: true }),
    ...(everyDay.test(said) && { isEveryDay: true }),
  }
}

const rightNow =
  /\b(?:right now|now|currently|at the moment|still open|open yet|already closed|locked)\b/
const isStill = (said: string) => /\bcan (?:i|we) still\b|\bmake it\b/.test(said)
const everyDay = /\b(?:every day|everyday|seven days|7 days|all week|each day of the week)\b/

const pointsBack = /\b(?:does|would|will|is|can) (?:that|this)\b|\bmake it\b|\blocked\b/i

/** Of several sentences those that ask for hours: what somebody tells beside them has days and hours of its own. */
function hoursSentences(text: string): string {
  const sentences = text.split(/(?<=[.?!])\s+/)
  const asking = sentences.filter(
    (sentence) => isAboutHours(sentence) || /^and how (?:late|early)\b/i.test(sentence),
  )
  const isEnough = asking.length > 0 && !pointsBack.test(text)
  return isEnough ? asking.join(' ') : text
}

type Hour = {
  readonly minutes: number
  readonly isHalfOpen: boolean
  readonly daysAhead?: number
}

const meals: Readonly<Record<string, number>> = {
  breakfast: 510,
  brunch: 660,
  lunch: 765,
  dinner: 1_110,
  supper: 1_110,
}

/** "Do you do lunch on Saturdays?" asks for the hours around noon. */
function mealIn(said: string): Hour | undefined {
  const meal = /\b(breakfast|brunch|lunch|dinner|supper)\b/.exec(said)?.[1]
  const minutes = meal ? meals[meal] : undefined
  return minutes === undefined || /\b(?:close|closed) for lunch\b/.test(said)
    ? undefined
    : { minutes, isHalfOpen: false }
}

const endings =
  /\b(?:until|till|til|how late|close|closes|closing|shut|how long|last (?:call|customer|time)|stay(?:ing)? open|latest|go home|stop(?! (?:by|in|over|round|around))|done for|how much time)\b/
const beginnings =
  /\b(?:(?:what time|when|how early)\b.*\b(?:open|opens|opening|start|starts|get there|be there)|earliest|soonest|first thing|how early|open up)\b/
const closedAsked = /\b(?:are|is|be|you) (?:\w+ ){0,2}closed\b/

function kindOf(said: string, isNow: boolean): HoursQuestion['asks'] {
  if (isNow) return 'now'
  const isWhole =
    /\b(?:hours|days are|which days|what days?|(?:one|any|a|some) day(?:s)? (?:a|of the) week|days? off)\b/.test(
      said,
    )
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
function bareHour(said: string): Hour | undefined {
  const found =
    /\b(?:at|past|after|before|by|around|until|till) (\d{1,2}|[a-z]+)\b(?! ?(?:days?|weeks?|people))/.exec(
      said,
    )?.[1]
  const hour = found === undefined ? NaN : Number(found) || hourWords.indexOf(found) + 1
  return hour >= 1 && hour <= 12 ? { minutes: (hour % 12) * 60, isHalfOpen: true } : undefined
}

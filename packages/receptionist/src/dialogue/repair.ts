import { months } from '@nightdesk/understanding'

const small =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen'
const number = `(?:\\d{1,3}|(?:twenty|thirty|forty|fifty)(?:[ -](?:${small}))?|${small})`
const someMinutes = "(?::\\d{2}|[ -](?:thirty|fifteen|forty-five|forty five|o['’]?clock))"
const someHalf = '(?: ?(?:am|pm|a\\.m\\.|p\\.m\\.)| in the (?:morning|afternoon|evening)| at night)'
const hour = `(?:(?:half|quarter|ten|twenty|five) (?:past|to|after|before) )?${number}${someMinutes}?${someHalf}?`
const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)day'
const ordinal =
  '(?:\\d{1,2}(?:st|nd|rd|th)|(?:twenty[ -]|thirty[ -])?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)|tenth|eleventh|twelfth|\\w{3,5}teenth|twentieth|thirtieth)'
const month = `(?:${months.join('|')})`
// "45th Street" is no date, whatever it is taken back for.
const date = `(?:the ${ordinal}|\\d{1,2}(?:st|nd|rd|th)(?! (?:street|st|avenue|ave|road|floor)\\b))(?: of ${month})?`
/** How callers name a day, as a pattern. */
export const day: string = `(?:(?:this|next|the following) )?(?:${weekday}|tomorrow|today|tonight)(?:,? ${date})?|${month} (?:the )?(?!(?:that|this|it|is|was|and|or|but|so|for)\\b)\\w+|${date}`
const upTo = '(?:to|till|until|through|thru)'
const end = `(?:${day}|${ordinal}|\\d{1,2}(?!:|\\w))`
const range = `${end} ${upTo} ${end}`
const street = `${number.replace('{1,3}', '{1,5}')} (?:[\\w.'’-]+ ){1,3}?(?:street|st|road|rd|avenue|ave|lane|ln|drive|court|place|way|boulevard|blvd|terrace|square|parkway|pkwy|plaza|broadway)`

// "Sorry, it's twelve fifty Ocean Parkway": no other number of people.
const ofStreet = `(?:[ -]${number})?(?: ${number})? (?!of\\b|people)(?:[\\w.'’-]+ ){1,3}?(?:street|st|road|rd|avenue|ave|lane|drive|court|place|boulevard|blvd|terrace|square|parkway|plaza)\\b`

const people = ' (?:of us|people|persons|guests|adults|passengers|of them)'
const led = '(?:at|around|about|by) '

type Kind = {
  readonly before: string
  readonly after: string
  /** Only where nothing else of its kind was said. */
  readonly isAlone?: boolean
}

/** What may take the place of something of its kind, the most particular first. */
const kinds: readonly Kind[] = [
  { before: street, after: street },
  // Both ends at once: "the 3rd to the 6th, no sorry, the 4th to the 7th".
  { before: range, after: range },
  // "Wednesday, no, Thursday through Saturday"; of two days, the one is no beginning of a stretch.
  { before: day, after: `(?:${day})(?= ${upTo} )`, isAlone: true },
  { before: day, after: `(?:${day})(?! ${upTo} )` },
  { before: `${number}(?:${people})`, after: `${number}${people}` },
  // "Make that three of us": who comes, and not the hour that was said last.
  { before: `(?<=\\bfor |\\bof )${number}\\b(?!:| ?(?:am|pm))`, after: `${number}${people}` },
  {
    before: `(?<=\\b${led})${hour}`,
    after: `${led}${hour}|${number}(?:${someMinutes}|${someHalf})`,
  },
  // Numbers of orders.
  { before: '\\d{4,9}', after: '\\d{4,9}' },
  // Of whatever there was a number, the last one is meant.
  { before: number, after: `${number}(?!${ofStreet})` },
]

const takesBack =
  "(?:oh,? )?(?:no,? no|no,? (?:wait|sorry|actually|scratch that|hold on|hang on|i mean|make (?:that|it))|(?:wait|hold on|hang on)(?:,? no)?|(?:i['’]m )?sorry(?:,? no)?|actually(?:,? no)?|i mean|scratch that|or rather|what am i saying|(?<=[,.;?!–—-]\\s*)(?:better )?make (?:that|it)|correction|no)"
const fillers = "(?:make|it['’]s|it|that|let['’]s|do|say|on|for|we['’]re|there['’]ll|be|rather)"

// Looked at from where it begins alone: from each of its signs, a long row of them would take its length squared.
const pause = '[\\s,.;?!…–—-]'

// "… hang on, I've got my grandson then, make it Friday": a reason may stand between.
const instead =
  "(?:make (?:it|that)|let['’]s (?:do|say|make it)|how about|what about|(?:could|can) (?:we|you|i) (?:do|say|make it)|say)"
const reason = `[^?!]{1,80}?[\\s,.;–—-](?:(?:so|and|but|then|just|maybe|please)\\s+){0,2}`

const repairs = kinds.flatMap(({ before, after, isAlone }) => {
  const said = new RegExp(`\\b${before}\\b`, 'gi')
  const takenBack = `(?<!${pause})${pause}+${takesBack}\\b`
  return [
    `${takenBack}${reason}${instead}\\s+(?:(?:on|for|at)\\s+)?(${after})\\b`,
    // The reason ends, and what is left is the value: "…, I've got the dentist, eleven."
    `${takenBack}[^?!.;]{1,60}?,\\s*(?:so\\s+)?(${after})(?=\\s*(?:[.?!]|$))`,
    `${takenBack}[\\s,.;…–—-]*(?:${fillers}\\b[\\s,]*){0,3}(${after})\\b`,
  ].map((sign) => ({ before: said, after: new RegExp(sign, 'i'), isAlone }))
})

const meant =
  /^\W*(?:(?:um+|uh+|oh|well|hm+)\b\W*)*(?:no\b\W*)+(?:(?:what )?i(?:['’]m| am| was)? (?:mean|meant|asking|asked)(?: is| about)?|(?:that['’]s|that is|it['’]s|that was) not (?:what|why) i\b[^,.;]*)\b\W*(?=\w+ \w)/i

/** "No, I mean a free class": no answer to us, but what was meant from the start. */
export const withoutNoIMean = (text: string): string => text.replace(meant, '')

const landsAt = /\b(?:land|lands|landing|get in|gets in|arrives?)(?: (?:at|around|about))?\s*$/i
const makeIt = /^\W*(?:so )?(?:better )?make (?:it|that)\b/i

/** "Wednesday at four, no sorry, four thirty" is "Wednesday at four thirty": what was taken back is not said at all. */
export function withoutTakenBack(text: string): string {
  for (const { before, after, isAlone } of repairs) {
    const found = after.exec(text)
    const value = found?.[1]
    if (!found || value === undefined) continue
    const all = [...text.slice(0, found.index).matchAll(before)]
    const rest = text.slice(found.index + found[0].length)
    const ofSame =
      before.source === anyNumber ? all.filter(countsSame(text, found.index, rest)) : all
    const said = isAlone && all.length > 1 ? undefined : ofSame.at(-1)
    // "No sorry, Wednesday I'm away, Friday": the same again is no other.
    if (!said || said[0].toLowerCase() === value.toLowerCase()) continue
    // "We land at six, make it six thirty": the one is the plane's, the other is ours.
    if (landsAt.test(text.slice(0, said.index)) && makeIt.test(found[0])) continue
    const start = text.slice(0, said.index)
    const between = text.slice(said.index + said[0].length, found.index)
    return start + inMonth(value, said[0]) + between + rest
  }
  return text
}

const anyNumber = `\\b${number}\\b`
const counted =
  /^ (nights?|days?|rooms?|beds?|queens?|kings?|people|persons?|adults|kids|children|guests?|passengers?|bags?|suitcases?|seats?|cars?|of (?:us|them)|sharp|o['’]?clock|thirty|fifty|forty|twenty|fifteen|ten|oh|zero|\w+ (?:street|avenue|road|lane|drive|parkway|boulevard|place|way))\b/i

/** "Two queens, sorry, make it three nights": of what is counted in other units, nothing is taken back. */
function countsSame(text: string, at: number, rest: string): (said: RegExpExecArray) => boolean {
  const [, unit] = counted.exec(rest) ?? []
  return (said) => {
    const between = text.slice(said.index + said[0].length, at)
    const [, before] = counted.exec(between) ?? []
    // "Three, no, four people": the first one was not said to its end.
    const isSame = before !== undefined && unit !== undefined && singular(before) === singular(unit)
    return unit === undefined || isSame || !/\w/.test(between)
  }
}

const singular = (unit: string) => unit.toLowerCase().replace(/s$/, '')

const someMonth = new RegExp(`\\b${month}\\b`, 'i')
const numbered = new RegExp(`^(?:the )?(?:${ordinal}|\\d{1,2}\\b)`, 'i')

/** "December third, no, the fourth": the month was not taken back. */
function inMonth(value: string, said: string): string {
  const found = someMonth.exec(said)
  if (!found || someMonth.test(value) || !numbered.test(value)) return value
  return found.index === 0
    ? `${found[0]} ${value.replace(/^the /i, '')}`
    : `${value} of ${found[0]}`
}

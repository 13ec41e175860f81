import {
  addDays,
  daysBetween,
  findCounted,
  findDates,
  findPeople,
  type Found,
  numberAt,
  person,
  printDay,
  secondThoughtAt,
  type Utterance,
  weekdayOf,
} from '@nightdesk/understanding'
import type { Context } from '../../brain/dialogue/script.ts'
import type { Finding } from '../../brain/dialogue/values.ts'
import { leaveOut, readDay, readName } from '../read-facts.ts'

export type RoomChoice = 'king' | 'two queens' | 'suite'

const rooms: readonly (readonly [RoomChoice, RegExp])[] = [
  ['suite', /\b(?:suite|suites|sweet)\b/g],
  [
    'two queens',
    /\b(?:(?:two|2|too|double) queens?|queens?|two beds|2 beds|twin beds?|twins?|two double beds|separate beds|double double)\b/g,
  ],
  [
    'king',
    /\b(?:king|kings|king size|kingsize|one (?:big |large )?bed|one large bed|single bed|double bed|double room|one bed)\b/g,
  ],
]

const taken = /\b(?:instead of|than|not|from|don't (?:want|need|like))\s+(?:a |the |my )?\S*$/

/** The room that is wanted: in "a king instead of two queens" the king. */
export function readRoom(words: readonly string[]): RoomChoice | undefined {
  const text = words.join(' ')
  const hits = rooms.flatMap(([room, pattern]) =>
    [...text.matchAll(pattern)].map(({ index }) => ({ room, index })),
  )
  const meant = hits.filter(({ index }) => !taken.test(text.slice(0, index).trimEnd()))
  return meant.sort((a, b) => a.index - b.index).at(-1)?.room
}

const wishes: readonly (readonly [string, RegExp])[] = [
  ['Late check-out', /\blate checkout|checkout (?:late|later)|later checkout\b/],
  ['Early check-in', /\bearly checkin|checkin (?:early|earlier)\b/],
  ['Quiet room', /\bquiet\b/],
  ['High floor', /\bhigh(?:er)? floor\b/],
  ['Crib', /\bcrib|cot\b/],
  ['Extra bed', /\brollaway|extra bed\b/],
  ['Traveling with a dog', /\b(?:my|a|our) dog\b/],
  ['Accessible room', /\bwheelchair|accessible\b/],
  ['Extra pillows', /\bpillows?\b/],
  ['Connecting rooms', /\bconnecting\b/],
  ['Parking', /\b(?:need|with|want) (?:a )?parking\b/],
  ['Anniversary', /\banniversary\b/],
  ['Birthday', /\bbirthday\b/],
  ['One more guest', /\b(?:another|one more|an extra) (?:person|guest|adult|child|kid)\b/],
  ['Honeymoon', /\bhoneymoon\b/],
  ['Two rooms', /\b(?:two|2) rooms\b/],
  ['Three rooms', /\b(?:three|3) rooms\b/],
  ['Four rooms', /\b(?:four|4) rooms\b/],
  ['Late arrival', /\b(?:late arrival|arriv\w+ late|getting in late|late checkin)\b/],
]

function readWishes(words: readonly string[], hasArrival: boolean): string[] {
  const text = words.join(' ')
  const moved = /\b(a|one|two|three) days? (earlier|later)\b/.exec(text)
  const pushed = /\b(back|forward|up)(?: by)? (a|one|two|three) days?\b/.exec(text)
  const count = moved?.[1] ?? pushed?.[2]
  if (count && !hasArrival) {
    const days = count === 'a' || count === 'one' ? 'One day' : `${count} days`
    const side = moved?.[2] ?? (pushed?.[1] === 'back' ? 'later' : 'earlier')
    return [`${days.slice(0, 1).toUpperCase()}${days.slice(1)} ${side}`]
  }
  return wishes.filter(([, pattern]) => pattern.test(text)).map(([wish]) => wish)
}

const nightWords = /^(?:nights?|knights?|nites?)$/

const extra = /^(?:more|extra|another|additional|add|extend|longer)$/

/** "Two more nights": a wish about a stay, not the length of one. */
function readExtraNights({ words }: Utterance): string | undefined {
  const nights =
    findCounted(words, nightWords)?.value ??
    (words.includes('another') && words.includes('night') ? 1 : 0)
  const isLess = words.some((word) => /^(?:shorten|less|fewer|cut|shorter)$/.test(word))
  if (isLess && nights > 0) return `${nights} ${nights === 1 ? 'night' : 'nights'} less`
  return nights > 0 && words.some((word) => extra.test(word)) ? moreNights(nights) : undefined
}

export function moreNights(count: number): string {
  return `${count} more ${count === 1 ? 'night' : 'nights'}`
}

const houseQuestion =
  /^(?:(?:and|so|ok|okay|wait|oh|also|but|hi|hello) )*(?:what time|when|where|is|are|does|how far|how long|how old|will|what's)\b/
const stayWords =
  /\b(?:book|room|rooms|reserve|reservation|nights?|arrive|arriving|come|check|king|queens?|suite|rate|available|booked|full|vacanc(?:y|ies)|cheapest|stay|free|cost|price)\b/

/** "When is breakfast tomorrow?" names a day, but not the day of arrival. */
function isAboutTheHouse({ isQuestion, words }: Utterance): boolean {
  const text = words.join(' ')
  return isQuestion && houseQuestion.test(text) && !stayWords.test(text)
}

/** Every fact of a stay: day of arrival, nights, room, guests, name, wishes. */
export function readStay(utterance: Utterance, context: Context): Finding[] {
  if (isAboutTheHouse(utterance)) return []
  const { day, rest, all } = readDay(utterance, context)
  const weekend = isWeekend(utterance.words)
  const isMove = /\b(?:move|change|switch|reschedule|shift|instead)\b/.test(
    utterance.words.join(' '),
  )
  const range = isMove ? undefined : rangeOf(utterance.words, all)
  // "A late check-out on Sunday" is the day of leaving.
  const isOut =
    utterance.words.includes('checkout') &&
    !/\b(?:arriv\w+|from|checkin|come|coming)\b/.test(utterance.words.join(' '))
  const left = range ? undefined : leavingDay(utterance.words, all)
  const arrival =
    range?.[0] ??
    (isOut || left ? undefined : weekend ? friday(utterance.words, context, day) : day)
  const more = readExtraNights(utterance)
  const nights = more ? undefined : readNights(rest, utterance, context, isMove ? [] : all)
  const open = leaveOut(rest, [nights])
  const people = findPeople(open.words, {
    isExpected: context.asked === 'guests',
    tokens: open.tokens,
  })
  const room = readRoom(utterance.words)
  const name = readName(leaveOut(open, [people]), context, 'guest')
  const until = left && !nights ? [`Leaving ${printDay(left)}`] : []
  const requests = mergedWishes(
    [...(more ? [more] : readWishes(utterance.words, arrival !== undefined)), ...until],
    context,
  )
  return [
    ...(arrival ? [{ slot: 'arrival', value: { kind: 'day', day: arrival } } as const] : []),
    ...(nights && nights.value > 0
      ? [{ slot: 'nights', value: { kind: 'count', count: nights.value } } as const]
      : weekend && !context.values.nights
        ? [{ slot: 'nights', value: { kind: 'count', count: 2 } } as const]
        : []),
    ...(room ? [{ slot: 'room', value: { kind: 'text', text: room } } as const] : []),
    ...(people ? [{ slot: 'guests', value: { kind: 'count', count: people.value } } as const] : []),
    ...(name ? [name] : []),
    ...(requests ? [{ slot: 'requests', value: { kind: 'text', text: requests } } as const] : []),
  ]
}

function isWeekend(words: readonly string[]): boolean {
  return words.includes('weekend')
}

/** The Friday a weekend begins with: "the weekend of the twelfth" is the one that day belongs to. */
function friday(words: readonly string[], { now }: Context, day: string | undefined): string {
  if (day && day > now.day) return addDays(day, -((weekdayOf(day) + 2) % 7))
  const ahead = (5 - weekdayOf(now.day) + 7) % 7
  const text = words.join(' ')
  const isNext =
    /\bweekend after(?: next)?\b/.test(text) ||
    (/\bnext weekend\b/.test(text) && weekdayOf(now.day) !== 0)
  return addDays(now.day, isNext ? ahead + 7 : ahead)
}

/** "Leaving on the 6th", "until Sunday": the only day that is named is the last one. */
function leavingDay(words: readonly string[], all: readonly Found<string>[]): string | undefined {
  const [only, second] = all
  if (!only || second) return undefined
  const isLast =
    /\b(?:until|till|til|through|thru|leaving|leave|depart\w*|checkout|going home)(?: on| by)?$/.test(
      words.slice(0, only.from).join(' '),
    )
  return isLast ? only.value : undefined
}

const leaving =
  /\b(?:to|until|till|through|thru|til|leaving|leave|checkout|out|and|depart\w*)\b(?: \S+){0,2}$/

/** "From Friday to Sunday", "arriving the 27th, checking out on the 30th": the last two days that are named. */
function rangeOf(
  words: readonly string[],
  all: readonly Found<string>[],
): readonly [string, string] | undefined {
  const second = all.at(-1)
  const first = all.at(-2)
  if (!first || !second || second.value <= first.value) return undefined
  return leaving.test(words.slice(first.to, second.from).join(' '))
    ? [first.value, second.value]
    : undefined
}

function isJoined(words: readonly string[], all: readonly Found<string>[]): boolean {
  const [first, second] = all.slice(-2)
  if (!first || !second || daysBetween(first.value, second.value) !== 1) return false
  return /^and(?: the| on)?$/.test(words.slice(first.to, second.from).join(' '))
}

/** "Five nights." "How many guests?" "Sorry, four": the nights are meant. */
function mendedNights({ words }: Utterance, { values }: Context): Found<number> | undefined {
  const count = secondThoughtAt(words, 0)
  return count?.to === words.length && values.nights && !values.guests ? count : undefined
}

function readNights(
  rest: Utterance,
  whole: Utterance,
  context: Context,
  dates: readonly Found<string>[],
): Found<number> | undefined {
  const only = /\bonly (?:need|want|stay|staying)(?: for)? (\S+)/.exec(rest.words.join(' '))
  const fewer = only?.[1] ? numberAt([only[1]], 0) : undefined
  if (fewer) return { value: fewer.value, from: 0, to: 0 }
  const counted = findCounted(rest.words, nightWords)
  if (counted) return counted
  const text = whole.words.join(' ')
  if (/\b(?:the|one|a) (?:single )?night (?:of|on)\b/.test(text))
    return { value: 1, from: 0, to: 0 }
  const week = /\b(?:for )?(?:a|one) week\b/.exec(text)
  if (week && !/\ba week from\b|\bin a week\b/.test(text)) return { value: 7, from: 0, to: 0 }
  if (/\btwo weeks\b/.test(text) && !/\bin two weeks\b/.test(text))
    return { value: 14, from: 0, to: 0 }
  const range = rangeOf(whole.words, dates)
  // "Friday and Saturday" are two nights, "Friday to Saturday" is one.
  const isBoth = range && isJoined(whole.words, dates)
  if (range) return { value: daysBetween(range[0], range[1]) + (isBoth ? 1 : 0), from: 0, to: 0 }
  if (
    /\b(?:leaving|leave|checkout|until|till) (?:the )?(?:day after|next day|following day)\b/.test(
      text,
    )
  )
    return { value: 1, from: 0, to: 0 }
  const { arrival } = context.values
  // "Until the 27th" is counted from the day of arrival.
  const later =
    arrival?.kind === 'day' ? findDates(whole.words, { ...context.now, day: arrival.day }) : dates
  const left = leavingDay(whole.words, later)
  if (left && arrival?.kind === 'day' && left > arrival.day)
    return { value: daysBetween(arrival.day, left), from: 0, to: 0 }
  const mended = context.asked === 'guests' ? mendedNights(rest, context) : undefined
  if (mended || context.asked !== 'nights') return mended
  if (/\b(?:just the one|only one|just one|overnight|single night)\b/.test(text))
    return { value: 1, from: 0, to: 0 }
  for (let at = 0; at < rest.words.length; at += 1) {
    const number = numberAt(rest.words, at, { isExpected: rest.words.length <= 2 })
    if (number && number.value > 0 && !person.test(rest.words[number.to] ?? '')) return number
  }
  return undefined
}

function mergedWishes(found: readonly string[], { values }: Context): string | undefined {
  const before = values.requests?.kind === 'text' ? values.requests.text.split(', ') : []
  const isNights = (wish: string) => wish.includes('more night')
  const kept = found.some(isNights) ? before.filter((wish) => !isNights(wish)) : before
  const all = [...new Set([...kept, ...found])]
  const isNew = found.some((wish) => !before.includes(wish))
  return isNew ? all.join(', ') : undefined
}

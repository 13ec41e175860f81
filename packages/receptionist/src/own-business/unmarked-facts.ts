import { findDates, findTimes, type Now, readUtterance } from '@nightdesk/understanding'
import { isOfAnother } from '../dialogue/of-another.ts'
import { spotName } from '../kinds/name.ts'
import { spotPart } from './part-of-day.ts'
import { sentencesOf } from './sentences.ts'
import { feast, ordinal, past, withoutEvents, withoutSome } from './told-facts.ts'
import { streetAddress } from './told-places.ts'

/** "Can you bring it over?": whoever only asks whether it can be done has ordered nothing yet. */
export function spotDelivery(text: string): string | undefined {
  return fetched.test(text) ? undefined : brought.exec(text)?.[0]
}

const fetched =
  /\b(?:pick (?:it|them|that) up|for pick-?up|i'll (?:come|stop) by|no delivery|(?:not|without) deliver\w*)\b/i
const brought =
  /\b(?:for delivery|deliver(?:y|ed)?(?: order)?|bring (?:it|them|that|some\w*) (?:over|by|to|out|here)|drop (?:it|them) off|sent (?:over|to)|(?:ship|mail|send) (?:it|them|that)|shipped|mailed|come to (?:my|our) (?:house|place|door|office))\b/i

const ailment =
  /\b(?:has|have|had|got|gets|needs?|with) (?:an? |some |this |these )((?!(?:question|appointment|problem|visit|time|lot|few|doctor)\b)[^,.?!]{3,40}?)(?= (?:and|today|tomorrow|for|on|at|since|can|could)\b|[,.?!]|$)/i

/** "My son has a fever": what somebody is seen for, where no reader marked it. */
export const spotAilment = (text: string): string | undefined =>
  spotReason(text) ?? ailment.exec(text)?.[1] ?? ownBody.exec(text)?.[1]

// "Monday at eight, it's my back."
const ownBody = /\b(?:it['’]s|it is) (?:just |for |about )?(my [^,.?!]{3,40})(?=[,.?!]|$)/i

const goods = new RegExp(
  `\\b(?:order|buy|get|put|hold|save|reserve|need|want|like|take) (?:me |us )?((?:an?|some|another|(?:two|three|four|five|six|seven|eight|nine|ten|twelve|\\d+)(?: of)?) (?!(?:order|refund|message|table|call|question|delivery|ride|thing|things|stuff|few|couple|gift|present|food|dinner|lunch|meal|takeout|items?|more)\\b)[^,.?!]{3,60}?)(?= (?:aside|for|by|at|on|tomorrow|today|please|to|from|until|delivered|shipped|sent|and have)\\b|[,.?!]|$)`,
  'i',
)

/** "Something delivered": what it is comes yet. */
export const isVagueOrder = (text: string): boolean =>
  /^(?:something|some (?:food|things|stuff)|an? (?:order|delivery|pick-?up|few things))(?: (?:delivered|for (?:delivery|pick-?up|dinner|lunch)|to go))?$/i.test(
    text.trim(),
  )

/** "Put a lemon balm kit aside for me": what is ordered, where no reader marked it. */
export const spotItems = (text: string): string | undefined => goods.exec(text)?.[1]

const reason =
  /\b(?:help (?:with|on)|about|regarding|to (?:discuss|go over)|(?:quote|estimate|bid|price|look)s? (?:on|for|at)|it['’]s for) ((?!(?:it|that|this|you|your|a (?:week|month|year))\b)[^,.?!]{3,60})/i

/** "I need help with my mother's will": what it is about, where no reader marked it. */
export const spotReason = (text: string): string | undefined => reason.exec(text)?.[1]

/** A day anywhere in a sentence: readers of other trades leave some unmarked. */
export function spotDay(text: string, now: Now): string | undefined {
  const { words } = readUtterance(text)
  const [found] = findDates(words, now)
  const before = found ? `${words.slice(0, found.from).join(' ')} ` : ''
  const from = found ? words.slice(found.from).join(' ') : ''
  const isNth = ordinal.test(from) || feast.test(from)
  if (found && !isNth && !past.test(before)) return words.slice(found.from, found.to).join(' ')
  return /\btonight\b/i.test(text) ? 'today' : undefined
}

/** An hour that is said as one: "at seven", "7 pm", "half past six". */
export function spotHour(text: string, now: Now): string | undefined {
  const part = spotPart(text)
  // The number of a house is no hour.
  const bare = withoutEvents(text.replace(streetAddress, ' '))
  const led = ledHour.exec(bare)?.[1]
  if (part && !led) return part
  if (led) return led
  // "A table for two tonight" is for two people.
  const { words } = readUtterance(bare.replace(party, ' '))
  const [found] = findTimes(words, now)
  return found && words[found.from] !== 'now'
    ? words.slice(found.from, found.to).join(' ')
    : undefined
}

const counts = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve'
const ledHour = new RegExp(
  `\\b(?:at|around|by|about) ((?:\\d{1,2}(?::\\d{2})?|${counts})(?: ?(?:am|pm|a\\.m\\.|p\\.m\\.|thirty|fifteen|forty-five|in the (?:morning|afternoon|evening)))?)\\b(?! (?:people|folks|of us|guests|\\w+s\\b))`,
  'i',
)
const listStart = new RegExp(`^(?:an?|some|${counts}|\\d+) \\w+`, 'i')

/** "Can I get something delivered? One pad thai, and two spring rolls.": a sentence that begins like a list. */
export const spotList = (text: string): string | undefined =>
  sentencesOf(text)
    .find((sentence, at) => at > 0 && listStart.test(sentence))
    ?.replace(/[.?!]+$/, '')

const heads = `${counts}|thirteen|fourteen|fifteen|sixteen|eighteen|twenty(?:[ -]\\w+)?|thirty|forty|fifty|sixty|eighty|a hundred`
const party = new RegExp(
  `\\b(?:table|party|reservation|booking|dinner|lunch|brunch|breakfast|seats?|room|space|ride|car|cab) (?:for|of) (\\d{1,2}|${heads})\\b(?! ?(?:am|pm|o|:|nights?|days?))|\\b(\\d{1,2}|${heads}) (?:people|persons|guests|of us|adults|passengers)\\b|\\bfor (\\d{1,2}|${heads})\\b(?! ?(?:am|pm|o'clock|:|nights?|days?|hours?|minutes?|dollars))`,
  'i',
)

/** "My husband, Dan Fox, passed away" is about somebody else; "a ride for my mother, Ann Bell" is for her. */
export function spotCaller(text: string): string | undefined {
  const name = spotName(text)
  return name && isOfAnother(text, name) && !/\bfor my\b/i.test(text) ? undefined : name
}

/** "A table for four", "there are six of us". */
export function spotParty(text: string): string | undefined {
  const found = party.exec(withoutSome(text))
  return found?.[1] ?? found?.[2] ?? found?.[3]
}

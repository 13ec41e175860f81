const theirs = '(?:my|our|his|her|their)'
const homes = '(?:house|home|place|apartment|condo|office)'
const kinds =
  '(?:house|home|place|apartment|condo|building|office|work|workplace|job|hotel|church|school|doctor|dentist|clinic)'
const vague = new RegExp(
  `^(?:here|there|(?:(?:the|your|${theirs}) )?${kinds}(?:['’]s)?(?: office)?|${theirs} [\\w-]+(?: [\\w-]+)?['’]s(?: ${homes})?|[\\w-]+['’]s ${homes})$`,
  'i',
)

/** "My house", "my sister's place": nobody finds it by that. */
export const isVaguePlace = (place: string): boolean => vague.test(place.trim())

const hour =
  '(?:\\d|noon|midnight|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|quarter)'
const after = `(?= (?:at|by|around) ${hour}| (?:tomorrow|today|tonight|now|right|please|soon|asap|this|next|on (?:the|mon|tues|wednes|thurs|fri|satur|sun)\\w*|for \\w+ (?:people|of us|passengers)|with|then|and)\\b|[,.?!]|$)`
const place = `(.{2,60}?)${after}`
// Dots stand where it was marked how many they are.
const whom = "(?:me|us|him|her|them|both of us|\\.{3,}|(?:my|our) [\\w’'-]+(?: [\\w’'-]+)?)"
// "To be there", "to get home": no place begins like that.
const noPlace =
  '(?!(?:be|get|go|pick|come|make|take|have|know|see|do|drive|book|catch|bring|arrive|leave|meet|drop|and|you|ask)\\b)'

const fromTo = new RegExp(
  `\\bfrom (?!now\\b|tomorrow\\b)(.{2,60}?)(?: over| back| out)? to ${noPlace}${place}`,
  'i',
)
const pickedUp = new RegExp(
  `\\b(?:(?:pick|picking|get|fetch|grab) ${whom} up|(?:pick|picking) up ${whom}|picked up|pick-?up) (?:at|from|on|in) ${place}|\\bfrom (?!now\\b|tomorrow\\b)${place}`,
  'i',
)
const broughtTo = new RegExp(
  `\\b(?:ride|cab|taxi|car|lift|trip|get|go|going|headed|heading|(?:take|drive|bring|run|get|drop) ${whom}|me|us|him|her|over|back) to ${noPlace}${place}|\\b(?:has to|have to|needs? to|got to|gotta|should) be (?:at|in) ${place}`,
  'i',
)

/** "Pick me up from the station at 5:30": a place that no reader marked. */
export const spotPickup = (text: string): string | undefined =>
  tidy(fromTo.exec(text)?.[1] ?? first(pickedUp, text))

export const spotDropoff = (text: string): string | undefined =>
  tidy(fromTo.exec(text)?.[2] ?? first(broughtTo, text))

function first(pattern: RegExp, text: string): string | undefined {
  const found = pattern.exec(text)
  return found?.[1] ?? found?.[2]
}

/** What was marked for another question is dots by now: that is no place. */
function tidy(found: string | undefined): string | undefined {
  const words = found?.replace(/ (?:at|by|around|on|for|in)[\s.]*$/i, '').trim()
  return words && /\w/.test(words) && !words.includes('...') ? words : undefined
}

const onTheWay =
  /\b(?:(?:a |one |quick )*stops? (?:at|by|in|off at) [^,.?!]{3,50}|round[- ]trip|(?:there and back|both ways)|wait(?:ing)? for (?:me|us|him|her)[^,.?!]{0,40})/i

/** What a driver has to know besides: a stop on the way, and that somebody comes back. */
export const spotOnTheWay = (text: string): string | undefined => onTheWay.exec(text)?.[0]

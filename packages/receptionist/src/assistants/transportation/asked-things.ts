import { asksForRide } from './asks-for-ride.ts'

const things: readonly (readonly [string, RegExp])[] = [
  [
    'folding',
    /\b(?:fold\w*|collaps\w*)\b.*\b(?:wheel ?chair|stroller)|\b(?:wheel ?chair|stroller)\b.*\b(?:fold|collaps)/i,
  ],
  ['wheelchair', /\b(?:wheel ?chair|ramp)s?\b/i],
  ['child-seat', /\b(?:car|child|baby|infant|toddler|booster) ?seats?\b|\bboosters?\b/i],
  ['pets', /\b(?:dogs?|cats?|pets?|puppy|puppies|kittens?)\b/i],
  ['luggage', /\b(?:luggage|suitcases?|bags|baggage|trunks?)\b/i],
]
const whether =
  /\b(?:can|could|would|will|do|does|is|are)\b[^.?!]*\b(?:take|carry|bring|fit|handle|manage|accommodate|allowed|ok|okay|all ?right|fine|problem|possible|work|have)\b|\byes or no\b/i

/** Whether something can come along, known by what it is: "it's the folding kind, can you take her?" */
export function askedThing(text: string): string | undefined {
  if (!whether.test(text) || asksForRide(text)) return undefined
  return things.find(([, words]) => words.test(text))?.[0]
}

const toTell =
  /\b(?:should|shall|do|must|can|would|did) (?:i|we)\b[^.?!]{0,25}\b(?:say|tell|ask|mention|request|specify|order|note|let (?:you|them|someone|somebody) know|bring (?:it|that) up)\b/i
const later =
  /\b(?:what (?:if|about)|how about|and if|say it['’]s|suppose)\b[^.?!]*\b(?:before|hours?|minutes|late|later|last minute|less|inside|closer|morning of|same day)\b/i
const toldAhead: ReadonlySet<string> = new Set([
  'child-seat',
  'pets',
  'wheelchair',
  'folding',
  'luggage',
])

/** What is asked of the answer just given: whether to say so when booking, or what a later cancellation costs. */
export function nextAsked(lately: string, text: string): string | undefined {
  if (toldAhead.has(lately) && toTell.test(text)) return 'tell-us'
  return lately === 'cancel-policy' && later.test(text) ? 'late-cancel' : undefined
}

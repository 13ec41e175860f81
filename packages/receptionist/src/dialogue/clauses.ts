/** A clause, and where it begins in the sentence. */
export type Clause = { readonly text: string; readonly from: number }

const digit = '(?:oh|zero|one|two|three|four|five|six|seven|eight|nine|\\d)'
// The "oh" of a number, and the second of streets or floors, join nothing.
const joint = `(?:and|but|also|plus|so|then|oh(?! ${digit}\\b)|anyway|meanwhile|second(?:ly)?(?= (?:i|we|my|is|can|could|book|there|please)\\b)|on top of that|by the way)`
const does =
  "(?= (?:is|was|has|had|goes|will|would|should|needs|leaves|starts|says|only|just|wrote|put|said|have|got|charged|took|left|were|are|guys|people|never|keep|still|did|didn['’]t|isn['’]t|wasn['’]t|overcharged|billed|happened)\\b)"
// "Write it down": only where something is said of them, "it" and "you" begin anything.
const subject = `(?:(?:i|we|he|she|they|there|let)(?:['’]\\w+)?|(?:it|you)(?:['’]\\w+|${does}))`
const asking =
  "(?:can|could|would|will|do|does|did) (?:you|i|we|it|they)|(?:please )?(?:book|send|get|order|reserve) (?:me|us|my|him|her|them|another|an?)|where['’]?s?|what(?:['’]s)? (?:about|happened)|how about|is|are|find|take"
const named =
  "(?:the|my|our|your|his|her|their|that|this|some(?:body|one)|nobody|no one) (?:\\w+ ){0,2}?(?:is|was|are|were|goes|needs|wants|left|isn['’]t|wasn['’]t|never|didn['’]t|has|had|should)"
const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)day(?:\\w*) (?:is|was|isn|wasn)'

const begins = new RegExp(
  `(?:${joint}\\W+)*\\b(?:${joint}|${subject}|${asking}|${named}|${weekday})\\b`,
  'gi',
)
const endsInSubject =
  /\b(?:(?:i|we|he|she|they|it|you)(?:['’]\w+)?|do|does|did|how(?: \w+)?|what|when|where|why|who|which)\s+$/i
const fresh = /[.?!;]\s+/g

/** Where something else may begin, in words that come without marks: "… my bag last night | and i also | need a ride". */
export function clausesOf(text: string): readonly Clause[] {
  const starts = [
    0,
    ...Array.from(text.matchAll(begins), ({ index }) => index),
    ...Array.from(text.matchAll(fresh), ({ index, 0: mark }) => index + mark.length),
  ]
  // "And we'd also like one": who wants it belongs to what is wanted.
  const isSubject = (at: number) => endsInSubject.test(text.slice(0, at))
  const sorted = [...new Set(starts)]
    .filter((at) => at < text.length && !isSubject(at))
    .toSorted((a, b) => a - b)
  return sorted.map((from, at) => ({ from, text: text.slice(from, sorted[at + 1]) }))
}

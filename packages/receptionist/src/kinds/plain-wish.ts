const endearments =
  "hun|hon|honey|darling|darlin|sweetie|sweetheart|sweetheart|dear|dearie|love|luv|babe|doll|boss|buddy|pal|mate|man|bro|sir|ma[’']?am|miss|my friend"
const manners =
  "okay|ok|too|as well|alright|all right|please|thanks|thank you|will (?:you|ya)|would (?:you|ya)|(?:can|could) (?:you|ya)|for me|if you (?:would|don[’']t mind|please)"
const notOfWish =
  "(?<!\\b(?:my|the|his|her|our|their|your|an?|with|in|to|of|for|and|no|not|it['’]?s))"
/** Said to the desk, and no part of what is wished for: "put down a crib, will you, darling". */
const addressed = new RegExp(`${notOfWish}[\\s,.!?]+(?:${endearments}|${manners})[\\s,.!?]*$`, 'i')
const onlyAddressed = new RegExp(`^\\W*(?:${endearments}|${manners})\\W*$`, 'i')

/** A wish without what is only said to the desk; empty, where nothing else is in it. */
export function plainWish(text: string): string {
  let wish = text.trim()
  while (addressed.test(wish)) wish = wish.replace(addressed, '')
  wish = wish.replace(/^(?:only|just) (?:an? |the )?(?=\S+ \S)/i, '')
  return onlyAddressed.test(wish) ? '' : wish.replaceAll(/\bi(?=['’](?:m|ve|d|ll)\b|\s)/g, 'I')
}

const verbs: Readonly<Record<string, string>> = {
  need: 'needs',
  want: 'wants',
  have: 'has',
  prefer: 'prefers',
  like: 'likes',
  pay: 'pays',
  "haven't": 'hasn’t',
  'haven’t': 'hasn’t',
  "can't": 'can’t',
  "won't": 'won’t',
  "don't": 'doesn’t',
  'don’t': 'doesn’t',
}
const toWhom =
  "(?:them|him|her|['’]?em|(?:the|your) (?:team|people|guys|desk|front desk|office|dispatcher))"
const told = new RegExp(
  `^\\W*(?:please |just |and )*(?:tell ${toWhom}|let ${toWhom} know|(?:say|mention|note|write|put)(?: it)?(?: down)?)(?: that)?[\\s,:]+(?=\\S+ \\S)`,
  'i',
)

/** "Tell them it's the blue one": what they are told, and not that they are. */
export const withoutTeller = (text: string): string => text.replace(told, '')

const ofCaller: readonly (readonly [RegExp, (verb: string) => string])[] = [
  [/^(?:that )?i(?:['’]m| am) /i, () => 'the caller is '],
  [/^(?:that )?i['’]ll /i, () => 'the caller will '],
  [/^(?:that )?i['’]ve (?:got )?/i, () => 'the caller has '],
  [/^(?:that )?i['’]d like /i, () => 'the caller would like '],
  [
    new RegExp(`^(?:that )?i (${Object.keys(verbs).join('|')}) `, 'i'),
    (verb) => `the caller ${verbs[verb.toLowerCase()] ?? verb} `,
  ],
]

/** "I'm covering the whole thing" stands on the paper as what the caller does: whoever reads it is not the caller. */
export function ofTheCaller(wish: string): string {
  const found = ofCaller.find(([start]) => start.test(wish))
  if (!found) return wish
  const [start, lead] = found
  return wish
    .replace(start, (_, verb = '') => lead(verb))
    .replaceAll(/\bmy(self)?\b/gi, (_, self) => (self ? 'themself' : 'their'))
    .replaceAll(/\bme\b/gi, 'them')
}

/** "Is my partner", written down by the desk. */
export const ofTheirs = (words: string): string => words.replaceAll(/\b(?:my|our)\b/gi, 'their')

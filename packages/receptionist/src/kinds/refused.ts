/** What somebody wants none of, and where it stands among the words. */
export type Refused = { readonly text: string; readonly from: number; readonly to: number }

const ends =
  "(?:but|just|only|please|they|we|he|she|i|you|it|it['’]?s|that['’]?s|so|because|since|as|instead|if|then|thanks?|thank|after|at|anymore|dear|honey|what|how|when|where|is|are|can|could|do|does|will|would|no|not|keep|leave|take|put|book|send|want|need|to|who|which|know|in|until|till)"
const joined = '(?:(?:and|or|nor) (?=(?:the|that|those|an?|any)\\b)|or )'
const oneWord = `(?!${ends}\\b)(?!and\\b|or\\b|nor\\b)[\\w'’-]+`
const thing = `((?:(?:the|that|this|those|any|an?|my|our|all|whole|for|of|about) )*${oneWord}(?: (?:${joined})?${oneWord}){0,5})`
const article = '(?:(?:the|that|those|any|an?|all that|my|our) )'
const toWant = '(?:need|want|require|have|use|bring|ask for|say|mean|order|wish for|care for|like)'
const wanting =
  '(?:needing|wanting|having|using|bringing|taking|getting|asking for|traveling with|coming with)'
const softly = '(?:really |even |actually |ever |still |be |any ?more |exactly |going to )*'
const verb =
  '(?:skip|forget(?: about)?|scratch|scrap|drop|lose|leave (?:out|off)|cancel|remove|removed|delete|deleted|erase|strike|cross (?:out|off)|cut|ditch|never mind|get rid of|got rid of|take (?:off|out)|taken (?:off|out)|took (?:off|out)|instead of|rather than|could do without|rather not have|no need (?:for|of)|no longer (?:need|want)(?:s|ed)?)'
const taking = '(?:take|taken|took|leave|cross|scratch|strike|get|have|had|want|got|pull|cut|keep)'

const all = (ways: readonly string[]) => ways.map((way) => new RegExp(way, 'dgi'))

const verbs = toWant.slice(3, -1).split('|')
const told = verbs.filter((one) => /^(?:need|want|ask for|order)$/.test(one))
const toldBefore = told.map((one) => one.replace(/^(\w+)/, '$1ed')).join('|')
const negative =
  "(?:\\b(?:(?:do|does|did|wo|ca)n['’]?t|(?:do|does|did|will|can) ?not|never)|(?<=n['’]t))"

/** To want none of it. */
const denials = all([
  `\\b(?:no|without) (?!(?:the|that|this|those|an?|my|our|problem|keep|put|leave|add|with|yes|bring|make|need|longer|thanks?|idea|worries)\\b)((?:${oneWord})(?: (?!(?:the|an?|my|our|that)\\b)${oneWord}){0,3})`,
  `\\bwithout ${article}${thing}`,
  `\\bnot (?!(?:sure|only|just|yet|too|very|so|really|on|in|near|by|next|at|facing|close|to|until|before|if|that)\\b)${article}?((?:${oneWord})(?: ${oneWord}){0,2})`,
  `${negative} ${softly}(?:${toWant}|${toldBefore}|${wanting}) (?!(?:to|you|him|her|them|me|us)\\b)${thing}`,
  `\\bnot ${softly}${wanting} ${thing}`,
  `\\b${article}((?:${oneWord} ){1,3}?)(?:can go|(?:is|was)(?:n['’]t| not) (?:needed|necessary|wanted)|(?:won['’]t|will not) be (?:needed|necessary))\\b`,
])

/** To have it taken off, or to ask whether it is. */
const orders = all([
  `\\b${verb} (?!(?:to|you|him|her|them|me|us|it)\\b)${thing}`,
  `\\b${taking} ${article}((?:(?!(?:off|out|away|but)\\b)[\\w'’-]+ ){1,7}?)(?:back )?(?:off|out|away|removed|deleted)\\b`,
  `\\b(?:is|are|was) ${article}((?:${oneWord} ){1,3}?)(?:off|out|gone|removed|deleted)\\b`,
])

// "If I don't need the crib, is it cheaper?", "you don't have a crib?"
const supposed = /\b(?:if|whether|why)(?: \w+){0,2} $|\b(?:you|they) $/i
// "Don't drop the crib", "I don't want you to take it off".
const keeping = /(?:n['’]?t|\bnever|\bnot) (?:(?:want|like) )?(?:you |them )?(?:to )?$/i
// "Did you forget the crib?"
const missing = /^(?:forget|lose|leave|drop|skip)\b/i
const askingUs = /\b(?:did|didn['’]t|do|don['’]t) you $/i

/** "No crib, and take the rollaway off": each thing that is refused, whatever the words for it. */
export function refusedIn(text: string): readonly Refused[] {
  const before = ({ index }: RegExpMatchArray) => text.slice(0, index)
  const denied = matches(text, denials).filter((one) => !supposed.test(before(one)))
  const ordered = matches(text, orders).filter(
    (one) => !keeping.test(before(one)) && !(missing.test(one[0]) && askingUs.test(before(one))),
  )
  return [...denied, ...ordered].map((match) => {
    const [from = 0, to = 0] = match.indices?.[1] ?? []
    return { text: text.slice(from, to).trim(), from: match.index, to }
  })
}

const matches = (text: string, ways: readonly RegExp[]) =>
  ways.flatMap((way) => Array.from(text.matchAll(way)))

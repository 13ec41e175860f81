const marked = /[.?!](?=\s|$)/

const subject =
  "(?:you|ya|y'all|i|we|they|he|she|it|there|that|this|anybody|anyone|somebody|someone|everybody)"
// "The message is I was charged twice" asks nothing.
const ofOne = '(?! (?:i|you|ya|we|they)\\b)'
const helper = `(?:do|does${ofOne}|did|can|could|will|would|should|may|is${ofOne}|are|am(?= i\\b)|was|were|have|has${ofOne}|isn't|aren't|don't|doesn't|can't|couldn't|won't)`
const wh =
  "(?:what about|how about|what if|how (?:much|many|long|late|early|far|often|big|high|do|does|can|is|are)|how's|what (?:time|is|are|do|does|would you|could you|kind|happens|floor)|what's|which (?:one|floor|room|day)|where (?:is|are|do|does|can)|where's|when (?:is|are|do|does|can|will)|who (?:is|can|do|does|should))"

/** A question that can begin anywhere: its verb stands before whoever it is about. */
const opener = new RegExp(`^(?:${helper} ${subject}|${wh})(?= |$)`, 'i')
/** After a comma, or a word that joins, any verb in front does. */
const openerAfterBreak = new RegExp(
  `^(?:${helper} ${subject}|${wh}|(?:is|are|was|were|does|do|can|could|will|would|should|may) \\S+ \\S+|any (?:chance|idea|way)|why)(?= |$)`,
  'i',
)
const joins = /^(?:and|but|also|so|or|oh|plus|then|anyway|because)$/i
// "The problem is that my line is dead": what it is, is told.
const tellsOf = /\b(?:the|my|our|his|her|their) [\w'’]+ $/i
const isThat = /^(?:is|was) that (?:i|we|he|she|they|it|you|my|our|your|the|there|an?)\b/i
// "I'd like to know what time it is", "whatever you can do": the question is part of what is said.
const embedding =
  /^(?:if|whether|know|wonder|wondering|ask|asking|tell|me|us|see|what|whatever|when|whenever|where|wherever|how|however|which|who|why|much|many|time|long|far|early|late|sure|understand|remember|say|says|hear|as|than|anything|something|everything|nothing|all|only|best|least|most|about|of|to|for|on|in|at|with|one|check|find|out|not|never|that|the|and|or|but|idea|matter|depends|depending|see|forgot|forget|i|you|we|they|he|she|it|there|this|these|those|please)$/i
// "What rooms do you have?", "which way does it face?"
const asked = /^(?:what|which|whose|how|until|since)$/i
const fewestBefore = 2
const greeting =
  /^(?:(?:hi|hello|hey|yeah|good|morning|afternoon|evening|um|uh|oh|well|okay|ok|so|there|excuse|me|sorry|ma'am|sir|miss|dear|please|quick|question)[\s,]*)+$/i
const bareYesOrNo =
  /^(?:(?:oh|well|um|uh)[\s,]+)*(?:yes|yep|yup|no|nope|nah|sure|right|correct|perfect|great|fine|exactly)\b/i

// After a question, what begins like this is told.
const tellsOn =
  /,\s+(?=(?:i|i'm|i've|i'd|it's|it was|its|my|we|we're|we've|he's|she's|they're|because|cause|since|thanks|thank you|otherwise|there's|the)\b)/i

/**
 * Whoever listens hears where a sentence ends; words that come without any marks get them where a question begins beside
 * something else: "yes that's right do you need my number" says two things.
 */
export function withSentenceMarks(text: string): string {
  if (marked.test(text)) return text
  const words = [...text.matchAll(/\S+/g)]
  const starts = words.flatMap((_, at) => {
    return startsQuestion(text, words, at) ? [startOf(words, at)] : []
  })
  const cuts = starts.filter((from, at) => isWorthACut(text.slice(starts[at - 1] ?? 0, from)))
  if (cuts.length === 0) return text
  return [0, ...cuts].map((from, at) => sentence(text, from, cuts[at], at > 0)).join(' ')
}

type Words = readonly RegExpExecArray[]

const wordAt = (words: Words, at: number): string => words[at]?.[0] ?? ''

function startsQuestion(text: string, words: Words, at: number): boolean {
  if (at === 0) return false
  const before = wordAt(words, at - 1)
  const rest = text.slice(words[at]?.index)
  if (/\b(?:hang|hold) on $/i.test(text.slice(0, words[at]?.index))) return opener.test(rest)
  if (before.endsWith(',') || joins.test(before)) return openerAfterBreak.test(rest)
  if (before === 'please' && bareYesOrNo.test(text)) return opener.test(rest)
  if (tellsOf.test(text.slice(0, words[at]?.index)) && isThat.test(rest)) return false
  // "Don't have anybody call me" asks nothing.
  if (/n['’]t$/i.test(before) && /^have /i.test(rest)) return false
  const isEmbedded = embedding.test(before) || asked.test(wordAt(words, at - 2))
  return !isEmbedded && opener.test(rest)
}

/** The words that join it belong to the question. */
function startOf(words: Words, at: number): number {
  const before = wordAt(words, at - 1)
  return at > 1 && joins.test(before) ? startOf(words, at - 1) : (words[at]?.index ?? 0)
}

function isWorthACut(before: string): boolean {
  const said = before.trim()
  if (bareYesOrNo.test(said)) return true
  return said.split(/\s+/).length >= fewestBefore && !greeting.test(said)
}

function sentence(text: string, from: number, to: number | undefined, isAsked: boolean): string {
  const words = text.slice(from, to).trim().replace(/,$/, '')
  if (!isAsked && !asks(words)) return `${words}.`
  const told = tellsOn.exec(words)
  if (!told) return `${words}?`
  return `${words.slice(0, told.index)}? ${words.slice(told.index + told[0].length)}`
}

const asks = (words: string) => openerAfterBreak.test(words.replace(/^(?:\w+ )??(?=\w)/, ''))

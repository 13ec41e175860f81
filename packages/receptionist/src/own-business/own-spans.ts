import { cutIntoWords, type Intent, type Span } from '@nightdesk/understanding'
import { hasOrderNumber, spotOrderNumber } from './order-number.ts'
import { spotPart } from './part-of-day.ts'
import { sentencesOf } from './sentences.ts'
import { isVagueOrder, spotList } from './unmarked-facts.ts'
import { personal, restOf, topicOf, wholeOrder, withoutSpans } from './told-facts.ts'
import { isWordFact, openQuestions } from './trade-plans.ts'

const wholes: Readonly<Record<string, string>> = { message: 'about', case: 'case' }

type Moment = { readonly asked: string; readonly task: string | undefined }

/** Facts as they were marked, the words themselves where they are what was asked for, and what was told besides. */
export function spansFor(
  text: string,
  moment: Moment,
  intents: readonly Intent[],
  marked: readonly Span[],
): readonly Span[] {
  const { asked } = moment
  const spans = toldWithYes(text, moment, intents, marked) ?? factsFor(text, asked, intents, marked)
  const isKept = spans.some(({ slot }) => slot === 'told' || slot === 'about' || slot === 'case')
  const mayAdd = asked === 'more' ? addsAtTheEnd.test(text) : askedForOne.test(asked)
  if (isKept || !mayAdd || !tellsBesidesFacts(text, moment, intents, spans)) return spans
  return [...spans, { slot: 'told', text, from: 0, to: text.length, confidence: 1 }]
}

const yes = /^\W*(?:yes|yeah|yep|yup|sure|ok|okay|please|absolutely)\b(?:,? please)?[\s,.!]*/i
const fewestAfterYes = 5

/** "Yes. I sent a jacket back and never got my money": who takes the offer of a note about an order has told it. */
function toldWithYes(
  text: string,
  { asked, task }: Moment,
  intents: readonly Intent[],
  marked: readonly Span[],
): readonly Span[] | undefined {
  const rest = text.replace(yes, '')
  const isTold = rest !== text && cutIntoWords(rest).length >= fewestAfterYes
  if (asked !== 'offer' || task !== 'case' || intents[0]?.id !== 'yes' || !isTold) return undefined
  const from = text.length - rest.length
  const whole = { slot: 'case', text: rest, from, to: text.length, confidence: 1 }
  return [...personal(marked), whole, ...orderIn(text)]
}

// Whoever answers one of these may add what nobody asked for: "Ann Bell, and please call after five."
const askedForOne =
  /^(?:name|phone|contact|confirm|offer|guests|passengers|day|time|when|order|pickup|dropoff|place|address|arrival|nights)$/
// "No, just make sure she hears of it."
const addsAtTheEnd =
  /\b(?:make sure|be sure|tell|let|don['’]?t forget|remind|remember|put|write|note|add|mention|by the way|one (?:more|other) thing)\b/i
const isAskedFact =
  /^(?:name|spelled|phone|email|day|time|arrival|departure|nights|guests|passengers|pickup|dropoff|place|order)$/
const isWhen = /^(?:day|time|when)$/
const isPersonal = /^(?:name|spelled|phone|email|order)$/
const fewestBesides = 3
const withMore =
  /\b(?:with|without|plus|bring(?:ing)?)(?: \w+){0,2} \w{3,}|(?:^|[.,!?] +)and (?:the|my|our|an?|one) \w{3,}/i
// "Yes, and tell Ann for me."
const addsToYes =
  /^\W*(?:yes|yeah|yep|yup|sure|right|correct|okay|ok|perfect|great|good)\b.{0,24}?\b(?:and|but|just|also|make sure|tell|let|please)\b/i
const plainWords =
  /\b(?:dear|honey|course|love|ma['’]?am|sir|fine|then|now|already|again|just|only|both|here|there|thing|things|all|set|go ahead|yes|yeah|yep|yup|no|nope|okay|ok|sure|thanks?|thank you|please|that(?:['’]s| is) (?:it|right|fine|all|correct|good|great)|correct|right|perfect|great|good|and|but|also|so|um+|uh+|well|it['’]?s|it is|this is|that is|my (?:last |first )?name(?:['’]s| is)?|name(?:['’]s| is)|last name|first name|i['’]m|i am|(?:the|my) (?:phone |cell )?number(?:['’]s| is)?|(?:you can )?(?:reach|call) me (?:at|on)|sounds|works|would|will|do|does|be|for me|let['’]s|say|how about|make|maybe|i think|i guess|at|on|for|by|the|an?|in|to|of|is|me|i|we|you|us|it|that|under|with)\b/gi

/** Whether there is more in it than the facts that were asked for, and no question. */
function tellsBesidesFacts(
  text: string,
  { asked, task }: Moment,
  intents: readonly Intent[],
  spans: readonly Span[],
): boolean {
  const first = intents[0]?.id ?? ''
  if (first.startsWith('q-') || asides.has(first) || first === 'cancel') return false
  // A note for a person has no field for days, hours and places.
  const isPlaced = task === 'message' || task === 'case' ? isPersonal : isAskedFact
  const left = spans
    .filter(({ slot, from, to }) => isPlaced.test(slot) && to - from < text.length)
    .toSorted((a, b) => b.from - a.from)
    .reduce((rest, { from, to }) => `${rest.slice(0, from)} ${rest.slice(to)}`, text)
    .replace(isWhen.test(asked) ? (spotPart(text) ?? '') : '', ' ')
  const isWhole = spans.some(({ from, to }) => to - from === text.length)
  const words = left.replaceAll(plainWords, ' ').match(/[\p{L}\d][\p{L}\d'’]*/gu) ?? []
  if (isWhole) return false
  // "And the dog, of course", "with the beagle", "and tell Ann": little, but told on purpose.
  const fewest =
    asked === 'name' || (asked === 'confirm' && addsToYes.test(text)) ? 2 : fewestBesides
  return words.length >= fewest || (words.length > 0 && withMore.test(left))
}

function factsFor(
  text: string,
  asked: string,
  intents: readonly Intent[],
  marked: readonly Span[],
): readonly Span[] {
  const first = intents[0]?.id ?? ''
  const whole = (slot: string): Span => ({ slot, text, from: 0, to: text.length, confidence: 1 })
  if (isBeside(text, asked, marked)) return [...marked, whole('told')]
  // A message and a matter stand as they were told.
  const told = wholes[first]
  // Facts in a question that has no answer are facts of what is wished afterwards.
  if (first?.startsWith('q-unknown'))
    return [
      ...marked.filter(({ slot }) => slot !== 'topic'),
      ...(openQuestions.has(asked) ? [whole('about')] : []),
      whole('told'),
    ]
  // Whoever takes the offer of a message goes on with it.
  const isMore = asked === 'offer' || (asked === 'more' && addsAtTheEnd.test(text))
  const more = told === 'about' && isMore ? [whole('told')] : []
  if (told && openQuestions.has(asked))
    return [...personal(marked), whole(told), ...more, ...orderIn(text)]
  // In the middle of a booking it is the message; of a message, one more thing to tell.
  if (first === 'message') return [...personal(marked), whole('about'), whole('told')]
  if (told) return marked
  if (first.startsWith('q-')) {
    const facts = marked.filter(({ slot }) => slot !== 'topic')
    if (isWordFact(asked)) return [...facts, ...answerBeside(text, asked, facts)]
    return tellsStory(text) ? [...facts, whole('told')] : facts
  }
  if (asked === 'order') return numberIn(text, marked)
  const isShort = /^(?:yes|no)$/.test(first) && cutIntoWords(text).length < 3
  if (isShort || asides.has(first)) return marked
  if (asked === 'about') return [...personal(marked), whole(asked)]
  if (asked === 'case') return [...personal(marked), whole(asked), ...orderIn(text)]
  // Streets are named after people.
  if (asked === 'place' || asked === 'address') {
    const others = marked.filter(({ slot }) => !/^(?:place|name|topic|guests|wish)$/.test(slot))
    return [...others, ...restOf(text, asked, others)]
  }
  if ((asked === 'pickup' || asked === 'dropoff') && isOnlyPlace(text, asked, marked))
    return restOf(text, asked, [])
  const isOrder = first === 'order' || asked === 'items'
  const spans = isOrder ? orderedIn(text, marked) : topicOf(text, marked)
  // A note loses nothing of the story that a wish was told in.
  if (asked === 'open' && cutIntoWords(text).length > longestPlain) return [...spans, whole('told')]
  if (!isWordFact(asked)) return spans
  if (spans.some(({ slot }) => slot === asked)) return spans
  // A short answer is all of it; of a long one, what was marked.
  const isTold = spans.some(({ slot }) => slot === 'topic')
  if (isTold && cutIntoWords(text).length > longestAnswer) return spans
  const others = spans.filter(({ slot }) => slot !== 'topic')
  return [...others, ...restOf(text, asked, others)]
}

/** "My back. And is there parking?" answers ours before it asks. */
function answerBeside(text: string, asked: string, facts: readonly Span[]): readonly Span[] {
  const [first = ''] = sentencesOf(text)
  const isAnswer = first !== text && !first.endsWith('?') && text.trim().endsWith('?')
  const isTold = facts.some(({ slot }) => slot === asked)
  return isAnswer && !isTold ? restOf(first, asked, []) : []
}

/** "He's nineteen and has no car, how does he sign up?": the answer is for the caller, the story is for whoever calls back. */
function tellsStory(text: string): boolean {
  const told = sentencesOf(text).filter(
    (sentence) => !sentence.endsWith('?') || cutIntoWords(sentence).length > longestQuestion,
  )
  return cutIntoWords(told.join(' ')).length > longestPlain && ofOneself.test(text)
}

const longestQuestion = 14
const ofOneself =
  /\b(?:i|i['’](?:m|ve|ll|d)|we|we['’](?:re|ve|ll|d)|my|our|he['’]?s?|she['’]?s?)\b/i

/** What is ordered: the whole list of it, and not that it is something. */
function orderedIn(text: string, marked: readonly Span[]): readonly Span[] {
  const spans = marked.filter(({ slot, text: words }) => slot !== 'topic' || !isVagueOrder(words))
  const isTold = spans.some(({ slot }) => slot === 'topic')
  const list = isTold ? undefined : spotList(text)
  const from = list ? text.indexOf(list) : 0
  return list
    ? [...spans, { slot: 'topic', text: list, from, to: from + list.length, confidence: 1 }]
    : topicOf(text, spans).map((span) => wholeOrder(text, span))
}

/** A matter may be told with the number of its order. */
function orderIn(text: string): readonly Span[] {
  const number = spotOrderNumber(text)
  return number ? [{ slot: 'order', text: number, from: 0, to: 0, confidence: 1 }] : []
}

/** The number of an order, and what is told with it. */
function numberIn(text: string, marked: readonly Span[]): readonly Span[] {
  const own = personal(marked)
  const left = withoutSpans(text, own)
  if (!hasOrderNumber(left)) return own
  const span = (slot: string): Span => ({
    slot,
    text: left,
    from: 0,
    to: text.length,
    confidence: 1,
  })
  return [...own, span('order'), ...(tellsBesides.test(left) ? [span('told')] : [])]
}

/** What is told beside the question for a name or a number stands on the note too. */
function isBeside(text: string, asked: string, marked: readonly Span[]): boolean {
  const isAnswer = marked.some(({ slot }) => /^(?:name|spelled|phone|email)$/.test(slot))
  return /^(?:name|contact)$/.test(asked) && !isAnswer && tellsMore.test(text)
}

const tellsBesides = /\d\W+\D{12}/
const tellsMore =
  /^\W*(?:it['’]s|this is|that['’]s|i['’]m calling|it is)? ?(?:about|regarding|because|concerning)\b/i
const longestPlace = 8
const story =
  /\b(?:i|we|me|us|you|i['’]m|we['’]re|it['’]s|that['’]s|then|and|no|not|wait|please)\b|[.?!] /i

/** "Good Samaritan Hospital": a short answer with nothing else in it is the place, all of it. */
function isOnlyPlace(text: string, asked: string, marked: readonly Span[]): boolean {
  const isPlace = ({ slot }: Span) => slot === asked
  return (
    cutIntoWords(text).length <= longestPlace &&
    !story.test(text) &&
    marked.length === 1 &&
    marked.every(isPlace)
  )
}

const longestAnswer = 20
const longestPlain = 9
const asides = new Set('wait repeat refuse unsure human robot bye drop'.split(' '))

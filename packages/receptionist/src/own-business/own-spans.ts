import { cutIntoWords, type Intent, type Span } from '@nightdesk/understanding'
import { personal, restOf, topicOf } from './told-facts.ts'
import { isWordFact, openQuestions } from './trade-plans.ts'

const wholes: Readonly<Record<string, string>> = { message: 'about', case: 'case' }

/** Facts as they were marked, and the words themselves where they are what was asked for. */
export function spansFor(
  text: string,
  asked: string,
  intents: readonly Intent[],
  marked: readonly Span[],
): readonly Span[] {
  const first = intents[0]?.id ?? ''
  const whole = (slot: string): Span => ({ slot, text, from: 0, to: text.length, confidence: 1 })
  // A message and a matter stand as they were told.
  const told = first === 'q-unknown' ? 'about' : wholes[first]
  if (told) return openQuestions.has(asked) ? [...personal(marked), whole(told)] : marked
  if (first.startsWith('q-')) return marked.filter(({ slot }) => slot !== 'topic')
  const isShort = /^(?:yes|no)$/.test(first) && cutIntoWords(text).length < 3
  if (isShort || asides.has(first)) return marked
  if (asked === 'about' || asked === 'case') return [...personal(marked), whole(asked)]
  // Streets are named after people.
  if (asked === 'place' || asked === 'address') {
    const others = marked.filter(({ slot }) => !/^(?:place|name|topic|guests|wish)$/.test(slot))
    return [...others, ...restOf(text, asked, others)]
  }
  const spans = topicOf(marked)
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

const longestAnswer = 20
const longestPlain = 9
const asides = new Set('wait repeat refuse unsure human robot bye drop'.split(' '))

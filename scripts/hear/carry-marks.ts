import { cutIntoWords, type Example } from '@nightdesk/understanding'
import { isReasonable } from './is-reasonable.ts'
import { placeWords, type Piece } from './place-words.ts'
import { sayWords } from './say-aloud.ts'
import { writeDigits } from './write-digits.ts'

/**
 * What was heard instead of a sentence, with its marks on the words that stand in their place. Nothing where there is
 * nothing to learn: the same words, or so different ones that nobody could say what they stand for.
 */
export function carryMarks(example: Example, heard: string): Example | undefined {
  const words = wordsOf(heard)
  if (words.length === 0 || words.join(' ') === wordsOf(example.text).join(' ')) return undefined
  const said = sayWords(example).map(({ said: sounds, from }): Piece => ({
    letters: writeDigits(sounds),
    place: placeAt(from, example),
  }))
  const { pieces, likeness } = placeWords(said, words.map(writeDigits))
  return isReasonable({ said, heard: pieces, likeness }) ? mark(example, words, pieces) : undefined
}

function wordsOf(text: string): readonly string[] {
  return cutIntoWords(text).map(({ word }) => word)
}

/** Even numbers stand between spans, odd ones in them: 0 is before the first, 1 in it, 2 after it. */
function placeAt(at: number, { spans }: Example): number {
  const before = spans.filter(({ to }) => to <= at).length
  return before * 2 + (spans.some(({ from, to }) => from <= at && at < to) ? 1 : 0)
}

function mark(example: Example, words: readonly string[], pieces: readonly Piece[]): Example {
  const places = pieces.map(({ place }) => place)
  const starts = words.map((_, at) =>
    words.slice(0, at).reduce((sum, one) => sum + one.length + 1, 0),
  )
  const spans = example.spans.map(({ slot }, index) => {
    const [first, last] = [places.indexOf(index * 2 + 1), places.lastIndexOf(index * 2 + 1)]
    return { slot, from: starts[first] ?? 0, to: (starts[last] ?? 0) + (words[last] ?? '').length }
  })
  return { ...example, text: words.join(' '), spans }
}

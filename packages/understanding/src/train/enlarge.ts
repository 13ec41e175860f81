import { hash } from '../hash.ts'
import { cutIntoWords } from '../words/cut.ts'
import { type Example, varyExample, writeExample } from './examples.ts'
import { createRandom, type Random } from './random.ts'
import { createRing, type Placed } from './ring.ts'

const variedShare = 0.6
const movedShare = 0.5
const joinedShare = 0.3
const longestJoined = 16
const joints = [
  ' and ',
  ' and ',
  ' also ',
  ' oh and ',
  ' or ',
  ' plus ',
  ' but ',
  ' because ',
  ' so ',
  ' ',
]

/**
 * More to learn from than was written: each sentence once with other values, questions at other moments of a call, and
 * some sentences in one breath with a question. What becomes of a sentence follows from the sentence alone, so that one
 * more of them leaves what is learned from the others as it was.
 */
export function enlarge(examples: readonly Example[]): readonly Example[] {
  const vary = createVariation(examples)
  const asked = [...new Set(examples.map((example) => example.asked))].sort()
  const timesOf = createCounter()
  const varied = examples
    .map((example) => {
      // Each time that a sentence comes, it gets other values.
      const random = randomOf(example, `varied ${timesOf(writeExample(example))}`)
      return moveQuestion(vary(example, random), asked, random)
    })
    .filter(
      ({ text, asked: before }, at) =>
        text !== examples[at]?.text || before !== examples[at]?.asked,
    )
  return [...examples, ...varied, ...joinSome(examples)]
}

/** Tells how often each text came before. */
function createCounter(): (text: string) => number {
  const times = new Map<string, number>()
  return (text) => {
    const before = times.get(text) ?? 0
    times.set(text, before + 1)
    return before
  }
}

const numberOf = (example: Example, purpose: string) => hash(`${purpose} ${writeExample(example)}`)
const randomOf = (example: Example, purpose: string) => createRandom(numberOf(example, purpose))
const placeOf = (example: Example, purpose: string) => numberOf(example, purpose) / 2 ** 32

/** Puts a value of another sentence in the place of most values; what takes back stays what it is. */
function createVariation(
  examples: readonly Example[],
): (example: Example, random: Random) => Example {
  const said = new Map<string, Placed<string>[]>()
  for (const example of examples) {
    for (const { slot, from, to } of example.spans) {
      const values = said.get(slot) ?? []
      values.push({ place: placeOf(example, slot), thing: example.text.slice(from, to) })
      said.set(slot, values)
    }
  }
  const rings = new Map([...said].map(([slot, values]) => [slot, createRing(values)]))
  return (example, random) =>
    varyExample(example, (slot, words) => {
      const isKept = slot === 'retract' || random() > variedShare
      return isKept ? words : (rings.get(slot)?.(random()) ?? words)
    })
}

const isQuestion = ({ intents }: Example) => intents.every((id) => id.startsWith('q-'))

/** Whatever was asked before: a question stays one. */
function moveQuestion(example: Example, asked: readonly string[], random: Random): Example {
  if (!isQuestion(example) || random() > movedShare) return example
  return { ...example, asked: pick(asked, random) ?? example.asked }
}

/** "A car to Newark" and "what does it cost" in one breath, in either order. */
function joinSome(examples: readonly Example[]): readonly Example[] {
  const short = examples.filter(
    ({ text, intents }) => intents.length === 1 && cutIntoWords(text).length <= longestJoined,
  )
  const questions = short.filter(isQuestion)
  const nextQuestion = createRing(
    questions.map((thing) => ({ place: placeOf(thing, 'joined'), thing })),
  )
  return short.flatMap((one) => {
    const random = randomOf(one, 'joined')
    if (random() > joinedShare || !mayBeJoined(one)) return []
    const other = nextQuestion(random())
    if (!other || other.intents[0] === one.intents[0]) return []
    const [first, second] = random() < 0.5 && isQuestion(one) ? [other, one] : [one, other]
    return [join(first, second, pick(joints, random) ?? ' ')]
  })
}

const alone = new Set(['yes', 'no', 'wait', 'repeat', 'bye', 'other', 'human', 'emergency'])
const mayBeJoined = ({ intents }: Example) => !intents.some((id) => alone.has(id))

function join(first: Example, second: Example, joint: string): Example {
  const offset = first.text.length + joint.length
  return {
    asked: first.asked,
    intents: [...first.intents, ...second.intents],
    text: first.text + joint + second.text,
    spans: [
      ...first.spans,
      ...second.spans.map(({ slot, from, to }) => ({ slot, from: from + offset, to: to + offset })),
    ],
  }
}

function pick<T>(from: readonly T[], random: Random): T | undefined {
  return from[Math.floor(random() * from.length)]
}

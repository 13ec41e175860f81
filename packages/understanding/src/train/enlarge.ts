import { cutIntoWords } from '../words/cut.ts'
import { type Example, varyExample } from './examples.ts'
import { createRandom, type Random } from './random.ts'

const seed = 7
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
 * some sentences in one breath with a question.
 */
export function enlarge(examples: readonly Example[]): readonly Example[] {
  const random = createRandom(seed)
  const vary = createVariation(examples, random)
  const asked = [...new Set(examples.map((example) => example.asked))]
  const varied = examples
    .map((example) => moveQuestion(vary(example), asked, random))
    .filter(
      ({ text, asked: before }, at) =>
        text !== examples[at]?.text || before !== examples[at]?.asked,
    )
  return [...examples, ...varied, ...joinSome(examples, random)]
}

/** Puts a value of another sentence in the place of most values; what takes back stays what it is. */
function createVariation(
  examples: readonly Example[],
  random: Random,
): (example: Example) => Example {
  const said = new Map<string, string[]>()
  for (const { text, spans } of examples) {
    for (const { slot, from, to } of spans) {
      const values = said.get(slot) ?? []
      values.push(text.slice(from, to))
      said.set(slot, values)
    }
  }
  return (example) =>
    varyExample(example, (slot, words) => {
      const isKept = slot === 'retract' || random() > variedShare
      return isKept ? words : (pick(said.get(slot) ?? [], random) ?? words)
    })
}

const isQuestion = ({ intents }: Example) => intents.every((id) => id.startsWith('q-'))

/** Whatever was asked before: a question stays one. */
function moveQuestion(example: Example, asked: readonly string[], random: Random): Example {
  if (!isQuestion(example) || random() > movedShare) return example
  return { ...example, asked: pick(asked, random) ?? example.asked }
}

/** "A car to Newark" and "what does it cost" in one breath, in either order. */
function joinSome(examples: readonly Example[], random: Random): readonly Example[] {
  const short = examples.filter(
    ({ text, intents }) => intents.length === 1 && cutIntoWords(text).length <= longestJoined,
  )
  const questions = short.filter(isQuestion)
  if (questions.length === 0) return []
  return short.flatMap((one) => {
    if (random() > joinedShare || !mayBeJoined(one)) return []
    const other = pick(questions, random)
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

import type { Desk } from './desks.ts'
import { readExample } from './examples.ts'

const prepositions = /^(?:at|on|from|to|for|by|under|around|until|till|please|um|uh) /
// "In ten minutes" is a time; a wish and a matter are as long as they are said.
const free = new Set(['wish', 'about'])
// A recognizer writes it as one word, dots and all.
const address = /\S+@\S+/g

/** What is wrong with a line of the corpus, by the rules of `corpus/README.md`. */
export function findProblems(line: string, desk: Desk): readonly string[] {
  const { asked, intents, text, spans } = readExample(line)
  const known = new Set([...desk.intents, 'fact'])
  return [
    ...(desk.asked.includes(asked) ? [] : [`nobody asks for "${asked}"`]),
    ...intents
      .filter((id) => !known.has(id) && !id.startsWith('q-'))
      .map((id) => `there is no intent "${id}"`),
    ...spans
      .filter(({ slot }) => !desk.slots.includes(slot))
      .map(({ slot }) => `there is no slot "${slot}"`),
    ...spans
      .filter(({ slot, from }) => !free.has(slot) && prepositions.test(text.slice(from)))
      .map(({ from, to }) => `"${text.slice(from, to)}" begins with a preposition`),
    ...(/[[\]()]/.test(text) ? ['a mark is not closed'] : []),
    ...(/[A-Z.,!?;"]/.test(text.replaceAll(address, '')) ? ['capitals or punctuation'] : []),
  ]
}

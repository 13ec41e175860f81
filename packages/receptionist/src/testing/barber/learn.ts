import { readdirSync, readFileSync } from 'node:fs'
import {
  createReader,
  type Desk,
  type Example,
  readExample,
  type Read,
  readWordTable,
  train,
} from '@nightdesk/understanding'

const understanding = new URL('../../../../understanding/', import.meta.url)
const shared = new URL('corpus/shared/', understanding)

/** What would stand in `desks.ts` of the understanding: what can be asked, meant and marked. */
export const desk: Desk = {
  id: 'barber',
  task: 'book',
  asked: ['open', 'service', 'when', 'name', 'contact', 'confirm', 'more', 'offer'],
  slots: 'service day time name spelled wish email phone retract'.split(' '),
  intents:
    'book another change cancel drop complaint yes no wait repeat refuse unsure human robot hello smalltalk thanks bye other emergency'.split(
      ' ',
    ),
}

const linesOf = (file: URL) => readFileSync(file, 'utf8').split('\n').filter(Boolean)

export const ownLines: readonly string[] = linesOf(new URL('sentences.txt', import.meta.url))

const sharedLines = readdirSync(shared).flatMap((file) => linesOf(new URL(file, shared)))

// So few sentences are learned several times over: each time the trainer puts other values into their marks.
const times = 6
const lessons = [...Array.from({ length: times }, () => ownLines).flat(), ...sharedLines]

/** As `npm run train` does it: its own sentences, and the shared ones as answers for its task. */
export function learn(): Read {
  const examples = lessons.map((line): Example => {
    const { asked, intents, text, spans } = readExample(line)
    return { asked, text, spans, intents: intents.map((id) => (id === 'fact' ? desk.task : id)) }
  })
  const table = readWordTable(readFileSync(new URL('model/words.generated.bin', understanding)))
  return createReader(train(examples, table), table)
}

// `npm run hear`: speaks half of the corpus aloud, hears it as a call would, and keeps what the recognizer wrote as
// sentences of their own. Only what is new is spoken; the results are committed.
import { readExample, type Example } from '@nightdesk/understanding'
import { isChosen } from './hear/choose.ts'
import { hearAll } from './hear/hear-all.ts'
import { folders, heardLines, writeHeardLines } from './hear/heard-lines.ts'
import { keyOf, readHearings, writeHearings } from './hear/hearings.ts'
import { runCommand } from './process/command.ts'
import { readWrittenLines } from './train/corpus.ts'

await runCommand(async () => {
  const chosen = folders.flatMap((folder) =>
    readWrittenLines(folder).map(readExample).filter(isChosen),
  )
  const wanted = new Map(chosen.map((example) => [keyOf(example), example]))
  const known = readHearings()
  const missing = [...wanted].filter(([key]) => !known.has(key)).toSorted(inOrder)
  console.log(`${wanted.size} sentences are to be heard, ${missing.length} of them are new`)
  try {
    await hearAll(missing.map(([, example]) => example))
  } finally {
    writeHearings([...readHearings()].filter(([key]) => wanted.has(key)))
    const hearings = readHearings()
    for (const folder of folders) writeHeardLines(folder, heardLines(folder, hearings))
  }
  return 0
})

type Keyed = readonly [key: string, example: Example]

/** A run may be stopped: those with facts in them first, and from all folders alike. */
function inOrder([oneKey, one]: Keyed, [otherKey, other]: Keyed): number {
  const isMarked = ({ spans }: Example) => (spans.length > 0 ? 1 : 0)
  return isMarked(other) - isMarked(one) || oneKey.localeCompare(otherKey)
}

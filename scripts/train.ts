// `npm run train`: learns what callers mean from the sentences of the corpus. `-- hotels` learns one assistant alone, to
// try sentences out; the models count as fresh after a whole run only. `-- --words` also makes the table of words anew,
// for which it fetches their vectors.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { desks, writeModel } from '@nightdesk/understanding'
import { runCommand } from './process/command.ts'
import { hashSources, modelFile, stampFile } from './train/stamp.ts'
import { openThreads, type Threads } from './train/threads.ts'
import { makeWords } from './train/words.ts'

const atOnce = 2

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { words: { type: 'boolean', default: false } },
  })
  const unknown = positionals.find((name) => !desks.some(({ id }) => id === name))
  if (unknown) throw new Error(`There is no ${unknown}: ${desks.map(({ id }) => id).join(', ')}.`)
  if (values.words) await makeWords()
  const threads = openThreads(atOnce)
  try {
    await learn(threads, positionals)
  } finally {
    await threads.close()
  }
  if (positionals.length > 0) return 0
  writeFileSync(stampFile, `${JSON.stringify({ sources: hashSources() }, null, 2)}\n`)
  return 0
})

/** What takes longest is asked for first, so that the threads end together: taggers, intents, then the measuring. */
async function learn(threads: Threads, only: readonly string[]): Promise<void> {
  const learned = desks
    .filter(({ id }) => only.length === 0 || only.includes(id))
    .map(({ id }) => ({ id, tagger: threads.run('tagger', id) }))
    .map(({ id, tagger }) => ({ id, tagger, intents: threads.run('intents', id) }))
  await Promise.all(
    learned.map(async ({ id, ...parts }) => {
      const [tagger, intents] = await Promise.all([parts.tagger, parts.intents])
      const bytes = writeModel({ tagger: tagger.whole, intents: intents.whole })
      const packed = gzipSync(bytes, { level: 9 })
      writeFileSync(modelFile(id), packed)
      const early = { tagger: tagger.early, intents: intents.early }
      const { sentences, figures } = await threads.run('measure', id, early)
      console.log(
        `${id}: ${sentences} sentences, ${Math.round(packed.length / 1000)} kB\n${figures}`,
      )
    }),
  )
}

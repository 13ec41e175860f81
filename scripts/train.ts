// `npm run train`: learns what callers mean from the sentences of the corpus. `-- --words` also makes the table of
// words anew, for which it fetches their vectors.
import { writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { desks } from '@nightdesk/understanding'
import { runCommand } from './process/command.ts'
import { hashSources, stampFile } from './train/stamp.ts'
import { makeWords } from './train/words.ts'

const atOnce = 2

await runCommand(async () => {
  const { values } = parseArgs({ options: { words: { type: 'boolean', default: false } } })
  if (values.words) await makeWords()
  const waiting = desks.map(({ id }) => id)
  await Promise.all(Array.from({ length: atOnce }, () => learnNext(waiting)))
  writeFileSync(stampFile, `${JSON.stringify({ sources: hashSources() }, null, 2)}\n`)
  return 0
})

async function learnNext(waiting: string[]): Promise<void> {
  for (let id = waiting.shift(); id; id = waiting.shift()) {
    const worker = new Worker(new URL('./train/train-worker.ts', import.meta.url), {
      workerData: { id },
    })
    const [report] = (await once(worker, 'message')) as [string]
    console.log(report)
  }
}

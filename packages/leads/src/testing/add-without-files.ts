// A process of its own, with few files to open: adds leads before, while and after none is left, and says how it went.
import { closeSync, openSync } from 'node:fs'

import { openLeadStore } from '../store/open-store.ts'
import { numberedLead, startTime } from './sample-lead.ts'

const [dataDir = ''] = process.argv.slice(2)
const store = await openLeadStore({ dataDir })
let isRenewed = false
store.onRenewed(() => (isRenewed = true))

/** What became of a lead: stored, or the reason it was not. */
async function add(number: number): Promise<string> {
  const options = { now: startTime, channels: ['mail'] } as const
  return store.add(numberedLead(number), options).then(
    ({ kind }) => kind,
    (error: unknown) => (error as { reason?: string }).reason ?? String(error),
  )
}

function openAll(): number[] {
  const files: number[] = []
  for (;;) {
    try {
      files.push(openSync('/dev/null', 'r'))
    } catch {
      return files
    }
  }
}

const before = await add(1)
const files = openAll()
const during = await add(2)
for (const file of files) closeSync(file)
const after = await add(3)
const { leads } = await store.counts()
await store.close()
process.stdout.write(JSON.stringify({ before, during, after, leads, isRenewed }))

import { execFileSync } from 'node:child_process'
import { readdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTempProject } from '../project/temp-project.ts'
import { bundle, bundleFolder } from './bundle.ts'

const main = `
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { shout } from '../../../scripts/shout.ts'
const word: string = readFileSync(join(import.meta.dirname, '../words/one.txt'), 'utf8')
const other: string = readFileSync(new URL(import.meta.url.replace('src/main.ts', 'words/two.txt')), 'utf8')
const worker = new Worker(new URL('./counting-worker.ts', import.meta.url), { workerData: word + other })
worker.on('message', (count: number) => console.log(shout(word), shout(other), count))
`
const thread = `
import { parentPort, workerData } from 'node:worker_threads'
import { shout } from '../../../scripts/shout.ts'
parentPort?.postMessage(shout(workerData as string).length)
`

it('makes few files that run without their sources, and find their threads and their data', async () => {
  const root = realpathSync(
    createTempProject({
      'package.json': '{ "type": "module" }',
      'packages/desk/src/main.ts': main,
      'packages/desk/src/counting-worker.ts': thread,
      'scripts/shout.ts': 'export const shout = (word: string) => word.toUpperCase()',
    }),
  )
  const to = createTempProject({
    'package.json': '{ "type": "module" }',
    'packages/desk/words/one.txt': 'one',
    'packages/desk/words/two.txt': 'three',
  })

  await bundle({ root, entries: ['packages/desk/src/main.ts'], to })

  const program = join(to, bundleFolder)
  expect(readdirSync(program)).toHaveLength(3)
  expect(readdirSync(program)).toEqual(expect.arrayContaining(['main.js', 'counting-worker.js']))
  const said = execFileSync(process.execPath, [join(program, 'main.js')], { encoding: 'utf8' })
  expect(said).toBe('ONE THREE 8\n')
})

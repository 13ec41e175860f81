import { getPriority } from 'node:os'
import { Worker } from 'node:worker_threads'
import { expect, it } from 'vitest'

const program = new URL('./thread-priority.ts', import.meta.url).href
const isLinux = process.platform === 'linux'

it.runIf(isLinux)('lets the main thread go before a worker, and nothing else', async () => {
  const before = getPriority()
  const worker = new Worker(
    `import { readlinkSync } from 'node:fs'
     import { getPriority } from 'node:os'
     import { parentPort } from 'node:worker_threads'
     import { yieldToMainThread } from ${JSON.stringify(program)}
     yieldToMainThread()
     parentPort.postMessage(getPriority(Number(readlinkSync('/proc/thread-self').split('/')[2])))`,
    { eval: true, execArgv: ['--input-type=module'] },
  )
  const priority = await new Promise((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
  })
  await worker.terminate()

  expect(priority).toBe(before + 5)
  expect(getPriority()).toBe(before)
})

import { spawnSync } from 'node:child_process'
import { getPriority } from 'node:os'
import { expect, it } from 'vitest'

const program = new URL('./thread-priority.ts', import.meta.url).href
const isLinux = process.platform === 'linux'
const lowest = 19

const worker = `
  import { readlinkSync } from 'node:fs'
  import { getPriority } from 'node:os'
  import { parentPort } from 'node:worker_threads'
  import { yieldToMainThread } from ${JSON.stringify(program)}
  yieldToMainThread()
  yieldToMainThread()
  parentPort.postMessage(getPriority(Number(readlinkSync('/proc/thread-self').split('/')[2])))`

/** A process that was started so many steps lower than this one, and says what its threads then have. */
function prioritiesAt(steps: number): unknown {
  const main = `
    import { getPriority, setPriority } from 'node:os'
    import { Worker } from 'node:worker_threads'
    setPriority(Math.min(getPriority() + ${steps}, ${lowest}))
    const worker = new Worker(${JSON.stringify(worker)}, { eval: true, execArgv: ['--input-type=module'] })
    worker.once('message', (thread) => console.log(JSON.stringify({ main: getPriority(), worker: thread })))`
  const command = ['--input-type=module', '--eval', main]
  const { stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' })
  if (stdout === '') throw new Error(stderr)
  return JSON.parse(stdout)
}

it.runIf(isLinux).each([0, 2, lowest])(
  'lets the main thread go before a worker, and nothing else, started %i steps lower',
  (steps) => {
    const main = Math.min(getPriority(process.pid) + steps, lowest)

    expect(prioritiesAt(steps)).toEqual({ main, worker: Math.min(main + 5, lowest) })
  },
)

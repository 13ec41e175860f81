import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { expect, it, onTestFinished } from 'vitest'

const leaving = pathToFileURL(join(import.meta.dirname, 'leave-process.ts')).href
const script = (thread: string, code: number) => `
  import { setTimeout as delay } from 'node:timers/promises'
  import { Worker } from 'node:worker_threads'
  import { watchThreads } from '${leaving}'
  const leaveProcess = watchThreads()
  const thread = new Worker(${JSON.stringify(thread)}, { eval: true })
  const isOver = new Promise((resolve) => thread.once('exit', resolve))
  await new Promise((resolve) => thread.once('message', resolve))
  // What is native says nothing while it runs: the time that it takes must tell.
  const before = process.cpuUsage()
  const isBusy = async () => {
    while (process.cpuUsage(before).user < 200_000) await delay(10)
  }
  await Promise.race([isOver, isBusy()])
  leaveProcess(${code})
`
const native = `
  import { pbkdf2Sync } from 'node:crypto'
  import { parentPort } from 'node:worker_threads'
  parentPort.postMessage('begins')
  pbkdf2Sync('a', 'b', 2 ** 31 - 1, 64, 'sha512')
`
const done = `
  import { parentPort } from 'node:worker_threads'
  parentPort.postMessage('done')
`

it.each([
  ['in the middle of native code', native, 0],
  ['in the middle of native code', native, 1],
  ['done', done, 0],
])(
  'leaves at once when a thread is %s, with its code',
  { timeout: 20_000 },
  async (_, thread, code) => {
    const args = ['--input-type=module', '--eval', script(thread, code)]
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] })
    onTestFinished(() => void child.kill('SIGKILL'))

    expect(await once(child, 'exit')).toEqual([code, null])
  },
)

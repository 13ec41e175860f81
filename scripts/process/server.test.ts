import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { constants, tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { rootDir } from '../project/paths.ts'
import { waitUntilHealthy } from './health.ts'
import { freePort } from './ports.ts'
import { localAddress, serverCommand } from './server.ts'

it.each([
  ['0.0.0.0', 'http://localhost:3000'],
  ['::', 'http://localhost:3000'],
  ['127.0.0.1', 'http://127.0.0.1:3000'],
  ['::1', 'http://[::1]:3000'],
])('is reached, when it listens on %s, at %s', (host, address) => {
  expect(localAddress(3000, host)).toBe(address)
})

it.runIf(process.platform === 'linux')(
  'opens no debugger to other users of the machine at SIGUSR1, nor while it starts',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'nightdesk-data-'))
    const port = await freePort()
    const [file, ...args] = serverCommand
    const child = spawn(file, [...args, '--no-site'], {
      env: { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: folder, VOICE_PROVIDER: 'off' },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const errors = text(child.stderr)
    const ended = once(child, 'exit')
    const signals = setInterval(() => {
      if (isPrepared(child.pid)) child.kill('SIGUSR1')
    }, 20)
    onTestFinished(() => {
      clearInterval(signals)
      child.kill('SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    })

    const isOver = () => child.exitCode !== null || child.signalCode !== null
    const isReady = await waitUntilHealthy(`http://127.0.0.1:${port}/healthz`, isOver)
    clearInterval(signals)
    child.kill('SIGTERM')

    expect(isReady).toBe(true)
    expect(await ended).toEqual([0, null])
    expect(await errors).toBe('')
  },
)

/** Whether Node has decided what the signal does; a moment before, it ends any program. */
function isPrepared(pid = 0): boolean {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const masks = [...status.matchAll(/^Sig(?:Blk|Ign|Cgt):\t([\da-f]+)$/gm)]
  const bit = 1n << BigInt(constants.signals.SIGUSR1 - 1)
  return masks.some(([, mask]) => (BigInt(`0x${mask}`) & bit) !== 0n)
}

it('is started with the same flags out of the archive', () => {
  const launcher = readFileSync(join(rootDir, 'deploy/nightdesk'), 'utf8')
  const flags = serverCommand.slice(1, -1).join(' ')

  expect(launcher).toContain(`exec "$home/bin/node" ${flags} "$home/apps/`)
})

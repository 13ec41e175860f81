import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'

import { describe, expect, it, onTestFinished } from 'vitest'

import { breakBySignal } from './testing/break-by-signal.ts'
import { createFixtureSite } from './testing/fixture-site.ts'
import { freePort } from './testing/free-port.ts'
import { spawnServer } from './testing/spawn-server.ts'

// Each answer on its own, so that a server that stopped answering fails the test and not the whole run.
const oneAnswerMs = 30_000
// More than a pipe and the lines waiting for it hold together.
const manyRequests = 300
const longPath = `/${'a'.repeat(4_000)}`

async function siteDir(): Promise<string> {
  const site = await createFixtureSite()
  onTestFinished(() => site.remove())
  return site.siteDir
}

async function statusOf(port: number, path: string): Promise<number> {
  const signal = AbortSignal.timeout(oneAnswerMs)
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { signal })
  await response.arrayBuffer()
  return response.status
}

/** A server whose every log line meets a full disk. */
async function startOnFullDisk(env: Record<string, string> = {}) {
  const port = await freePort()
  const full = openSync('/dev/full', 'w')
  const server = spawnServer(await siteDir(), { ...env, PORT: String(port) }, full)
  closeSync(full)
  await expect.poll(() => statusOf(port, '/healthz').catch(() => 0)).toBe(200)
  return { port, server }
}

describe('a server whose log has no room on its disk', () => {
  it('answers as ever, and stops when asked', async () => {
    const { port, server } = await startOnFullDisk()

    for (let round = 0; round < 20; round += 1) {
      expect(await statusOf(port, '/')).toBe(200)
      expect(await statusOf(port, '/healthz')).toBe(200)
    }
    server.child.kill('SIGTERM')

    expect(await server.exited).toEqual({ code: 0, errors: '' })
  })

  it('ends with 1 at what nobody caught', async () => {
    const { server } = await startOnFullDisk(breakBySignal)

    server.child.kill('SIGUSR2')

    expect((await server.exited).code).toBe(1)
  })
})

describe('a server whose log is a pipe', () => {
  it('answers and stops when the reader is gone', async () => {
    const server = spawnServer(await siteDir())
    const port = await server.listening()

    server.child.stdout?.destroy()
    for (let round = 0; round < 20; round += 1) expect(await statusOf(port, '/')).toBe(200)
    server.child.kill('SIGTERM')

    expect(await server.exited).toEqual({ code: 0, errors: '' })
  })

  it('answers and stops when the reader takes nothing', async () => {
    const server = spawnServer(await siteDir())
    const port = await server.listening()

    server.child.stdout?.pause()
    for (let round = 0; round < manyRequests; round += 1) {
      expect(await statusOf(port, longPath)).toBe(404)
    }
    server.child.kill('SIGTERM')
    await once(server.child, 'exit')

    expect(server.child.exitCode).toBe(0)
  })

  it('has its last line out before it ends', async () => {
    const server = spawnServer(await siteDir())
    const port = await server.listening()
    await Promise.all(Array.from({ length: 50 }, () => statusOf(port, longPath)))

    server.child.kill('SIGTERM')
    await server.exited

    await expect.poll(() => server.logs.at(-1)).toMatchObject({ msg: 'stopped', isComplete: true })
    expect(server.logs.filter(({ msg }) => msg === 'request')).toHaveLength(50)
  })
})

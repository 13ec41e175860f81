import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { freePort } from './process/ports.ts'

// What Node has compiled once is half of a start.
const { PATH, NODE_COMPILE_CACHE } = process.env

async function askHealth(port: number) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'health.ts')], {
    env: { PATH, NODE_COMPILE_CACHE, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [errors] = await Promise.all([text(child.stderr), once(child, 'close')])
  return { code: child.exitCode, errors }
}

it.each([
  [200, 0],
  [503, 1],
])('a server that answers %i makes it end with %i', async (status, expected) => {
  const server = createServer((request, response) => {
    response.writeHead(request.url === '/healthz' ? status : 404).end()
  }).listen(0)
  onTestFinished(() => void server.close())
  await once(server, 'listening')

  const { code } = await askHealth((server.address() as AddressInfo).port)

  expect(code).toBe(expected)
})

it('says where nobody answers', async () => {
  const port = await freePort()

  const { code, errors } = await askHealth(port)

  expect(code).toBe(1)
  expect(errors).toBe(`http://127.0.0.1:${port}/healthz does not answer.\n`)
})

import { afterAll, expect, it, vi } from 'vitest'
import { stopChildren } from '../process/children.ts'
import { pinnedNode } from '../project/paths.ts'
import { startRestartingServer } from './restarting-server.ts'

// Nothing starts after it: once, at the very end.
afterAll(stopChildren)

function start(script: string) {
  const lines: string[] = []
  const server = startRestartingServer({
    command: [pinnedNode, '--eval', script],
    env: process.env,
    say: (line) => lines.push(line),
  })
  const has = (count: number, text: string) =>
    vi.waitFor(
      () => expect(lines.filter((line) => line.includes(text))).toHaveLength(count),
      20_000,
    )
  return { server, has }
}

it('starts again once for changes in a row', async () => {
  const { server, has } = start(`console.log('up'); setInterval(() => {}, 1000)`)
  await has(1, 'up')

  server.restart('a.ts')
  server.restart('b.ts')
  await has(2, 'up')
  await has(1, 'b.ts changed: the server starts again.')
  await has(0, 'a.ts')
  expect(server.isOver()).toBe(false)
})

it('says that it died, and starts again at the next change', async () => {
  const { server, has } = start(`console.log('up'); process.exit(3)`)
  await has(1, 'The server ended with code 3: it starts again at the next change.')
  expect(server.isOver()).toBe(true)

  server.restart('a.ts')
  await has(2, 'up')
})

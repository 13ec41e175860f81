import { once } from 'node:events'
import { createInterface } from 'node:readline'

import { expect, it, onTestFinished } from 'vitest'

import { breakBySignal } from './testing/break-by-signal.ts'
import { createFixtureSite } from './testing/fixture-site.ts'
import { openRawConnection } from './testing/raw-connection.ts'
import { spawnServer } from './testing/spawn-server.ts'

it.each([
  ['an exception', 'SIGUSR2', 'crashed for'],
  ['a rejection', 'SIGWINCH', 'nobody waits for this'],
] as const)(
  '%s that nobody caught is logged, and what is in flight is answered before the end',
  async (_kind, signal, message) => {
    const site = await createFixtureSite()
    onTestFinished(() => site.remove())
    const server = spawnServer(site.siteDir, breakBySignal)
    const port = await server.listening()
    const begun = await openRawConnection(port)
    begun.send('GET /readyz HTTP/1.1\r\nHost: x\r\n')
    await fetch(`http://127.0.0.1:${port}/healthz`)

    const crashed = lineWith(server.child.stdout, '"crashed"')
    server.child.kill(signal)
    const line = await crashed
    begun.send('\r\n')

    expect(line).toContain('"level":"fatal"')
    expect(line).toContain(message)
    expect(await begun.closed).toMatch(/^HTTP\/1\.1 503 [^]*"status":"stopping"/)
    expect((await server.exited).code).toBe(1)
  },
  20_000,
)

async function lineWith(stream: NodeJS.ReadableStream | null, part: string): Promise<string> {
  if (!stream) throw new Error('The output of the server is not read')
  const lines = createInterface({ input: stream })
  for (;;) {
    const [line] = (await once(lines, 'line')) as [string]
    if (line.includes(part)) return line
  }
}

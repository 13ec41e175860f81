import { expect, it } from 'vitest'

import { createReadiness } from './readiness.ts'
import { prepareStop } from './stop-gracefully.ts'
import { listenFixtureApp } from './testing/fixture-app.ts'
import { openRawConnection } from './testing/raw-connection.ts'

async function openBeforeStop({
  hardStopAfterMs,
  text,
}: {
  hardStopAfterMs: number
  text: string
}) {
  const readiness = createReadiness()
  const { app, port } = await listenFixtureApp({ readiness })
  const stop = prepareStop({ app, readiness, hardStopAfterMs })
  const connection = await openRawConnection(port)
  connection.send(text)
  // A later connection was answered, so this one has been taken.
  await fetch(`http://127.0.0.1:${port}/healthz`)
  return { stop, connection }
}

it('cuts off at the deadline what does not end', async () => {
  const unfinished = 'GET / HTTP/1.1\r\nHost: x\r\n'
  const { stop, connection } = await openBeforeStop({ hardStopAfterMs: 200, text: unfinished })

  const isComplete = await stop()

  expect(isComplete).toBe(false)
  await connection.closed
})

it('does not wait for a connection that was opened ahead of need', async () => {
  const { stop, connection } = await openBeforeStop({ hardStopAfterMs: 4_000, text: '' })

  const isComplete = await stop()

  expect(isComplete).toBe(true)
  await connection.closed
})

import { expect, it } from 'vitest'

import { openMindOf } from '../testing/mind-fixture.ts'
import { openProvider } from '../testing/open-provider.ts'

const waitMs = 60_000
const packetMs = 20

const loops = `(text, signal, say) => {
  if (text === 'loop') for (;;);
  if (text === 'die') process.exit(1)
  return say('You said ' + text)
}`

async function openWithMind() {
  const mind = openMindOf(loops)
  const opened = await openProvider({ assistants: mind.assistants, mind })
  return { mind, ...opened }
}

it(
  'a reader that never ends stops no sound, and the next call is answered',
  async () => {
    const { call } = await openWithMind()
    const [guilty, bystander] = [await call('192.0.2.1'), await call('192.0.2.2')]
    await bystander.said('Hello.')
    let packets = 0
    bystander.page.track.onMessage(() => (packets += 1))
    const begun = performance.now()

    guilty.types('loop')
    await guilty.said('pipeline-error-assistant-failed')

    const stoodStillMs = performance.now() - begun
    // Half of them would be a sound of holes; a thread that stands still sends none.
    expect(packets).toBeGreaterThan(stoodStillMs / packetMs / 2)
    const next = await call('192.0.2.3')
    next.types('one')
    await next.said('You said one')
  },
  waitMs,
)

it(
  'a mind that dies ends its calls with a word, and the next call is answered',
  async () => {
    const { call, mind } = await openWithMind()
    const [guilty, bystander] = [await call('192.0.2.1'), await call('192.0.2.2')]
    await bystander.said('Hello.')

    guilty.types('die')

    await guilty.said('pipeline-error-assistant-failed')
    await bystander.said('pipeline-error-assistant-failed')
    const next = await call('192.0.2.3')
    next.types('one')
    await next.said('You said one')
    expect(await mind.count()).toBe(1)
  },
  waitMs,
)

it(
  'a call that is over leaves nothing in the mind',
  async () => {
    const { call, mind } = await openWithMind()
    const caller = await call('192.0.2.1')
    await caller.said('Hello.')
    expect(await mind.count()).toBe(1)

    caller.page.channel.sendMessage(JSON.stringify({ type: 'end-call' }))
    await caller.said('"ended"')

    await expect.poll(() => mind.count()).toBe(0)
  },
  waitMs,
)

import {
  createVoiceDesk,
  nothingLeftOfVoice,
  playCall,
  settle,
  startCall,
  type VoiceDesk,
} from '@nightdesk/testkit'
import { describe, expect, it } from 'vitest'

const endedByVisitor = ['call-end', 'message:ended/customer-ended-call']

type Moment = [title: string, reach: (desk: VoiceDesk) => Promise<void> | void]

const beforeTheJoin: Moment[] = [
  [
    'in the tick of the start',
    (desk) => {
      void desk.client.start('air')
    },
  ],
  [
    'while the visitor is asked for the microphone',
    async (desk) => {
      desk.devices.isPrompting = true
      void desk.client.start('air')
      await settle()
    },
  ],
  [
    'while the call is created',
    async (desk) => {
      desk.provider.mood = 'waits'
      void desk.client.start('air')
      await settle()
    },
  ],
]

const fromTheJoinOn: Moment[] = [
  [
    'while the transport loads',
    async (desk) => {
      desk.transport.onLoad = 'waits'
      void desk.client.start('air')
      await settle()
    },
  ],
  [
    'while the call is joined',
    async (desk) => {
      desk.transport.onJoin = 'waits'
      void desk.client.start('air')
      await settle()
    },
  ],
  [
    'while a transport joins that hears no signal',
    async (desk) => {
      desk.transport.onJoin = 'dawdles'
      void desk.client.start('air')
      await settle()
    },
  ],
  ['in the call', async (desk) => void (await desk.client.start('air'))],
  [
    'while the assistant speaks',
    async (desk) => {
      await desk.client.start('air')
      await playCall(desk, ['assistant joins', 'assistant speaks 0.3s'])
    },
  ],
]

/** Whatever was held back comes now. */
async function letEverythingArrive({ devices, provider, transport, clock }: VoiceDesk) {
  devices.answer()
  provider.answer()
  await settle()
  transport.calls.at(-1)?.open()
  await clock.pass(3_000)
}

describe('a stop', () => {
  it.each([...beforeTheJoin, ...fromTheJoinOn])(
    '%s leaves nothing behind',
    async (_title, reach) => {
      const desk = createVoiceDesk()
      await reach(desk)

      const stopping = desk.client.stop()

      expect(desk.client.isStarted).toBe(false)
      expect(desk.devices.liveTracks).toBe(0)
      await letEverythingArrive(desk)
      await stopping
      expect(desk.left()).toEqual(nothingLeftOfVoice)
      expect(desk.seen.map(([name]) => name)).not.toContain('error')
    },
  )

  it.each([...beforeTheJoin, ...fromTheJoinOn.slice(0, 3)])(
    '%s settles the start at once, with null',
    async (_title, reach) => {
      const desk = createVoiceDesk()
      const outcomes: unknown[] = []
      const start = desk.client.start.bind(desk.client)
      desk.client.start = async (...args) => {
        const call = await start(...args)
        outcomes.push(call)
        return call
      }
      await reach(desk)
      expect(outcomes).toEqual([])

      void desk.client.stop()
      await settle()

      expect(outcomes).toEqual([null])
    },
  )

  it.each(beforeTheJoin)('%s says nothing: there was no call', async (_title, reach) => {
    const desk = createVoiceDesk()
    await reach(desk)

    void desk.client.stop()
    await letEverythingArrive(desk)

    expect(desk.story()).toEqual([])
    expect(desk.transport.calls).toEqual([])
  })

  it.each(fromTheJoinOn)('%s ends the call, once', async (_title, reach) => {
    const desk = createVoiceDesk()
    await reach(desk)

    void desk.client.stop()
    void desk.client.stop()
    await letEverythingArrive(desk)

    expect(desk.story().slice(-2)).toEqual(endedByVisitor)
    expect(desk.story().filter((name) => name === 'call-end')).toHaveLength(1)
  })

  it.each([...beforeTheJoin, ...fromTheJoinOn])(
    '%s can be followed by a start at once',
    async (_title, reach) => {
      const desk = createVoiceDesk()
      await reach(desk)
      const before = desk.transport.calls.length

      void desk.client.stop()
      desk.transport.onLoad = 'loads'
      desk.transport.onJoin = 'joins'
      const second = desk.client.start('air')
      desk.devices.answer()
      await settle()
      desk.provider.answer()
      await desk.clock.pass(3_000)

      expect(await second).not.toBeNull()
      expect(desk.client.getDailyCallObject()?.state).toBe('joined')
      expect(desk.transport.calls).toHaveLength(before + 1)
      expect(desk.left()).toMatchObject({ tracks: 1, calls: 1 })
    },
  )

  it('while the call is created gives it back as soon as the provider has made it', async () => {
    const desk = createVoiceDesk()
    desk.provider.mood = 'waits'
    void desk.client.start('air')
    await settle()

    const stopping = desk.client.stop()
    expect(desk.transport.abandoned).toEqual([])
    desk.provider.answer()
    await stopping

    expect(desk.transport.abandoned).toEqual([desk.provider.callUrl()])
  })

  it('while the call is created gives up on a provider that takes too long', async () => {
    const desk = createVoiceDesk()
    desk.provider.mood = 'waits'
    void desk.client.start('air')
    await settle()

    void desk.client.stop()
    expect(desk.provider.inFlight).toBe(1)
    await desk.clock.pass(3_000)

    expect(desk.provider.inFlight).toBe(0)
    expect(desk.left()).toEqual(nothingLeftOfVoice)
  })

  it('in the second before the join on a phone gives the call back', async () => {
    const desk = createVoiceDesk({ isMobile: () => true })
    const starting = desk.client.start('air')
    await desk.clock.pass(500)

    await desk.client.stop()

    expect(await starting).toBeNull()
    expect(desk.transport.abandoned).toEqual([desk.provider.callUrl()])
    expect(desk.left()).toEqual(nothingLeftOfVoice)
  })

  it('lets the next call wait until the last one is given back', async () => {
    const desk = createVoiceDesk()
    desk.provider.mood = 'waits'
    void desk.client.start('air')
    await settle()
    void desk.client.stop()
    void desk.client.start('air')
    await settle()
    expect(desk.provider.requests).toHaveLength(1)

    desk.provider.answer()
    await settle()

    expect(desk.transport.abandoned).toHaveLength(1)
    expect(desk.provider.requests).toHaveLength(2)
  })

  it('is kept within three seconds, whatever the provider does', async () => {
    const desk = createVoiceDesk()
    await startCall(desk)
    desk.transport.isDeaf = true
    let isDone = false
    const stopping = desk.client.stop().finally(() => {
      isDone = true
    })

    await desk.clock.pass(2_999)
    expect(isDone).toBe(false)
    await desk.clock.pass(1)
    await stopping

    expect(desk.left()).toEqual(nothingLeftOfVoice)
  })

  it('without a call does nothing', async () => {
    const desk = createVoiceDesk()
    await desk.client.stop()
    expect(desk.story()).toEqual([])
  })

  it('can be called from the event of the end, and a start too', async () => {
    const desk = createVoiceDesk()
    await startCall(desk)
    let next: Promise<unknown> = Promise.resolve()
    desk.client.once('call-end', () => {
      void desk.client.stop()
      next = desk.client.start('air')
    })

    void desk.client.stop()

    expect(await next).toMatchObject({ id: 'c2' })
    expect(desk.story().filter((name) => name === 'call-end')).toHaveLength(1)
  })
})

describe('a hundred starts and stops', () => {
  it('leave nothing behind', async () => {
    const desk = createVoiceDesk()
    for (let round = 0; round < 100; round += 1) {
      const starting = desk.client.start('air')
      for (let tick = 0; tick < round % 12; tick += 1) await Promise.resolve()
      if (round % 2 === 0) await starting
      void desk.client.stop()
    }
    await desk.clock.pass(3_000)

    expect(desk.left()).toEqual(nothingLeftOfVoice)
    expect(desk.devices.tracks.length).toBeGreaterThan(50)
  })
})

describe('a component that is mounted twice', () => {
  it('has one call in the end, with one client', async () => {
    const desk = createVoiceDesk()
    void desk.client.start('air')
    void desk.client.stop()
    await desk.client.start('air')
    await settle()

    expect(desk.left()).toMatchObject({ tracks: 1, calls: 1 })
    await desk.client.stop()
    expect(desk.left()).toEqual(nothingLeftOfVoice)
  })

  it('has one call in the end, with a client for each mount', async () => {
    const first = createVoiceDesk()
    const second = createVoiceDesk({ key: 'another-key' })
    void first.client.start('air')
    await first.client.stop()
    await second.client.start('air')
    await settle()

    expect(first.left()).toEqual(nothingLeftOfVoice)
    expect(second.left()).toMatchObject({ tracks: 1, calls: 1 })
    expect(second.provider.requests[0]?.init.headers.authorization).toBe('Bearer another-key')
    await second.client.stop()
    expect(second.left()).toEqual(nothingLeftOfVoice)
  })
})

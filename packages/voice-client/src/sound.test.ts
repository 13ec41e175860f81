import { assert, double, property } from 'fast-check'
import { createVoiceDesk, playCall, recordEvents, settle, startCall } from '@nightdesk/testkit'
import { describe, expect, it } from 'vitest'
import { isMobileBrowser, volumeOf } from './index.ts'

describe('the volume', () => {
  it.each([
    [0, 0],
    [0.015, 0.1],
    [0.075, 0.5],
    [0.15, 1],
    [0.4, 1],
  ])('of level %d is %d', (level, volume) => {
    expect(volumeOf(level)).toBeCloseTo(volume)
  })

  it('is never below 0 or above 1, and never falls when the level rises', () => {
    const levels = double({ min: 0, max: 10, noNaN: true })
    assert(
      property(levels, levels, (a, b) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)]
        expect(volumeOf(low)).toBeGreaterThanOrEqual(0)
        expect(volumeOf(high)).toBeLessThanOrEqual(1)
        expect(volumeOf(low)).toBeLessThanOrEqual(volumeOf(high))
      }),
    )
  })

  it('is told ten times a second, speaking or not, from the sum of the others', async () => {
    const desk = createVoiceDesk()
    await startCall(desk)
    const seen = recordEvents(desk.client, ['volume-level'])

    desk.transport.call.levels = { assistant: 0.05, second: 0.025 }
    await desk.clock.pass(200)
    desk.transport.call.levels = {}
    await desk.clock.pass(100)

    expect(seen.map(([, volume]) => volume)).toEqual(
      [0.5, 0.5, 0].map((value) => expect.closeTo(value) as number),
    )
  })
})

describe('the visitor’s volume', () => {
  it('is told beside the assistant’s, while somebody listens', async () => {
    const desk = createVoiceDesk()
    await startCall(desk)
    desk.transport.call.localLevel = 0.075
    await desk.clock.pass(100)
    const seen = recordEvents(desk.client, ['local-volume-level'])

    await desk.clock.pass(200)

    expect(seen.map(([, volume]) => volume)).toEqual([
      expect.closeTo(0.5) as number,
      expect.closeTo(0.5) as number,
    ])
  })

  it('is not measured for nobody', async () => {
    const desk = createVoiceDesk()
    await startCall(desk)
    let count = 0
    Object.defineProperty(desk.transport.call, 'localLevel', {
      get: () => {
        count += 1
        return 0
      },
    })

    await desk.clock.pass(500)

    expect(count).toBe(0)
  })
})

describe('speech', () => {
  it.each<[string, string[], string[]]>([
    ['is nothing at 0.01', ['level 0.01 for 0.5s'], []],
    ['begins above 0.01', ['level 0.0101 for 0.1s'], ['speech-start']],
    ['begins once', ['assistant speaks 2s'], ['speech-start']],
    [
      'goes on through a short silence',
      ['assistant speaks 0.2s', 'silence 0.9s', 'assistant speaks 0.2s'],
      ['speech-start'],
    ],
    ['has not ended before a second', ['assistant speaks 0.1s', 'silence 0.9s'], ['speech-start']],
    [
      'ends after a second of silence',
      ['assistant speaks 0.1s', 'silence 1s'],
      ['speech-start', 'speech-end'],
    ],
    [
      'begins again',
      ['assistant speaks 0.1s', 'silence 1s', 'assistant speaks 0.1s'],
      ['speech-start', 'speech-end', 'speech-start'],
    ],
  ])('%s', async (_title, script, expected) => {
    const desk = createVoiceDesk()
    expect(await playCall(desk, ['caller starts', ...script])).toEqual(expected)
  })
})

describe('noise cancellation', () => {
  const processors = (desk: ReturnType<typeof createVoiceDesk>) =>
    desk.transport.call.performed.map(([, options]) => options)
  const type = (name: string) => ({ audio: { processor: { type: name } } })

  function deskWithProcessor() {
    const desk = createVoiceDesk()
    desk.transport.abilities.set('updateInputSettings', async () => {})
    return desk
  }

  it('is on by default', async () => {
    const desk = deskWithProcessor()
    await desk.client.start('air')
    expect(processors(desk)).toEqual([type('noise-cancellation')])
  })

  it('can be turned off', async () => {
    const desk = deskWithProcessor()
    await desk.client.start('air', undefined, undefined, { noiseCancellation: false })
    expect(processors(desk)).toEqual([])
  })

  it('is given up when it fails, with the microphone on', async () => {
    const desk = deskWithProcessor()
    await playCall(desk, ['caller starts', 'noise canceller fails'])
    expect(processors(desk)).toEqual([type('noise-cancellation'), type('none')])
    expect(desk.devices.tracks[0]?.enabled).toBe(true)
    expect(desk.story()).toEqual([])
  })

  it('that fails does not unmute a visitor who is muted', async () => {
    const desk = deskWithProcessor()
    await playCall(desk, ['caller starts', 'caller mutes', 'noise canceller fails'])
    expect(desk.devices.tracks[0]?.enabled).toBe(false)
    expect(desk.client.isMuted()).toBe(true)
  })

  it('that cannot even be asked for costs nothing but itself', async () => {
    const desk = createVoiceDesk()
    desk.transport.abilities.set('updateInputSettings', () => Promise.reject(new Error('wasm')))

    expect(await desk.client.start('air')).not.toBeNull()
    await settle()

    expect(processors(desk)).toEqual([type('noise-cancellation'), type('none')])
    expect(desk.story()).toEqual([])
  })

  it('is not disturbed by other faults that are not fatal', async () => {
    const desk = deskWithProcessor()
    await desk.client.start('air')
    const error = { type: 'screen-share-error', message: 'no' } as const
    desk.transport.call.tell({ type: 'nonfatal-error', error })
    expect(processors(desk)).toHaveLength(1)
  })
})

describe('a recording', () => {
  function filmingDesk() {
    const desk = createVoiceDesk()
    desk.provider.body = {
      webCallUrl: desk.provider.callUrl(),
      artifactPlan: { videoRecordingEnabled: true },
    }
    for (const method of ['startRecording', 'stopRecording']) {
      desk.transport.abilities.set(method, async () => {})
    }
    return desk
  }
  const methods = (desk: ReturnType<typeof createVoiceDesk>) =>
    desk.transport.call.performed.map(([method]) => method)

  it('is made where the provider wants one, 1280 by 720', async () => {
    const desk = filmingDesk()
    await desk.client.start('air')
    expect(desk.transport.call.performed).toContainEqual([
      'startRecording',
      { width: 1280, height: 720, backgroundColor: '#FF1F2D3D', layout: { preset: 'default' } },
    ])
  })

  it('has the assistant begin when it runs, once', async () => {
    const desk = filmingDesk()
    await desk.client.start('air')
    await desk.clock.pass(400)

    desk.transport.call.tell({ type: 'recording-started' })
    desk.transport.call.tell({ type: 'recording-started' })

    expect(desk.transport.call.sent.map((text) => JSON.parse(String(text)) as unknown)).toEqual([
      { type: 'control', control: 'say-first-message', videoRecordingStartDelaySeconds: 0.4 },
    ])
  })

  it('that fails has the assistant begin all the same', async () => {
    const desk = filmingDesk()
    desk.transport.abilities.delete('startRecording')
    expect(await desk.client.start('air')).not.toBeNull()
    await settle()
    expect(String(desk.transport.call.sent[0])).toContain('say-first-message')
  })

  it('is stopped when the visitor stops', async () => {
    const desk = filmingDesk()
    await desk.client.start('air')
    await desk.client.stop()
    expect(methods(desk)).toContain('stopRecording')
  })

  it('is not made otherwise', async () => {
    const desk = createVoiceDesk()
    await desk.client.start('air')
    expect(methods(desk)).not.toContain('startRecording')
  })
})

describe('a mobile browser', () => {
  it.each([
    'Mozilla/5.0 (Linux; Android 15) Chrome/156.0 Mobile',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)',
    'Mozilla/5.0 (iPad; CPU OS 12_0)',
    'Mozilla/5.0 (iPod touch)',
    'IEMobile/11.0',
    'BlackBerry9700',
    'Bada/2.0',
  ])('is %s', (userAgent) => {
    expect(isMobileBrowser(userAgent)).toBe(true)
  })

  it.each(['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15)', 'Mozilla/5.0 (X11; Linux x86_64)', ''])(
    'is not %j',
    (userAgent) => {
      expect(isMobileBrowser(userAgent)).toBe(false)
    },
  )
})

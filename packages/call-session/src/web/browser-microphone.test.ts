import { afterEach, describe, expect, it, vi } from 'vitest'
import { rejection } from '../testing/desk.ts'
import { browserDevices, openMicrophone } from './index.ts'

class FakeMediaTrack extends EventTarget {
  readonly kind = 'audio'
  readyState = 'live'
  listeners = 0

  getSettings() {
    return { deviceId: 'headset' }
  }

  stop(): void {
    this.readyState = 'ended'
  }

  override addEventListener(...args: Parameters<EventTarget['addEventListener']>): void {
    this.listeners += 1
    super.addEventListener(...args)
  }

  override removeEventListener(...args: Parameters<EventTarget['removeEventListener']>): void {
    this.listeners -= 1
    super.removeEventListener(...args)
  }
}

/** A browser with one microphone, or with a reason not to give it. */
function createBrowser({ refusal, isEmpty = false }: { refusal?: Error; isEmpty?: boolean } = {}) {
  const asked: unknown[] = []
  const track = new FakeMediaTrack()
  const mediaDevices = Object.assign(new EventTarget(), {
    getUserMedia: async (constraints: unknown) => {
      asked.push(constraints)
      if (refusal) throw refusal
      return { getAudioTracks: () => (isEmpty ? [] : [track]) }
    },
    enumerateDevices: async () => [
      { deviceId: 'a', kind: 'audioinput', label: 'Headset', groupId: 'g' },
      { deviceId: 'b', kind: 'videoinput', label: 'Camera', groupId: 'g' },
      { deviceId: 'c', kind: 'audiooutput', label: 'Speaker', groupId: 'g' },
    ],
  })
  vi.stubGlobal('navigator', { mediaDevices })
  return { asked, track, mediaDevices }
}

const cleanSpeech = { echoCancellation: true, noiseSuppression: true, autoGainControl: true }

afterEach(() => void vi.unstubAllGlobals())

describe('a microphone of the browser', () => {
  it('is asked for in the same tick, with everything that keeps the assistant from hearing itself', () => {
    const { asked } = createBrowser()
    void openMicrophone()
    expect(asked).toEqual([{ audio: cleanSpeech }])
  })

  it('is asked for by name where one is wanted', async () => {
    const { asked } = createBrowser()
    const { deviceId } = await openMicrophone({ deviceId: 'headset' })
    expect(asked).toEqual([{ audio: { ...cleanSpeech, deviceId: { exact: 'headset' } } }])
    expect(deviceId).toBe('headset')
  })

  it.each([
    ['NotAllowedError', 'permissions'],
    ['NotFoundError', 'not-found'],
    ['NotReadableError', 'mic-in-use'],
    ['OverconstrainedError', 'constraints'],
    ['OddError', 'unknown'],
  ])('that is refused with %s says %s', async (name, type) => {
    createBrowser({ refusal: Object.assign(new Error('no'), { name }) })
    expect(await rejection(openMicrophone())).toMatchObject({ name: 'MediaError', type })
  })

  it('is missing where the browser gives an empty hand', async () => {
    createBrowser({ isEmpty: true })
    expect(await rejection(openMicrophone())).toMatchObject({ type: 'not-found' })
  })

  it('cannot be asked for on a page that may not', async () => {
    vi.stubGlobal('navigator', {})
    expect(await rejection(openMicrophone())).toMatchObject({ type: 'undefined-mediadevices' })
    expect(await browserDevices.list()).toEqual([])
    expect(browserDevices.onChange(() => {})).not.toThrow()
  })

  it('tells when it is lost, to whoever still wants to know', async () => {
    const { track } = createBrowser()
    const microphone = await openMicrophone()
    let count = 0
    const stop = microphone.onLost(() => (count += 1))

    track.dispatchEvent(new Event('ended'))
    stop()
    track.dispatchEvent(new Event('ended'))

    expect(count).toBe(1)
    expect(track.listeners).toBe(0)
  })

  it('is off in the tick in which it is released', async () => {
    const { track } = createBrowser()
    const microphone = await openMicrophone()
    microphone.release()
    expect(track.readyState).toBe('ended')
  })
})

describe('a microphone that is made louder', () => {
  function createMixer() {
    const louder = new FakeMediaTrack()
    const contexts: { state: string }[] = []
    const gains: unknown[] = []
    const node = { connect: (next: unknown) => next }
    vi.stubGlobal('MediaStream', Set)
    vi.stubGlobal(
      'AudioContext',
      class {
        state = 'running'
        constructor() {
          contexts.push(this)
        }
        createMediaStreamSource = () => node
        close = async () => void (this.state = 'closed')
      },
    )
    vi.stubGlobal(
      'GainNode',
      class {
        constructor(_context: unknown, options: unknown) {
          gains.push(options)
        }
        connect = (next: unknown) => next
      },
    )
    vi.stubGlobal(
      'MediaStreamAudioDestinationNode',
      class {
        stream = { getAudioTracks: () => [louder] }
      },
    )
    return { louder, contexts, gains }
  }

  it('is mixed from the real one, and takes it along when it is released', async () => {
    const { track } = createBrowser()
    const { louder, contexts, gains } = createMixer()

    const microphone = await openMicrophone({ gain: 2 })
    expect(microphone.track).toBe(louder)
    expect(gains).toEqual([{ gain: 2 }])
    microphone.release()

    expect([track.readyState, louder.readyState]).toEqual(['ended', 'ended'])
    expect(contexts.map(({ state }) => state)).toEqual(['closed'])
  })

  it('is lost with the real one', async () => {
    const { track } = createBrowser()
    createMixer()
    const microphone = await openMicrophone({ gain: 2 })
    let count = 0
    microphone.onLost(() => (count += 1))

    track.dispatchEvent(new Event('ended'))

    expect(count).toBe(1)
  })
})

describe('the devices of the browser', () => {
  it('are those that sound', async () => {
    createBrowser()
    expect(await browserDevices.list()).toEqual([
      { deviceId: 'a', kind: 'audioinput', label: 'Headset' },
      { deviceId: 'c', kind: 'audiooutput', label: 'Speaker' },
    ])
  })

  it('tell of changes until they are told to stop', () => {
    const { mediaDevices } = createBrowser()
    let count = 0
    const stop = browserDevices.onChange(() => (count += 1))

    mediaDevices.dispatchEvent(new Event('devicechange'))
    stop()
    mediaDevices.dispatchEvent(new Event('devicechange'))

    expect(count).toBe(1)
  })
})

import { readFileSync } from 'node:fs'
import { callLimits } from '@nightdesk/contracts'
import { FakeTrack, settle, transportRules, type FarSide } from '@nightdesk/testkit'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { DailyCall, DailyEvents } from './daily-call.ts'
import { silentOutput } from '../../testing/silent-output.ts'
import { createDailyTransport } from './daily-transport.ts'

/** The call library and the room behind it, as far as a transport sees them. */
class FakeRoom implements DailyCall {
  readonly received: unknown[] = []
  openCalls = 0
  #isDestroyed = false
  readonly #listeners = new Map<string, Set<(event: never) => void>>()

  on<Name extends keyof DailyEvents>(name: Name, listener: (event: DailyEvents[Name]) => void) {
    const listeners = this.#listeners.get(name) ?? new Set()
    this.#listeners.set(name, listeners.add(listener))
  }

  tell<Name extends keyof DailyEvents>(name: Name, event: DailyEvents[Name]) {
    for (const listener of this.#listeners.get(name) ?? [])
      (listener as (event: DailyEvents[Name]) => void)(event)
  }

  async join() {
    await settle()
    // The library never settles a join that was given up.
    if (this.#isDestroyed) await new Promise(() => {})
    this.openCalls += 1
  }

  async destroy() {
    this.#isDestroyed = true
    if (this.openCalls === 0) return
    this.openCalls -= 1
    this.tell('left-meeting', {})
  }

  sendAppMessage = (data: unknown) => void this.received.push(data)
  updateParticipant = () => {}
  setInputDevicesAsync = async () => {}
  setOutputDeviceAsync = async () => {}
  startRemoteParticipantsAudioLevelObserver = async () => {
    this.tell('remote-participants-audio-level', { participantsAudioLevel: { s1: 0.4 } })
  }
}

function dailySide(): FarSide {
  const room = new FakeRoom()
  const output = silentOutput()
  const load = async () => ({ createCallObject: () => room })
  return {
    transport: createDailyTransport({ output, load }),
    url: 'https://rooms.example/1',
    received: () => room.received,
    send: (text) => room.tell('app-message', { data: text, fromId: 's1' }),
    hangUp: () => {
      room.openCalls = 0
      room.tell('left-meeting', {})
    },
    open: () => room.openCalls,
    settle,
  }
}

beforeEach(() => void vi.stubGlobal('MediaStreamTrack', FakeTrack))
afterEach(() => void vi.unstubAllGlobals())

describe('the transport of the hosted provider', () => {
  it.each(transportRules)('$rule', async ({ check }) => {
    await expect(check(dailySide())).resolves.toBeUndefined()
  })

  it('uses the version of the library whose rules are kept here', () => {
    const path = new URL('../../../package.json', import.meta.url)
    const { dependencies } = JSON.parse(readFileSync(path, 'utf8')) as {
      dependencies: Record<string, string>
    }
    expect(dependencies['@daily-co/daily-js']).toBe(callLimits.libraryVersion)
  })
})

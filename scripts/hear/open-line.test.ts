import { countWordErrors } from '@nightdesk/voice-provider'
import type { FliteVoice } from '@nightdesk/voice-provider/recognizer'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { callers, openLine, type Line } from './open-line.ts'

const loadingMs = 60_000

let line: Line

beforeAll(async () => {
  line = await openLine()
}, loadingMs)

afterAll(() => line.close())

it(
  'hears each voice, and the same in every run',
  async () => {
    const said = 'please send a car to the train station tomorrow morning'
    const hear = async (caller: FliteVoice) => line.hear(await line.speak(said, caller))
    const voices = new Map(callers.map((caller) => [caller.name, caller])).values()

    for (const voice of voices) {
      const heard = await hear(voice)

      expect(countWordErrors(said, heard)).toBeLessThanOrEqual(4)
      expect(await hear(voice)).toBe(heard)
    }
  },
  loadingMs,
)

import { expect, it } from 'vitest'

import type { SpokenClip } from '../speech/text-to-speech.ts'
import { createClauseVoice } from './clause-voice.ts'

const banked: SpokenClip = [Uint8Array.of(1)]
const made: SpokenClip = [Uint8Array.of(2)]
const bank = { size: 1, find: (clause: string) => (clause === 'Hello.' ? banked : undefined) }

it('takes from the bank what the bank has', () => {
  const voice = createClauseVoice(bank, { speak: () => Promise.reject(new Error('not needed')) })

  expect(voice('Hello.')).toBe(banked)
})

it('makes everything else once, and remembers it', async () => {
  const asked: string[] = []
  const voice = createClauseVoice(bank, {
    speak: async (text) => {
      asked.push(text)
      return made
    },
  })

  const [first, second] = [voice('Anna Moss.'), voice('Anna  Moss.')]
  expect(await first).toBe(made)
  expect(await second).toBe(made)

  expect(voice('Anna Moss.')).toBe(made)
  expect(asked).toEqual(['Anna Moss.'])
})

it('tries again what could not be made', async () => {
  let tries = 0
  const voice = createClauseVoice(bank, {
    speak: async () => {
      tries += 1
      if (tries === 1) throw new Error('died')
      return made
    },
  })

  await expect(voice('Anna Moss.')).rejects.toThrow('died')
  expect(await voice('Anna Moss.')).toBe(made)
})

import { expect, it } from 'vitest'

import { createSpeechOnset } from './speech-onset.ts'

function open(assistant: { isSpeaking?: boolean; canBargeIn?: boolean } = {}) {
  const onset = createSpeechOnset({
    isAssistantSpeaking: () => assistant.isSpeaking ?? false,
    canBargeIn: () => assistant.canBargeIn ?? true,
  })
  const hear = (...probabilities: number[]) => probabilities.map((one) => onset.hear(one)).at(-1)
  return { onset, hear, assistant }
}

it('believes the second frame of speech in a row', () => {
  const { hear } = open()

  expect(hear(0.9, 0.1, 0.9)).toBeUndefined()
  expect(hear(0.9)).toEqual({ frames: 2, isBargeIn: false })
})

it('needs less to believe that speech goes on than that it begins', () => {
  const { hear } = open()

  expect(hear(0.4, 0.4, 0.4)).toBeUndefined()
  expect(hear(0.6, 0.4)).toEqual({ frames: 2, isBargeIn: false })
})

it('takes five frames to be broken in on', () => {
  const { hear } = open({ isSpeaking: true })

  expect(hear(0.9, 0.9, 0.9, 0.9)).toBeUndefined()
  expect(hear(0.9)).toEqual({ frames: 5, isBargeIn: true })
})

it('counts nothing into words that nobody may break in on', () => {
  const { hear, assistant } = open({ isSpeaking: true, canBargeIn: false })
  hear(0.9, 0.9, 0.9, 0.9, 0.9, 0.9)
  assistant.isSpeaking = false

  expect(hear(0.9)).toBeUndefined()
  expect(hear(0.9)).toEqual({ frames: 2, isBargeIn: false })
})

it('starts anew after it is reset', () => {
  const { onset, hear } = open()
  hear(0.9)
  onset.reset()

  expect(hear(0.9)).toBeUndefined()
})

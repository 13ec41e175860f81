import { beforeEach, describe, expect, it } from 'vitest'

import type { Patience } from '../conversation.ts'
import { frameMs } from '../hearing/ear.ts'
import type { Guess } from './spoken-turn.ts'
import { createTurnTaker, type TurnTaker } from './turn-taker.ts'

let seen: string[]
let guess: Guess | undefined
let frame: number
let isAssistantSpeaking: boolean
let canBargeIn: boolean
let patience: Patience
let turns: TurnTaker

beforeEach(() => {
  seen = []
  guess = undefined
  frame = 0
  isAssistantSpeaking = false
  canBargeIn = true
  patience = 'normal'
  turns = createTurnTaker({
    isAssistantSpeaking: () => isAssistantSpeaking,
    canBargeIn: () => canBargeIn,
    events: {
      onSpeechStart: (isBargeIn) => seen.push(isBargeIn ? 'barge-in' : 'start'),
      onGuess(given) {
        guess = given
        seen.push('guess')
      },
      onGuessDropped: () => seen.push('dropped'),
      onTurn: ({ text }) => seen.push(`turn: ${text}`),
      onNothing: () => seen.push('nothing'),
    },
  })
})

function hear(probability: number, ms: number): void {
  for (let at = 0; at < ms / frameMs; at++) turns.hear({ index: frame++, probability })
}
const speak = (ms: number) => hear(0.9, ms)
const pause = (ms: number) => hear(0.05, ms)
/** Silence from the first, of which the detector hears only what is left after its lag. */
const quiet = (ms: number) => pause(ms - 96)
const understand = (text: string) => guess && turns.recognize(guess, { text }, patience)

describe('a turn', () => {
  it('is guessed at the first quiet frame and taken after 320 ms when the sentence is finished', () => {
    speak(960)
    quiet(128)
    expect(seen).toEqual(['start', 'guess'])

    understand('I need a room tonight.')
    pause(160)
    expect(seen).toEqual(['start', 'guess'])

    pause(32)
    expect(seen).toEqual(['start', 'guess', 'turn: I need a room tonight.'])
  })

  it('is left to a caller whose sentence is not finished', () => {
    speak(960)
    quiet(128)
    understand('I need a room')
    pause(416)
    expect(seen).toEqual(['start', 'guess'])

    pause(32)
    expect(seen.at(-1)).toBe('turn: I need a room')
  })

  it('is taken the moment a late text comes', () => {
    speak(960)
    pause(960)
    expect(seen).toEqual(['start', 'guess'])

    understand('I need a room tonight.')
    expect(seen.at(-1)).toBe('turn: I need a room tonight.')
  })

  it('goes on when the caller does, and the first guess is worth nothing', () => {
    speak(960)
    pause(64)
    const first = guess
    speak(320)
    if (first) turns.recognize(first, { text: 'I need a room.' }, patience)
    pause(320)
    expect(seen).toEqual(['start', 'guess', 'dropped', 'guess'])

    understand('I need a room for two nights.')
    expect(seen.at(-1)).toBe('turn: I need a room for two nights.')
    expect(guess?.from).toBe(first?.from)
  })

  it('is not kept open by one frame of noise', () => {
    speak(960)
    pause(64)
    understand('I need a room tonight.')
    hear(0.8, 32)
    pause(288)

    expect(seen.at(-1)).toBe('turn: I need a room tonight.')
  })

  it('is none when there were no words', () => {
    speak(320)
    pause(64)
    understand('')

    expect(seen).toEqual(['start', 'guess', 'nothing'])
    expect(turns.isCallerSpeaking).toBe(false)
  })

  it('begins a little before the first frame that sounds like speech', () => {
    pause(320)
    speak(320)
    pause(64)

    expect(guess).toEqual({ from: 6, to: frame - 1 })
  })

  it('does not begin with a single frame', () => {
    hear(0.9, 32)
    pause(320)

    expect(seen).toEqual([])
  })

  it('ends by itself when somebody never stops', () => {
    speak(29_000)

    expect(seen).toEqual(['start', 'guess'])
  })
})

describe('while the assistant speaks', () => {
  beforeEach(() => {
    isAssistantSpeaking = true
  })

  it('four frames are agreement, five are a turn', () => {
    speak(128)
    expect(seen).toEqual([])

    speak(32)
    expect(seen).toEqual(['barge-in'])
  })

  it('a cough and a word are not added up', () => {
    speak(96)
    pause(64)
    speak(128)

    expect(seen).toEqual([])
  })

  it('nobody gets in when that is not wanted', () => {
    canBargeIn = false
    speak(960)

    expect(seen).toEqual([])
  })
})

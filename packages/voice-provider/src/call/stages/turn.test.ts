import { expect, it } from 'vitest'

import { frameMs } from '../../hearing/ear.ts'
import type { Guess } from '../spoken-turn.ts'
import { createTurnStage } from './turn.ts'

function openTurn() {
  const time = { now: 0 }
  const seen: string[] = []
  let frame = 0
  let speaking = 0
  let guess: Guess | undefined
  const turn = createTurnStage({
    isAssistantSpeaking: () => false,
    canBargeIn: () => true,
    now: () => time.now,
    answers: {
      heard: (at) => void seen.push(`heard ${at}`),
      forget: () => void seen.push('forget'),
    },
    announce: { speech: (role, status) => void seen.push(`${role} ${status}`) },
    watch: { speaks: () => void (speaking += 1) },
    events: {
      onSpeechStart: () => void seen.push('start'),
      onGuess: (given) => void (guess = given),
      onGuessDropped: () => void seen.push('dropped'),
      onTurn: ({ text }) => void seen.push(`turn ${text}`),
    },
  })
  const hear = (count: number, probability: number) => {
    for (let at = 0; at < count; at++) {
      time.now += frameMs
      turn.hear({ index: frame++, probability })
    }
  }
  const recognize = (text: string) => guess && turn.recognize(guess, { text }, 'quick')
  return { turn, seen, hear, recognize, speaking: () => speaking }
}

it('tells the page that the caller speaks after the other side had its say', () => {
  const { turn, seen, hear } = openTurn()
  hear(2, 0.9)

  expect(turn.isCallerSpeaking).toBe(true)
  expect(seen).toEqual(['heard 64', 'start', 'user started'])
})

it('takes the time at which the caller was last heard, less what the detector lags behind', () => {
  const { seen, hear } = openTurn()
  hear(10, 0.9)
  const last = seen.at(-1)
  hear(1, 0.05)

  expect(last).toBe('heard 224')
  expect(seen.at(-1)).toBe(last)
})

it('tells all the time that the caller speaks, and of no silence', () => {
  const { hear, speaking } = openTurn()
  hear(700, 0.9)
  const spoken = speaking()
  hear(40, 0.05)

  expect(spoken).toBeGreaterThan(690)
  expect(speaking()).toBe(spoken)
})

it('hands the turn on once the page knows that the caller has stopped', () => {
  const { turn, seen, hear, recognize } = openTurn()
  hear(10, 0.9)
  hear(2, 0.05)
  recognize('A room, please.')
  seen.length = 0
  hear(10, 0.05)

  expect(seen).toEqual(['user stopped', 'turn A room, please.'])
  expect(turn.isCallerSpeaking).toBe(false)
})

it('lets nobody wait for an answer to what were no words', () => {
  const { seen, hear, recognize } = openTurn()
  hear(10, 0.9)
  hear(2, 0.05)
  seen.length = 0
  recognize('')

  expect(seen).toEqual(['forget', 'user stopped'])
})

it('forgets what was being said when it is told to', () => {
  const { turn, seen, hear, recognize } = openTurn()
  hear(10, 0.9)
  hear(2, 0.05)
  turn.reset()
  seen.length = 0
  recognize('A room, please.')
  hear(10, 0.05)

  expect(seen).toEqual([])
})

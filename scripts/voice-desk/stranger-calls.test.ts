import { expect, it } from 'vitest'
import { unheardVoices } from '../voicebank/voices.ts'
import { callerLines } from '../voicebank/callers.ts'
import { linesOf, spokenCalls } from './spoken-calls.ts'
import { isShortAnswer, strangerCalls } from './stranger-calls.ts'

const lines = strangerCalls.flatMap(({ script }) => linesOf(script))

it('has at least 120 turns of six voices, a third of them short answers', () => {
  expect(lines.length).toBeGreaterThanOrEqual(120)
  expect(new Set(strangerCalls.map(({ voice }) => voice)).size).toBe(6)
  expect(lines.filter(isShortAnswer).length / lines.length).toBeGreaterThan(1 / 3)
})

it('says no line twice, and none that another caller says', () => {
  const others = [...callerLines, ...spokenCalls.flatMap(({ script }) => linesOf(script))]

  expect(new Set(lines).size).toBe(lines.length)
  expect(others.filter((line) => lines.includes(line))).toEqual([])
})

it('has two voices that nobody else has', () => {
  const used = new Set(spokenCalls.map(({ voice }) => voice))

  expect(unheardVoices.length).toBe(2)
  expect(unheardVoices.filter((voice) => used.has(voice))).toEqual([])
})

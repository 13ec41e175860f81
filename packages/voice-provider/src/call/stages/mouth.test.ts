import { expect, it } from 'vitest'

import { leadIn } from '../../bank/line-clauses.ts'
import type { ClauseVoice } from '../clause-voice.ts'
import { silencePacket } from '../packet-player.ts'
import { createMouthStage } from './mouth.ts'

const clip = (length: number) => Array.from({ length }, () => Uint8Array.of(1))

function open({ voice, waitedMs }: { voice?: ClauseVoice; waitedMs?: number } = {}) {
  const seen: string[] = []
  const spoken: string[] = []
  const mouth = createMouthStage({
    voice: voice ?? (() => clip(2)),
    voiceOf: (clause) => (/Okonkwo/.test(clause) ? 'quick' : 'bank'),
    spoke: (by) => void spoken.push(by),
    announce: {
      speech: (role, status) => void seen.push(`${role} ${status}`),
      assistantSays: (text) => void seen.push(text),
      answerTime: (ms) => void seen.push(`answered after ${ms}`),
      log: () => void seen.push('log'),
    },
    answers: { sounded: () => waitedMs },
    onHungUp: (reason) => void seen.push(reason),
  })
  const take = (count: number) =>
    Array.from({ length: count }, () => (mouth.next() === silencePacket ? '-' : '1')).join('')
  return { mouth, seen, spoken, take }
}

it('says words aloud and tells the page of them when they begin and when they are over', () => {
  const { mouth, seen, take } = open()
  mouth.say(['One two,', 'three.'])

  expect(mouth.isSpeaking).toBe(true)
  expect(take(8)).toBe('11---11-')
  expect(seen).toEqual(['One two, three.', 'assistant started', 'assistant stopped', 'log'])
  expect(mouth.isSpeaking).toBe(false)
})

it('says of each reply which voice it needed: all of it, and nothing of one that was never begun', () => {
  const { mouth, spoken, take } = open()
  mouth.say(['Thank you.'])
  take(8)
  mouth.say(['Thank you,', 'Okonkwo.'])
  mouth.say(['Goodbye.'])
  expect(spoken).toEqual(['bank'])
  take(20)
  mouth.say(['Okonkwo.'])
  mouth.interrupt()
  mouth.say(['Sorry?'])
  take(8)

  expect(spoken).toEqual(['bank', 'quick', 'bank'])
})

it('tells how long the first packet of an answer was waited for', () => {
  const { mouth, seen, take } = open({ waitedMs: 404 })
  mouth.say(['One.'])
  take(2)

  expect(seen).toEqual(['One.', 'assistant started', 'answered after 404'])
})

it('makes sound ahead, in the pieces it will be said in', async () => {
  const made: string[] = []
  const { mouth } = open({
    async voice(clause) {
      made.push(clause)
      throw new Error('no engine')
    },
  })
  mouth.warm([`${'a'.repeat(100)} ${'b'.repeat(100)}`])
  await new Promise((resolve) => setImmediate(resolve))

  expect(made.map(({ length }) => length)).toEqual([100, 100])
  expect(mouth.isSpeaking).toBe(false)
})

it('bridges the wait for words that are still being made', () => {
  const { mouth, take } = open({
    voice: (clause) => (clause === leadIn ? clip(1) : new Promise(() => {})),
  })
  mouth.say(['Anna Miller.'])

  expect(take(17)).toBe(`${'-'.repeat(15)}1-`)
})

it('hangs up when the last word has had time to arrive', () => {
  const { mouth, seen, take } = open()
  mouth.say(['Bye'])
  mouth.hangUp('assistant-ended-call')

  take(2 + 20)
  expect(seen).not.toContain('assistant-ended-call')
  take(1)
  expect(seen).toContain('assistant-ended-call')
})

it('does not hang up when its goodbye is cut off', () => {
  const { mouth, seen, take } = open()
  mouth.say(['Bye'])
  mouth.hangUp('assistant-ended-call')
  take(1)

  expect(mouth.interrupt()).toEqual({ heard: '', unheard: 'Bye' })
  take(40)
  expect(seen).not.toContain('assistant-ended-call')
})

it('hangs up all the same when its goodbyes are cut off again and again', () => {
  const { mouth, seen, take } = open()
  for (let goodbye = 0; goodbye < 3; goodbye += 1) {
    expect(seen).not.toContain('assistant-ended-call')
    mouth.say(['Goodbye.'])
    mouth.hangUp('assistant-ended-call')
    take(1)
    mouth.interrupt()
  }

  expect(seen).toContain('assistant-ended-call')
})

it('is not interrupted in what the page wants said, unless the page allows it', () => {
  const { mouth, seen, take } = open()
  const order = { type: 'say', message: 'We close. Goodbye!' } as const
  mouth.sayForPage({ ...order, interruptionsEnabled: true })
  expect(mouth.canBeInterrupted).toBe(true)

  mouth.sayForPage({ ...order, endCallAfterSpoken: true })
  expect(mouth.canBeInterrupted).toBe(false)
  take(80)
  expect(mouth.canBeInterrupted).toBe(true)
  expect(seen).toContain('assistant-ended-call-after-message-spoken')
})

import { expect, it } from 'vitest'

import { createMouth, silencePacket } from './mouth.ts'

function open() {
  const seen: string[] = []
  const leadIn = [Uint8Array.of(99)]
  const mouth = createMouth({
    onStart: () => seen.push('start'),
    onEnd: () => seen.push('end'),
    leadIn: () => leadIn,
  })
  const take = (count: number) =>
    Array.from({ length: count }, () => {
      const packet = mouth.next()
      return packet === silencePacket ? '-' : String(packet[0])
    }).join(' ')
  return { mouth, seen, take }
}

const clip = (...bytes: number[]) => bytes.map((byte) => Uint8Array.of(byte))

it('sends silence when there is nothing to say', () => {
  const { take, seen } = open()

  expect(take(3)).toBe('- - -')
  expect(seen).toEqual([])
})

it('says one clause after the other, with a breath in between', () => {
  const { mouth, take, seen } = open()
  mouth.say('half past five,', clip(1, 2))
  mouth.say('tomorrow.', clip(3))

  expect(take(8)).toBe('1 2 - - - 3 - -')
  expect(seen).toEqual(['start', 'end'])
})

it('waits for a clause that is still being made', async () => {
  const { mouth, take } = open()
  mouth.say('Anna Miller.', Promise.resolve(clip(1)))

  expect(take(2)).toBe('- -')
  await Promise.resolve()
  await Promise.resolve()
  expect(take(1)).toBe('1')
})

it('says something else when that takes long', () => {
  const { mouth, take } = open()
  mouth.say('Anna Miller.', new Promise(() => {}))

  expect(take(17)).toBe(`${'- '.repeat(15)}99 -`)
})

it('passes over what cannot be spoken', async () => {
  const { mouth, take } = open()
  mouth.say('Anna Miller.', Promise.reject(new Error('no engine')))
  mouth.say('Goodbye.', clip(1))
  await new Promise((resolve) => setImmediate(resolve))

  expect(take(12)).toContain('1')
})

it('tells what was heard and what was not when it is interrupted', () => {
  const { mouth, take, seen } = open()
  mouth.say('Thank you.', clip(1))
  mouth.say('How can I help you?', clip(2, 3, 4, 5))
  mouth.say('Are you there?', clip(6))
  take(1 + 9 + 2)

  expect(mouth.interrupt()).toEqual({
    heard: 'Thank you. How can',
    unheard: 'I help you? Are you there?',
  })
  expect(take(2)).toBe('- -')
  expect(seen).toEqual(['start', 'end'])
})

it('does what comes after the words, after the words', () => {
  const { mouth, take } = open()
  const done: string[] = []
  mouth.say('Goodbye.', clip(1, 2))
  mouth.andThen(() => done.push('hang up'))

  take(2)
  expect(done).toEqual([])
  take(1)
  expect(done).toEqual(['hang up'])
})

it('forgets what should follow interrupted words, but not what must happen', () => {
  const { mouth, take } = open()
  const done: string[] = []
  mouth.say('Goodbye.', clip(1, 2))
  mouth.inAnyCase(() => done.push('write it down'))
  mouth.andThen(() => done.push('hang up'))
  take(1)

  mouth.interrupt()
  take(3)

  expect(done).toEqual(['write it down'])
})

it('goes on without a sound while it is muted', () => {
  const { mouth, take } = open()
  mouth.say('Thank you.', clip(1, 2, 3))
  mouth.setMuted(true)
  expect(take(2)).toBe('- -')

  mouth.setMuted(false)
  expect(take(1)).toBe('3')
})

import { expect, it } from 'vitest'

import { createPacketPlayer, silencePacket } from './packet-player.ts'

function open() {
  const seen: string[] = []
  const leadIn = [Uint8Array.of(99)]
  const player = createPacketPlayer({
    onStart: () => seen.push('start'),
    onEnd: () => seen.push('end'),
    leadIn: () => leadIn,
  })
  const take = (count: number) =>
    Array.from({ length: count }, () => {
      const packet = player.next()
      return packet === silencePacket ? '-' : String(packet[0])
    }).join(' ')
  return { player, seen, take }
}

const clip = (...bytes: number[]) => bytes.map((byte) => Uint8Array.of(byte))

it('sends silence when there is nothing to say', () => {
  const { take, seen } = open()

  expect(take(3)).toBe('- - -')
  expect(seen).toEqual([])
})

it('says one clause after the other, with a breath in between', () => {
  const { player, take, seen } = open()
  player.say('half past five,', clip(1, 2))
  player.say('tomorrow.', clip(3))

  expect(take(8)).toBe('1 2 - - - 3 - -')
  expect(seen).toEqual(['start', 'end'])
})

it('waits for a clause that is still being made', async () => {
  const { player, take } = open()
  player.say('Anna Miller.', Promise.resolve(clip(1)))

  expect(take(2)).toBe('- -')
  await Promise.resolve()
  await Promise.resolve()
  expect(take(1)).toBe('1')
})

it('says something else when that takes long', () => {
  const { player, take } = open()
  player.say('Anna Miller.', new Promise(() => {}))

  expect(take(17)).toBe(`${'- '.repeat(15)}99 -`)
})

it('passes over what cannot be spoken', async () => {
  const { player, take } = open()
  player.say('Anna Miller.', Promise.reject(new Error('no engine')))
  player.say('Goodbye.', clip(1))
  await new Promise((resolve) => setImmediate(resolve))

  expect(take(12)).toContain('1')
})

it('tells what was heard and what was not when it is interrupted', () => {
  const { player, take, seen } = open()
  player.say('Thank you.', clip(1))
  player.say('How can I help you?', clip(2, 3, 4, 5))
  player.say('Are you there?', clip(6))
  take(1 + 8 + 2)

  expect(player.interrupt()).toEqual({
    heard: 'Thank you. How can',
    unheard: 'I help you? Are you there?',
  })
  expect(take(2)).toBe('- -')
  expect(seen).toEqual(['start', 'end'])
})

it('does what comes after the words, after the words', () => {
  const { player, take } = open()
  const done: string[] = []
  player.say('Goodbye.', clip(1, 2))
  player.andThen(() => done.push('hang up'))

  take(2)
  expect(done).toEqual([])
  take(1)
  expect(done).toEqual(['hang up'])
})

it('forgets what should follow interrupted words, but not what must happen', () => {
  const { player, take } = open()
  const done: string[] = []
  player.say('Goodbye.', clip(1, 2))
  player.inAnyCase(() => done.push('write it down'))
  player.andThen(() => done.push('hang up'))
  take(1)

  player.interrupt()
  take(3)

  expect(done).toEqual(['write it down'])
})

it('goes on without a sound while it is muted', () => {
  const { player, take } = open()
  player.say('Thank you.', clip(1, 2, 3))
  player.setMuted(true)
  expect(take(2)).toBe('- -')

  player.setMuted(false)
  expect(take(1)).toBe('3')
})

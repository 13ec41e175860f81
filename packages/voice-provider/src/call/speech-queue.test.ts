import { expect, it } from 'vitest'

import { createSpeechQueue, type SaidClause } from './speech-queue.ts'

const clip = (...bytes: number[]) => bytes.map((byte) => Uint8Array.of(byte))
const packetOf = (clause: SaidClause) => clause.clip?.[clause.at++]

function fill() {
  const queue = createSpeechQueue()
  const done: string[] = []
  queue.say('One two.', clip(1, 2))
  queue.andThen(() => done.push('then'))
  queue.inAnyCase(() => done.push('in any case'))
  queue.say('Three.', clip(3))
  const take = () => queue.take(packetOf)?.[0]
  return { queue, done, take }
}

it('goes from clause to clause, and does what is in between on the way', () => {
  const { queue, done, take } = fill()

  expect([take(), take()]).toEqual([1, 2])
  expect(done).toEqual([])
  expect(take()).toBe(3)
  expect(done).toEqual(['then', 'in any case'])
  expect(take()).toBeUndefined()
  expect(queue.isEmpty).toBe(true)
})

it('knows whether another clause follows', () => {
  const { queue, take } = fill()
  expect(queue.isFollowed).toBe(true)

  for (let at = 0; at < 3; at++) take()
  expect(queue.isFollowed).toBe(false)
})

it('tells what was heard of the words when they are cut, and does only what must happen', () => {
  const { queue, done, take } = fill()
  take()

  expect(queue.cut()).toEqual({ heard: 'One', unheard: 'two. Three.' })
  expect(done).toEqual(['in any case'])
  expect(queue.isEmpty).toBe(true)
})

it('does not count what belongs to a turn that is over', () => {
  const { queue, take } = fill()
  for (let at = 0; at < 4; at++) take()
  queue.forgetSaid()
  queue.say('Four.', clip(4))

  expect(queue.cut()).toEqual({ heard: '', unheard: 'Four.' })
})

it('lets something be said first that is no part of the words', () => {
  const { queue, take } = fill()
  queue.sayFirst(clip(9))

  expect(take()).toBe(9)
  expect(queue.cut()).toEqual({ heard: '', unheard: 'One two. Three.' })
})

import { expect, it } from 'vitest'

import type { EarEvents, Sound } from '../../hearing/ear.ts'
import { createEarStage } from './ear.ts'

const packet: Sound = { kind: 'pcm', samples: new Int16Array(320) }

function openEar() {
  const time = { now: 1_000 }
  const heard: string[] = []
  const frames: number[] = []
  let events: EarEvents | undefined
  let floods = 0
  const stage = createEarStage({
    now: () => time.now,
    openEar(given) {
      events = given
      return {
        hear: ({ kind }) => void heard.push(kind),
        cut: async (from, to) => new Float32Array(to - from),
        close: () => void heard.push('closed'),
      }
    },
    onFrame: ({ index }) => void frames.push(index),
    onDeath: () => void heard.push('dead'),
    onFlood: () => void (floods += 1),
  })
  const hear = (count: number) => {
    for (let at = 0; at < count; at++) stage.hear(packet)
  }
  return { stage, time, heard, frames, hear, events: () => events, floods: () => floods }
}

it('hands on the frames that its ear makes of sound, and the sound of a stretch', async () => {
  const { stage, heard, frames, hear, events } = openEar()
  hear(2)
  events()?.onFrame({ index: 7, probability: 0.9 })

  expect(heard).toEqual(['pcm', 'pcm'])
  expect(frames).toEqual([7])
  expect(await stage.cut(3, 8)).toHaveLength(5)
})

it('hears silence where nothing has come in for 400 ms, and not before', () => {
  const { stage, time, heard, hear } = openEar()
  hear(1)
  stage.tick(1_400)
  expect(heard).toEqual(['pcm'])

  stage.tick(1_401)
  expect(heard).toEqual(['pcm', 'missing'])

  time.now = 1_500
  hear(1)
  stage.tick(1_600)
  expect(heard).toEqual(['pcm', 'missing', 'pcm'])
})

it('does not hear what nobody can have said yet, and tells of ten seconds of it', () => {
  const { heard, hear, floods } = openEar()
  hear(550)
  expect(heard).toHaveLength(50)
  expect(floods()).toBe(0)

  hear(1)
  expect(floods()).toBe(1)
})

it('tells when its ear dies, and closes it', () => {
  const { stage, heard, hear, events } = openEar()
  hear(1)
  events()?.onDeath(new Error('died'))
  stage.close()

  expect(heard).toEqual(['pcm', 'dead', 'closed'])
})

it('opens no ear for a caller who only types, nor for one who has gone', () => {
  const { stage, time, heard, hear, events } = openEar()
  time.now = 9_000
  stage.tick(time.now)
  expect(events()).toBeUndefined()

  stage.close()
  hear(1)
  expect(events()).toBeUndefined()
  expect(heard).toEqual([])
})

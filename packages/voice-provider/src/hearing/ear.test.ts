import { join } from 'node:path'

import { expect, it, onTestFinished } from 'vitest'

import { clipPackets, readClipFile } from '../bank/clip-file.ts'
import type { HeardFrame, Sound } from './ear.ts'
import { createEarPool } from './ear-pool.ts'
import { warmEar, type WarmEar } from './open-ear.ts'
import { createSoundMemory } from './sound-memory.ts'

const [caller] = readClipFile(
  join(import.meta.dirname, '../../../../e2e/callers'),
  'callers.generated',
).clips
const waitMs = 20_000
const packetSamples = 320

function openPool() {
  const pool = createEarPool()
  onTestFinished(() => pool.close())
  return pool
}

it(
  'hears speech in Opus packets, and gives back its sound',
  async () => {
    const pool = openPool()
    const frames: HeardFrame[] = []
    const isHeard = Promise.withResolvers<void>()
    const packets = caller ? clipPackets(caller) : []
    const wanted = Math.floor((packets.length * 320) / 512)
    const ear = pool.open({
      onFrame(frame) {
        frames.push(frame)
        if (frames.length === wanted) isHeard.resolve()
      },
      onDeath: (error) => isHeard.reject(error),
    })
    onTestFinished(() => ear.close())

    for (const packet of packets) ear.hear({ kind: 'opus', packet: Uint8Array.from(packet) })
    await isHeard.promise

    expect(frames.map(({ index }) => index)).toEqual(Array.from(frames, (_, at) => at))
    expect(frames.filter(({ probability }) => probability > 0.5).length).toBeGreaterThan(20)
    const sound = await ear.cut(10, 20)
    expect(sound).toHaveLength(10 * 512)
    expect(Math.max(...sound)).toBeGreaterThan(0.05)
  },
  waitMs,
)

it(
  'takes garbage for a packet that got lost',
  async () => {
    const pool = openPool()
    const heard = Promise.withResolvers<HeardFrame>()
    const ear = pool.open({ onFrame: heard.resolve, onDeath: heard.reject })
    onTestFinished(() => ear.close())

    for (const packet of [Uint8Array.of(255, 255, 255), new Uint8Array(0)]) {
      ear.hear({ kind: 'opus', packet })
    }
    ear.hear({ kind: 'missing' })

    expect((await heard.promise).probability).toBeLessThan(0.5)
  },
  waitMs,
)

it(
  'makes up what got lost, and loses no time over it',
  async () => {
    const packets = caller ? clipPackets(caller) : []
    const sounds = packets.map((packet, at): Sound => {
      const isLost = at % 10 === 5
      const after = packets[at + 1]
      if (!isLost) return { kind: 'opus', packet: Uint8Array.from(packet) }
      return { kind: 'lost', ...(after && { after: Uint8Array.from(after) }) }
    })
    const whole = await loudness(packets.map((packet) => ({ kind: 'opus', packet })))
    const mended = await loudness(sounds)
    const holed = await loudness(
      sounds.map((sound) => (sound.kind === 'lost' ? { kind: 'missing' } : sound)),
    )

    expect(mended).toHaveLength(whole.length)
    const error = (other: readonly number[]) =>
      whole.reduce((sum, value, at) => {
        return sounds[at]?.kind === 'lost' ? sum + Math.abs(value - (other[at] ?? 0)) : sum
      }, 0)
    expect(error(mended)).toBeLessThan(error(holed) / 2)
  },
  waitMs,
)

/** How loud each 20 ms of it is, as the ear remembers it. */
async function loudness(sounds: readonly Sound[]): Promise<readonly number[]> {
  const pool = openPool()
  const isHeard = Promise.withResolvers<void>()
  const frames = Math.floor((sounds.length * packetSamples) / 512)
  const ear = pool.open({
    onFrame: ({ index }) => index === frames - 1 && isHeard.resolve(),
    onDeath: isHeard.reject,
  })
  onTestFinished(() => ear.close())
  for (const sound of sounds) ear.hear(sound)
  await isHeard.promise
  const samples = await ear.cut(0, frames)
  return Array.from({ length: Math.floor(samples.length / packetSamples) }, (_, at) =>
    Math.hypot(...samples.subarray(at * packetSamples, (at + 1) * packetSamples)),
  )
}

it(
  'tells its own call when it dies, and no other',
  async () => {
    const pool = openPool()
    const death = Promise.withResolvers<Error>()
    const otherDeaths: Error[] = []
    const heard = Promise.withResolvers<HeardFrame>()
    const ear = pool.open({ onFrame: () => {}, onDeath: death.resolve })
    const other = pool.open({
      onFrame: heard.resolve,
      onDeath: (error) => otherDeaths.push(error),
    })
    onTestFinished(() => other.close())

    ear.hear({ kind: 'pcm', samples: null as never })

    expect(await death.promise).toMatchObject({ kind: 'worker-died' })
    await expect(ear.cut(0, 1)).rejects.toMatchObject({ kind: 'worker-died' })
    for (let at = 0; at < 2; at++) other.hear({ kind: 'missing' })
    await heard.promise
    expect(otherDeaths).toEqual([])
  },
  waitMs,
)

it(
  'hears a call although the ear that was kept for it has died',
  async () => {
    const made: WarmEar[] = []
    const pool = createEarPool(() => {
      const ear = warmEar()
      made.push(ear)
      return ear
    })
    onTestFinished(() => pool.close())
    await pool.ready()
    made[0]?.close()
    await expect.poll(() => made[0]?.isAlive, { timeout: waitMs }).toBe(false)

    const heard = Promise.withResolvers<HeardFrame>()
    const ear = pool.open({ onFrame: heard.resolve, onDeath: heard.reject })
    onTestFinished(() => ear.close())
    for (let at = 0; at < 2; at++) ear.hear({ kind: 'missing' })

    expect((await heard.promise).index).toBe(0)
  },
  waitMs,
)

it(
  'has forgotten a call that has ended, and hears nothing more from it',
  async () => {
    const warm = warmEar()
    onTestFinished(() => warm.close())
    const first = await hearAll(warm)

    first.ear.close()
    await first.isFree
    const second = hearAll(warm)
    first.ear.hear({ kind: 'pcm', samples: null as never })
    first.ear.close()

    expect((await second).frames).toEqual(first.frames)
    await expect(first.ear.cut(0, 1)).rejects.toMatchObject({ kind: 'closed' })
  },
  waitMs,
)

/** The whole clip through an ear, and what it made of each frame. */
async function hearAll(warm: WarmEar) {
  const packets = caller ? clipPackets(caller) : []
  const wanted = Math.floor((packets.length * packetSamples) / 512)
  const frames: HeardFrame[] = []
  const isHeard = Promise.withResolvers<void>()
  const free = Promise.withResolvers<void>()
  const onFrame = (frame: HeardFrame) => {
    frames.push(frame)
    if (frames.length === wanted) isHeard.resolve()
  }
  const ear = warm.use({ onFrame, onDeath: isHeard.reject }, free.resolve)
  for (const packet of packets) ear.hear({ kind: 'opus', packet: Uint8Array.from(packet) })
  await isHeard.promise
  return { ear, frames, isFree: free.promise }
}

it('keeps the ears of calls that have ended, up to four', () => {
  const closed: number[] = []
  let made = 0
  const pool = createEarPool(() => {
    const number = made++
    return {
      ready: async () => {},
      isAlive: true,
      use: (_events, onFree) => ({ hear() {}, cut: () => Promise.reject(), close: onFree }),
      close: () => closed.push(number),
    }
  })
  const open = () => pool.open({ onFrame: () => {}, onDeath: () => {} })

  open().close()
  open().close()
  expect(made).toBe(2)
  for (const ear of Array.from({ length: 5 }, open)) ear.close()
  expect(made).toBe(6)
  expect(closed).toHaveLength(2)
  pool.close()
  expect(closed).toHaveLength(6)
})

it('remembers the last stretch only', () => {
  const memory = createSoundMemory(4)
  memory.append(Float32Array.of(1, 2, 3))
  memory.append(Float32Array.of(4, 5, 6))

  expect(memory.slice(0, 6)).toEqual(Float32Array.of(3, 4, 5, 6))
  expect(memory.slice(3, 5)).toEqual(Float32Array.of(4, 5))
  expect(memory.slice(5, 9)).toEqual(Float32Array.of(6))

  memory.clear()
  memory.append(Float32Array.of(7))
  expect(memory.length).toBe(1)
  expect(memory.slice(0, 4)).toEqual(Float32Array.of(7))
})

import { vi } from 'vitest'

import { createCallCaps, type CallCaps, type Place } from '../call-caps.ts'

const second = 1_000
const fourLines = { maxCalls: 4, callsPerAddress: 1, callsPerHour: 6, callsPerDay: 20 }
const talksEveryMs = 5 * second
// Those who mean harm ask again soon after they were refused.
const crowdPauseMs = 2 * second

export type Crowd = {
  /** How many networks, each of a /16 of its own, and how many of them ask from the beginning. */
  readonly networks: number
  readonly early: number
  /** One more of the rest asks every so often. */
  readonly moreEveryMs: number
  /** When somebody comes who wants nothing but a call. */
  readonly visits: readonly number[]
  /** How long a call they have had before all that. */
  readonly hadMs: number
}

/** How long visitors wait until they have a line, in seconds, the shortest first. */
export async function waitsInCrowd(crowdOf: Crowd): Promise<readonly number[]> {
  const { networks, early, moreEveryMs, visits, hadMs } = crowdOf
  const caps = createCallCaps(fourLines, Date.now)
  const visitors = visits.map((comesAt, at) => ({ comesAt, address: `203.${at}.113.1` }))
  for (const { address } of hadMs > 0 ? visitors : []) await haveCall(caps, address, hadMs)
  const crowd = Array.from({ length: networks }, (_, at) => `${11 + (at >> 7)}.${at & 127}.0.1`)
  for (const address of crowd.slice(0, early)) void keepAsking(caps, address)
  for (const [at, address] of crowd.slice(early).entries()) {
    setTimeout(() => void keepAsking(caps, address), (at + 1) * moreEveryMs)
  }
  const waits: number[] = []
  for (const { comesAt, address } of visitors) {
    setTimeout(() => void visit(caps, address).then((ms) => waits.push(ms)), comesAt)
  }
  while (waits.length < visits.length) await pass(second)
  vi.clearAllTimers()
  return waits.toSorted((one, other) => one - other).map((ms) => Math.round(ms / second))
}

async function haveCall(caps: CallCaps, address: string, ms: number): Promise<void> {
  const place = await caps.ask(address)
  if (place.cap) throw new Error(`There was no line for ${address}`)
  place.join()
  await pass(ms)
  place.giveBack()
}

/** Takes a line whenever one can be had, talks and keeps it until it is taken away. */
async function keepAsking(caps: CallCaps, address: string): Promise<never> {
  for (;;) {
    const place = await caps.ask(address)
    if (place.cap) await pause(crowdPauseMs)
    else await talk(place)
  }
}

function talk(place: Place): Promise<void> {
  place.join()
  const talking = setInterval(() => place.heard(), talksEveryMs)
  return new Promise((resolve) => {
    place.yieldBy(() => {
      clearInterval(talking)
      place.giveBack()
      resolve()
    })
  })
}

/** Asks again when told to, until there is a line, and leaves. */
async function visit(caps: CallCaps, address: string): Promise<number> {
  const cameAt = Date.now()
  for (;;) {
    const place = await caps.ask(address)
    if (!place.cap) {
      place.join()
      place.giveBack()
      return Date.now() - cameAt
    }
    await pause(place.retryAfterSeconds * second)
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

const stepMs = 200
const longestChain = 12

/** Much faster than to wait for the event loop after each timer: nothing here needs it. */
async function pass(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += stepMs) {
    vi.advanceTimersByTime(stepMs)
    for (let link = 0; link < longestChain; link += 1) await Promise.resolve()
  }
}

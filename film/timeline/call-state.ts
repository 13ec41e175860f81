import { calls, type Call, type Shop } from './calls.ts'
import { arrive, leave, progress } from './easing.ts'

/** The shopfront lights, then the voice begins. */
const pickUpSeconds = 0.16
/** The voice ends a little before the line is free. */
const hangUpSeconds = 0.22
const lightUpSeconds = 0.16
const lightStaysSeconds = 0.3
const lightDownSeconds = 0.32

export type Speaking = { readonly seed: number; readonly seconds: number; readonly second: number }

/** When the voice of a call speaks, counted from its first sound. */
export function speaking(call: Call, second: number): Speaking {
  return {
    seed: call.minute,
    seconds: call.seconds - pickUpSeconds - hangUpSeconds,
    second: second - call.startSecond - pickUpSeconds,
  }
}

/** When its slip begins to fall: with the last syllable. */
export function slipSecond(call: Call): number {
  return call.startSecond + call.seconds - hangUpSeconds
}

export function isOnAir(call: Call, second: number): boolean {
  return second >= call.startSecond && second < call.startSecond + call.seconds
}

/** How brightly a shopfront is lit, 0 to 1. */
export function shopLight(shop: Shop, second: number): number {
  const lights = calls.filter((call) => call.shop === shop).map((call) => lightOf(call, second))
  return Math.max(...lights)
}

function lightOf(call: Call, second: number): number {
  const end = call.startSecond + call.seconds + lightStaysSeconds
  const up = arrive(progress(second, call.startSecond, call.startSecond + lightUpSeconds))
  const down = leave(progress(second, end, end + lightDownSeconds))
  return up * (1 - down)
}

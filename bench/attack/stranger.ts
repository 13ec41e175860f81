import type { Dice } from './dice.ts'

export const serverHost = '127.0.0.1'

/** An address of the loopback network that hardly anybody else has: limits for one visitor do not end an attack. */
export function strangerAddress(dice: Dice): string {
  return `127.${dice.whole(16, 250)}.${dice.whole(0, 255)}.${dice.whole(1, 254)}`
}

/** An address for a well-behaved visitor, far from the one before; no stranger ever has it. */
export function visitorAddress(number: number): string {
  return `127.1.${number & 255}.${1 + ((number >> 8) % 250)}`
}

import type { Attack } from './attack.ts'
import { calls } from './calls.ts'
import { dataChannel } from './data-channel.ts'
import { forms } from './forms.ts'
import { http } from './http.ts'
import { offers } from './offers.ts'
import { packets } from './packets.ts'
import { slowness } from './slowness.ts'
import { upgrades } from './upgrades.ts'
import { websocket } from './websocket.ts'

/** Everything that is thrown. Together about a hundred operations a second: two cores must do both sides of it. */
export const attacks = {
  http,
  upgrades,
  forms,
  slowness,
  websocket,
  calls,
  offers,
  packets,
  'data-channel': dataChannel,
} as const satisfies Readonly<Record<string, Attack>>

export type AttackName = keyof typeof attacks

export const attackNames = Object.keys(attacks) as AttackName[]

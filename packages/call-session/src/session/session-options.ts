import type { AudioDevices } from '../audio-devices.ts'
import type { Clock } from '../clock.ts'
import type { CallTransport } from '../transport.ts'
import type { PropertyRules } from './join-properties.ts'

export type CallSessionOptions = {
  readonly transport: CallTransport
  readonly clock: Clock
  readonly devices?: AudioDevices
  /** The properties a join may have: those of a voice call unless others are given. */
  readonly propertyRules?: PropertyRules
  /** Some methods belong to a ready-made call page, some to a page that draws its own. */
  readonly mode?: 'call-object' | 'prebuilt'
  readonly runtime?: 'browser' | 'react-native'
}

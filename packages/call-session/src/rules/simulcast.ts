import { callLimits } from '@nightdesk/contracts'
import { keep } from '../errors/option-error.ts'
import { isBag, isNumberIn, type Bag } from './kinds.ts'

export type SimulcastLayer = {
  readonly maxBitrate?: number
  readonly maxFramerate?: number
  readonly scaleResolutionDownBy?: number
  readonly active?: boolean
  readonly scalabilityMode?: string
}

const ranges = {
  maxBitrate: callLimits.simulcastBitrate,
  maxFramerate: callLimits.simulcastFramerate,
  scaleResolutionDownBy: callLimits.simulcastScaleDownBy,
} as const

const numbers: readonly string[] = Object.keys(ranges)
const others: readonly string[] = ['active', 'scalabilityMode']

/** One to three layers, each with numbers in range. */
export function checkSimulcastEncodings(encodings: unknown): void {
  if (!encodings) return
  keep(Array.isArray(encodings), 'simulcast/list', 'encodings must be an Array')
  keep(
    encodings.length >= 1 && encodings.length <= callLimits.simulcastLayers,
    'simulcast/layers',
    `encodings must be an Array with between 1 to ${callLimits.simulcastLayers} layers`,
  )
  for (const layer of encodings) checkSimulcastLayer(layer)
}

export function checkSimulcastLayer(layer: unknown): void {
  keep(
    isBag(layer) && Object.keys(layer).length > 0,
    'simulcast/empty-layer',
    `Empty encoding is not allowed. At least one of these valid keys should be specified:${numbers.join()}`,
  )
  for (const key of Object.keys(layer)) checkKey(layer, key)
}

function checkKey(layer: Bag, key: string): void {
  if (others.includes(key)) return
  keep(
    Object.hasOwn(ranges, key),
    'simulcast/key',
    `Invalid key ${key}, valid keys are:${numbers.join()}`,
  )
  const range = ranges[key as keyof typeof ranges]
  keep(typeof layer[key] === 'number', 'simulcast/number', `${key} must be a number`)
  keep(
    isNumberIn(layer[key], range),
    'simulcast/range',
    `${key} value not in range. valid range: ${range.min} to ${range.max}`,
  )
}

import { anything, assert, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as door from '../index.ts'
import { OptionError, type Operation } from '../index.ts'

const isOperation = (value: unknown): value is Operation<unknown> =>
  typeof value === 'object' && value !== null && 'method' in value && 'check' in value

const operations = (Object.values(door) as unknown[])
  .filter(isOperation)
  .map((operation) => [operation.method, operation] as const)

/** What a check threw that is no refusal; a page would not know what to make of it. */
function crash(operation: Operation<unknown>, options: unknown): unknown {
  try {
    operation.check(options)
    return undefined
  } catch (error) {
    return error instanceof OptionError ? undefined : error
  }
}

const odd = anything({ withBigInt: true, withNullPrototype: true, withDate: true, maxDepth: 3 })
const circle: { self?: unknown } = {}
circle.self = circle

// Every key that a rule reads, so that chance also gets past the first look.
const keys = [
  'sipUri phoneNumber video codecs callerId displayName userId sessionId tones toEndPoint url settings type',
  'session_id data mergeStrategy audio screenVideo state volume simulcastEncodings maxQuality encodings',
]
  .join(' ')
  .split(' ')
const bag = record(Object.fromEntries(keys.map((key) => [key, odd])), { requiredKeys: [] })

describe.each(operations)('%s', (_method, operation) => {
  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a number', 7],
    ['a list', []],
    ['a circle', circle],
    ['a circle inside', { data: circle, userData: circle, settings: circle, video: circle }],
  ])('takes or refuses %s, and never breaks', (_title, options) => {
    expect(crash(operation, options)).toBeUndefined()
  })

  it('takes or refuses whatever comes, and never breaks', () => {
    for (const options of [odd, bag]) {
      assert(
        property(options, (value) => {
          expect(crash(operation, value)).toBeUndefined()
        }),
      )
    }
  })
})

it('has met them all', () => {
  expect(operations.length).toBeGreaterThanOrEqual(29)
})

import { expect, it } from 'vitest'
import { createOperationLog } from './operation-log.ts'

it('tells what was done in the second before a moment, oldest first', () => {
  const log = createOperationLog()
  log.add({ id: 'http 1', what: 'too old', at: 3_900 })
  log.add({ id: 'http 2', what: 'later', at: 4_990 })
  log.add({ id: 'calls 1', what: 'earlier', at: 4_100 })
  log.add({ id: 'http 3', what: 'not yet', at: 5_001 })

  expect(log.before(5_000)).toEqual([' -900 ms  calls 1: earlier', '  -10 ms  http 2: later'])
})

it('counts the operations that have begun, by attack', () => {
  const log = createOperationLog()
  for (const id of ['http 0', 'http 1', 'data-channel 0']) log.add({ id, what: 'begins', at: 0 })
  log.add({ id: 'http 0', what: 'is over', at: 1 })

  expect(Object.fromEntries(log.begun)).toEqual({ http: 2, 'data-channel': 1 })
})

it('forgets what is long past', () => {
  const log = createOperationLog()
  for (let at = 0; at < 20_000; at += 1) log.add({ id: 'http 0', what: 'x', at })

  expect(log.before(500)).toEqual([])
  expect(log.before(19_999)).toHaveLength(1_000)
})

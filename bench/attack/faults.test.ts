import { expect, it } from 'vitest'
import { createFaultBook, formatFault } from './faults.ts'
import { createOperationLog } from './operation-log.ts'

it('keeps the worst of each kind, with what was thrown before', async () => {
  const log = createOperationLog()
  const faults = createFaultBook(log)
  log.add({ id: 'http 1', what: 'begins', at: Date.now() - 100 })

  for (const size of [70, 90, 400, 80]) faults.note('sound', `${size} ms late`, { size })
  faults.note('death', 'the server is gone')

  const kept = await faults.list()
  expect(kept.map(({ what }) => what)).toEqual([
    '400 ms late',
    '90 ms late',
    '80 ms late',
    'the server is gone',
  ])
  expect(kept.map((fault) => formatFault(fault, 7)).at(-1)).toMatch(
    /^Fault \(death, seed 7\): the server is gone\n +-\d+ ms {2}http 1: begins$/,
  )
})

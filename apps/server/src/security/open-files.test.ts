import { expect, it } from 'vitest'

import { connectionsInAll } from './open-files.ts'

const limitsWith = (
  files: string,
) => `Limit                     Soft Limit           Hard Limit           Units
Max processes             7823                 7823                 processes
Max open files            ${files.padEnd(20)} 524288               files
Max locked memory         8388608              8388608              bytes
`

it.each([
  ['of a usual process', limitsWith('1024'), 341],
  ['of a large one', limitsWith('20000'), 6_666],
  ['of a very large one', limitsWith('1048576'), 8_192],
  ['without a limit', limitsWith('unlimited'), 8_192],
  ['that cannot be known', '', 341],
  ['so tight that it could not start', limitsWith('2'), 1],
])('leaves two thirds of the files %s to others', (_title, limits, connections) => {
  expect(connectionsInAll(limits)).toBe(connections)
})

it('reads the limit of this process', () => {
  expect(connectionsInAll()).toBeGreaterThan(100)
})

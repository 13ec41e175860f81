import { expect, it } from 'vitest'

import { nameAddress } from './name-address.ts'

const answer = [
  'v=0',
  'a=candidate:1 1 UDP 2122317823 10.0.0.5 50000 typ host',
  'a=candidate:2 1 UDP 2122317823 172.17.0.1 50000 typ host',
  'a=candidate:3 1 TCP 1000 10.0.0.5 9 typ host tcptype active',
  'a=end-of-candidates',
  '',
].join('\r\n')

it('names the outer address, once', () => {
  expect(nameAddress(answer, '203.0.113.7')).toBe(
    [
      'v=0',
      'a=candidate:1 1 UDP 2122317823 203.0.113.7 50000 typ host',
      'a=candidate:3 1 TCP 1000 10.0.0.5 9 typ host tcptype active',
      'a=end-of-candidates',
      '',
    ].join('\r\n'),
  )
})

it('changes nothing where the machine has its own', () => {
  expect(nameAddress(answer, undefined)).toBe(answer)
})

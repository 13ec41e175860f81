import { expect, it } from 'vitest'

import { isFull, takesRoom } from './quarantine-room.ts'

const nothing = { ofNetworkInHour: 0, ofNetworkInMonth: 0, inAll: 0 }

it('has room for a network until its hour or its month is used up', () => {
  expect(isFull({ ...nothing, ofNetworkInHour: 99, ofNetworkInMonth: 299 })).toBe(false)
  expect(isFull({ ...nothing, ofNetworkInHour: 100, ofNetworkInMonth: 100 })).toBe(true)
  expect(isFull({ ...nothing, ofNetworkInMonth: 300 })).toBe(true)
})

it('has room for twenty of any network, whatever the others have left', () => {
  const inAll = 10_000

  expect(isFull({ ...nothing, ofNetworkInMonth: 19, inAll })).toBe(false)
  expect(isFull({ ...nothing, ofNetworkInMonth: 20, inAll })).toBe(true)
  expect(isFull({ ...nothing, ofNetworkInMonth: 20, inAll: inAll - 1 })).toBe(false)
})

it('is asked for by what waits for work or for the owner, and by no caller', () => {
  expect(takesRoom({ quarantine: undefined })).toBe(false)
  expect(takesRoom({ quarantine: 'over-allowance' })).toBe(false)
  expect(takesRoom({ quarantine: 'no-proof' })).toBe(true)
  expect(takesRoom({ quarantine: 'honeypot' })).toBe(true)
})

import type { BusinessSetup } from '@nightdesk/contracts'
import { expect, it } from 'vitest'

import { createOwnBusinessCaps } from './own-business-caps.ts'

const business = (name: string) => ({ name }) as BusinessSetup

function open(options: { namesPerVisitor?: number; calls?: number }) {
  let at = 0
  const caps = createOwnBusinessCaps({ now: () => at, ...options })
  return { caps, wait: (ms: number) => (at += ms) }
}

it('answers one visitor for a few businesses an hour, each as often as the line allows', () => {
  const { caps, wait } = open({ namesPerVisitor: 2 })
  for (const name of ['One', 'Two', 'one', 'Two'])
    expect(caps.take('192.0.2.1', business(name)).cap).toBeUndefined()

  expect(caps.take('192.0.2.1', business('Three'))).toMatchObject({
    cap: 'business',
    retryAfterSeconds: 3_600,
  })
  expect(caps.take('192.0.2.2', business('Three')).cap).toBeUndefined()
  wait(3_600_000)
  expect(caps.take('192.0.2.1', business('Three')).cap).toBeUndefined()
})

it('takes so many such calls in all', () => {
  const { caps } = open({ calls: 1 })

  expect(caps.take('192.0.2.1', business('One')).cap).toBeUndefined()
  expect(caps.take('192.0.2.2', business('Two'))).toMatchObject({ cap: 'business' })
})

it('gives one network a quarter of them, and keeps the rest for others', () => {
  const { caps } = open({})
  const isTaken = (address: string) => caps.take(address, business('One')).cap === undefined
  const neighbors = Array.from({ length: 250 }, (_, at) => `192.0.2.${at + 1}`)

  expect(neighbors.filter(isTaken)).toHaveLength(60)
  expect(isTaken('198.51.100.1')).toBe(true)
})

it('counts neither a call nor its name when it is given back', () => {
  const { caps } = open({ namesPerVisitor: 1, calls: 1 })
  for (const name of ['One', 'Two', 'Three']) {
    const counted = caps.take('192.0.2.1', business(name))
    expect(counted.cap).toBeUndefined()
    if (!counted.cap) counted.giveBack()
  }
})

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
    expect(caps.take('192.0.2.1', business(name))).toBeUndefined()

  expect(caps.take('192.0.2.1', business('Three'))).toMatchObject({
    cap: 'business',
    retryAfterSeconds: 3_600,
  })
  expect(caps.take('192.0.2.2', business('Three'))).toBeUndefined()
  wait(3_600_000)
  expect(caps.take('192.0.2.1', business('Three'))).toBeUndefined()
})

it('takes so many such calls in all', () => {
  const { caps } = open({ calls: 1 })

  expect(caps.take('192.0.2.1', business('One'))).toBeUndefined()
  expect(caps.take('192.0.2.2', business('Two'))).toMatchObject({ cap: 'business' })
})

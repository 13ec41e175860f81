import { expect, it } from 'vitest'

import { createCallLife } from './call-life.ts'

function open() {
  const seen: string[] = []
  const life = createCallLife({
    onEnding: (reason) => void seen.push(`ending ${reason} ${life.over.aborted}`),
    onEnded: (reason) => void seen.push(`ended ${reason} ${life.over.aborted}`),
    onFault: (error) => void seen.push(String(error)),
  })
  return { life, seen }
}

it('ends once, and can be told of before it is over', () => {
  const { life, seen } = open()
  life.end('customer-ended-call')
  life.end('silence-timed-out')

  expect(seen).toEqual(['ending customer-ended-call false', 'ended customer-ended-call true'])
})

it('ends with a fault, which is reported as long as the call is held', () => {
  const { life, seen } = open()
  life.fail('ear-died')(new Error('died'))
  life.fail('call-failed')(new Error('later'))

  expect(seen[0]).toBe('Error: died')
  expect(seen.slice(1)).toEqual([
    'ending pipeline-error-ear-died false',
    'ended pipeline-error-ear-died true',
  ])
})

it('throws at nobody from outside, and does nothing for them once it is over', () => {
  const { life, seen } = open()
  const act = life.guard((word: string) => {
    seen.push(word)
    throw new Error('broken')
  })
  act('one')
  act('two')

  expect(seen.slice(0, 3)).toEqual([
    'one',
    'Error: broken',
    'ending pipeline-error-call-failed false',
  ])
  expect(seen).not.toContain('two')
})

import { expect, it } from 'vitest'

import { createReplyGuard, createSentenceCutter } from './reply-guard.ts'

const longWord = 'x'.repeat(1_000_000)

it('says nothing that goes on for too long', () => {
  expect(createReplyGuard('').pass(longWord)).toBeUndefined()
})

it('still says what comes after it', () => {
  const guard = createReplyGuard('')
  guard.pass(longWord)

  expect(guard.pass('We are open all night.')).toBe('We are open all night.')
})

it('keeps no more of an open sentence than could be said', () => {
  const cutter = createSentenceCutter()
  for (let at = 0; at < 1_000; at++) cutter.add('x'.repeat(1_000))

  expect(cutter.rest().length).toBeLessThan(1_000)
})

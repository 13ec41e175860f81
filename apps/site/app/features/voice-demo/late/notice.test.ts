import { expect, it } from 'vitest'
import { noticeOfEnd } from './notice.ts'

it('a call that gave its line to somebody else says so, and no other', () => {
  const ended = { type: 'status-update', status: 'ended' } as const

  expect(noticeOfEnd({ ...ended, endedReason: 'manually-canceled' })).toBe('line-needed')
  expect(noticeOfEnd({ ...ended, endedReason: 'exceeded-max-duration' })).toBeUndefined()
  expect(noticeOfEnd(ended)).toBeUndefined()
})

import { expect, it } from 'vitest'
import { noticeOfEnd, noticeOfRefusal } from './notice.ts'

it.each([
  ['site', 'lines-busy'],
  ['network', 'lines-busy'],
  ['address', 'call-open'],
  ['hour', 'calls-used-up'],
  ['day', 'calls-used-up'],
])('a call that is refused by the cap %s says so: %s', (cap, notice) => {
  expect(noticeOfRefusal({ statusCode: 429, cap })).toBe(notice)
})

it.each([undefined, null, '', 'site', {}, { cap: 1 }, { cap: 'toString' }, { cap: 'unknown' }])(
  'a failure that names no cap is for the console alone: %j',
  (body) => {
    expect(noticeOfRefusal(body)).toBeUndefined()
  },
)

it('a call that gave its line to somebody else says so, and no other', () => {
  const ended = { type: 'status-update', status: 'ended' } as const

  expect(noticeOfEnd({ ...ended, endedReason: 'manually-canceled' })).toBe('line-needed')
  expect(noticeOfEnd({ ...ended, endedReason: 'exceeded-max-duration' })).toBeUndefined()
  expect(noticeOfEnd(ended)).toBeUndefined()
})

import { describe, expect, it } from 'vitest'
import { playCall } from '../testing/call-script.ts'
import { receptionistOf } from '../testing/receptionist-of.ts'

const air = receptionistOf('air')

describe('the end of a number, corrected at the read-back', () => {
  it.each([
    "no, it's 0188 at the end, not 0118",
    'the last four are 0188 not 0118',
    'not 0118, 0188',
  ])('is no hour: %s', (said) => {
    const script = `
      > Book a discovery call for my hotel, Nora Lindgren, 917 555 0118, Tuesday at three in the afternoon
      = call-note contact: (917) 555-0118
      > ${said}
      = call-note contact: (917) 555-0188
      = call-note time: Tuesday, November 17, 3:00 PM`

    expect(playCall(air, script)).toEqual([])
  })
})

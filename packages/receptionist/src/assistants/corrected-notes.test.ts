import { describe, expect, it } from 'vitest'
import { playCall } from '../testing/call-script.ts'
import { receptionistOf } from '../testing/receptionist-of.ts'

const startedAt = '2026-11-17T19:02:00Z'
const transportation = receptionistOf('transportation')
const air = receptionistOf('air')

describe('a note that is corrected', () => {
  it('holds a whole address, and no word of the correction', () => {
    const script = `
      > my driver isn't here yet
      > no leave them a note, I'm at thirty three gold street, Ann Lee, 646 555 0111
      = trip-ticket pickup: 33 Gold Street
      > no it's forty three gold street, you wrote thirty three
      < now i have
      < forty-three gold street
      = trip-ticket pickup: 43 Gold Street
      = trip-ticket wishes: Status of a ride: My driver isn't here yet
      > did you fix it
      < forty-three gold street
      < !yes or no
      > are you even listening to me
      < sorry
      < forty-three gold street
      > yes
      < has your note`
    expect(playCall(transportation, script, { startedAt })).toEqual([])
  })

  it('has no hour to call at that was the hour of the trouble', () => {
    const script = `
      > could somebody call me back about my invoice
      > Lena Park, 212 555 0145
      > Monday at noon
      = call-note time: Monday, November 23, 12:00 PM
      > no, that's when it happened, not when I want the call
      < changed
      < !noon
      > yes
      = call-note time:
      = call-note status: sent`
    expect(playCall(air, script, { startedAt })).toEqual([])
  })
})

describe('a call of ours that never came', () => {
  it('is met, noted, and what is asked beside it is answered once', () => {
    const script = `
      > somebody from your team was supposed to ring me at two and nobody did and is there a contract to sign
      < sorry
      < in writing
      < call you back
      > Liz Grant, 212 555 0114
      = call-note name: Liz Grant
      < supposed to ring me at two
      > yes
      = call-note status: sent`
    expect(playCall(air, script, { startedAt })).toEqual([])
  })
})

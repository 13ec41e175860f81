import { describe, expect, it } from 'vitest'
import { playCall } from '../../testing/call-script.ts'
import { receptionistOf } from '../../testing/receptionist-of.ts'

const air = receptionistOf('air')

describe('a call that was booked before', () => {
  it('is canceled, and no new one is made of it', () => {
    const script = `
      > I need to cancel a call I booked with your team
      < i can’t see your booking from here, but i can ask our team to cancel it
      > Gretchen Pohl, Pohl and Daughter
      > no email please, it was Thursday at ten
      < phone number
      > 212 555 0147
      < you’re canceling your discovery call, this thursday at ten a.m.
      > yes
      < asked our team to cancel your call
      = call-note topic: Cancel a booked call: Thursday, November 19, 10:00 AM
      = call-note status: sent
      = book-discovery-call message: Please cancel a discovery call that was booked before. Company: Pohl and Daughter. Booked for: Thursday, November 19, 10:00 AM.
    `

    expect(playCall(air, script)).toEqual([])
  })

  it('is canceled where it was booked in this one', () => {
    const script = `
      > a discovery call for my bakery, Wednesday at two, Tom Reed, 212 555 0147
      > yes
      > actually cancel the call
      < !i can’t see
      < this wednesday at two
      = call-note name: Tom Reed
    `

    expect(playCall(air, script)).toEqual([])
  })

  it('keeps its old time apart from the new one', () => {
    const script = `
      > I have a call with you Tuesday at ten and I can’t make it, can we move it?
      > Kofi Mensah, 646 555 0182
      > could we do Friday at one
      < this friday at one p.m., instead of this tuesday
      = call-note time: Friday, November 20, 1:00 PM
      = call-note topic: Move a booked call from Tuesday, November 17, 10:00 AM
      > no, Tuesday at ten is the old one
      < this friday at one p.m., instead of this tuesday
      = call-note time: Friday, November 20, 1:00 PM
      > yes
      = book-discovery-call message: Please move a discovery call that was booked before. Booked for: Tuesday, November 17, 10:00 AM. New time: Friday, November 20, 1:00 PM.
    `

    expect(playCall(air, script)).toEqual([])
  })

  it('is a matter for a person where nobody called', () => {
    const script = `
      > I had a discovery call with you people on Friday at three and nobody called me
      < i’m sorry about that
      = no book-discovery-call
      > yes please
      < our team will call you back
      < !transfer
      > Ines Duarte, Bella Vista Spa
      > 201 555 0139, tomorrow morning would be good
      < a note for the team
      < tomorrow, monday, in the morning
      = call-note time: Monday, November 16, morning
      > yes
      = call-note status: sent
    `

    expect(playCall(air, script)).toEqual([])
  })
})

describe('what was asked for', () => {
  it('is not asked for again where it was refused beside something else', () => {
    const script = `
      > could somebody call me back about the texts
      > Hank
      < email
      > I don’t want to give my email, what do you need it for?
      < phone number
      > 732 555 0184
      < a note for the team, call me back about the texts
    `

    expect(playCall(air, script)).toEqual([])
  })

  it('keeps its limit', () => {
    const script = `
      > could somebody call me back about the texts
      > Hank
      > 732 555 0184, any time after four tomorrow
      < tomorrow, monday, any time after four
      = call-note time: Monday, November 16, any time after four
    `

    expect(playCall(air, script)).toEqual([])
  })

  it('is asked for once more where only the week is told', () => {
    const script = `
      > a discovery call for my bakery, Tom Reed, 212 555 0147
      > some time next week, mornings are better
      < which day of that week
      > Thursday at ten
      = call-note time: Thursday, November 19, 10:00 AM
    `

    expect(playCall(air, script)).toEqual([])
  })
})

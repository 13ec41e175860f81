import { describe, expect, it } from 'vitest'
import { playCall } from '../../testing/call-script.ts'
import { receptionistOf } from '../../testing/receptionist-of.ts'

const air = receptionistOf('air')

const booked = `
  > a discovery call for my bakery, Wednesday at two, Tom Reed, 212 555 0147
  > yes
  = call-note status: sent
`

describe('a call that was booked in this one', () => {
  it.each([
    ['Oh, could we do Thursday instead?', 'Thursday, November 19, 2:00 PM'],
    [
      'Shoot, I have a fitting then. Push it to Friday at eleven, please.',
      'Friday, November 20, 11:00 AM',
    ],
    ['sorry, let’s make that four thirty', 'Wednesday, November 18, 4:30 PM'],
  ])('is moved and read back: %s', (said, when) => {
    const script = `${booked}
      > ${said}
      < tom reed, restaurants & takeouts, this
      = call-note time: ${when}
      = call-note status: draft
      > yes
      < our team has the update
      = call-note status: sent
      = call-note name: Tom Reed
    `

    expect(playCall(air, script)).toEqual([])
  })

  it.each([
    ['Actually, I have to reschedule.', 'day', 'Thursday at three'],
    ['I need to move that, sorry.', 'day', 'Thursday, three o’clock'],
    ['Something came up, I need another day.', 'day', 'Thursday at three'],
  ])('is asked about where nothing new was told: %s', (said, asked, told) => {
    const script = `${booked}
      > ${said}
      < ${asked}
      = open
      > ${told}
      < this thursday at three p.m.
      > yes
      < our team has the update
      = call-note time: Thursday, November 19, 3:00 PM
    `

    expect(playCall(air, script)).toEqual([])
  })

  it.each(['Hmm, that’s not going to work.', 'Ah, I can’t do that.', 'oh wait, that won’t work'])(
    'does not end where it is no longer good: %s',
    (said) => {
      const script = `${booked}
        > ${said}
        < what should i change|day
        = open
        > Friday then
        = call-note time: Friday, November 20, 2:00 PM
      `

      expect(playCall(air, script)).toEqual([])
    },
  )

  it('is asked for the hour where that was pointed at', () => {
    const script = `${booked}
      > Yes, I need a different time.
      < what time
      > ten in the morning
      = call-note time: Wednesday, November 18, 10:00 AM
    `

    expect(playCall(air, script)).toEqual([])
  })
})

describe('a call that was booked before', () => {
  it.each([
    ['I booked a call with you and need to move it', '', ''],
    ['Hi, can I reschedule my discovery call?', '', ''],
    [
      'I’ve got a call with your people on Tuesday and I have to postpone it.',
      '',
      'Tuesday, November 17',
    ],
    [
      'You have me down for nine on Friday, that doesn’t work anymore, can it be later?',
      '',
      'Friday, November 20, 9:00 AM',
    ],
    [
      'We have a call booked for tomorrow at ten, could you push it to Thursday at two?',
      'Thursday, November 19, 2:00 PM',
      'Monday, November 16, 10:00 AM',
    ],
    ['I need to move my Tuesday call to Friday at four', 'Friday, November 20, 4:00 PM', ''],
  ])('is no new one: %s', (said, when, from) => {
    const script = `
      > ${said}
      < i can’t see your booking from here
      < what name is it under
      = call-note time: ${when}
      > Tom Reed
      > 212 555 0147
      ${when ? '' : '> Thursday the nineteenth at eleven'}
      < a new time for your discovery call
      = no book-discovery-call
      > yes
      < asked our team to move your call
      = call-note name: Tom Reed
      = call-note contact: (212) 555-0147
      = call-note time: ${when || 'Thursday, November 19, 11:00 AM'}
      = call-note topic: Move a booked call${from && ` from ${from}`}
      = call-note status: sent
      = book-discovery-call message: Please move a discovery call that was booked before.${from && ` Booked for: ${from}.`} New time: ${when || 'Thursday, November 19, 11:00 AM'}.
    `

    expect(playCall(air, script)).toEqual([])
  })

  it('is no new one either where it was taken for one first', () => {
    const script = `
      > I’d like to talk to you about my booking
      > I need to move it
      < i can’t see your booking from here
      > Tom Reed
      = call-note topic: Move a booked call
    `

    expect(playCall(air, script)).toEqual([])
  })

  it('keeps its hour where that is wished', () => {
    const script = `
      > I have a call with you on Tuesday, could we do Thursday, same time?
      = call-note time: Thursday, November 19, same time
      > Maria Lopez, 646 555 0182
      < this thursday at the same time
      > yes
      < asked our team
    `

    expect(playCall(air, script)).toEqual([])
  })

  it('can be moved once more before the caller hangs up', () => {
    const script = `
      > I need to move my call to Friday at two
      > it’s under Ann Bell, ann at example dot com
      > yes
      > wait, make it three
      < a new time for your discovery call
      > yes
      < our team has the update
      = call-note time: Friday, November 20, 3:00 PM
    `

    expect(playCall(air, script)).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { playCall } from '../../testing/call-script.ts'
import { receptionistOf } from '../../testing/receptionist-of.ts'

const hotels = receptionistOf('hotels')

// As a recognizer without marks would write them.
const calls: Readonly<Record<string, string>> = {
  'a message is asked for, then whom it is from': `
    > hello can you take a message for somebody staying there
    < what’s the message
    < !who’s staying
    > it's for my brother he's in 907 ivan petrov can you write down that the train comes at nine
    = registration-card guest: Ivan Petrov in 907
    = registration-card requests: Message: “the train comes at nine”
    < from
    > his sister anna
    < from his sister anna
    = registration-card contact: From his sister Anna
    > and my number is 212 555 0190
    = registration-card contact: From his sister Anna, (212) 555-0190
    > no bye
    = ended
  `,
  'a message is put in the place of the first': `
    > i'd like to leave a message for a guest
    > the meeting is at four
    < which guest|guest’s name
    > helen moore in 310
    = registration-card guest: Helen Moore in 310
    > i'd rather not say
    < anything else
    > no the message is the meeting is at five
    = registration-card requests: Message: “the meeting is at five”
    = registration-card guest: Helen Moore in 310
  `,
  'what was left behind is told in two turns, with who lost it': `
    > i left my glasses in the room this morning
    < transfer
    > can't you just write it down for them, they're red and they were on the night table in 512
    = registration-card requests: Message: “i left my glasses in the room this morning. they're red and they were on the night table in 512”
    < name and number
    > it's nina park and my number's 646 555 0121
    = registration-card guest: Nina Park
    = registration-card contact: (646) 555-0121
    < nina park
    = open
  `,
  'a message for somebody who is only spoken of': `
    > my brother is staying with you in 806 could you tell him the doctor called back
    = registration-card guest: the caller’s brother in 806
    = registration-card requests: Message: “the doctor called back”
    > it's paul odell 718 555 0140
    = registration-card contact: From Paul Odell, (718) 555-0140
  `,
  'what was asked about a guest is no word for that guest': `
    > is susan becker staying with you
    < i can’t say who
    > ok could you just write down that paul called
    = registration-card guest: Susan Becker
    = registration-card requests: Message: “paul called”
  `,
}

describe('what is written down for somebody', () => {
  it.each(Object.entries(calls))('%s', (_, script) => {
    expect(playCall(hotels, script)).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { playCall } from '../../testing/call-script.ts'
import { receptionistOf } from '../../testing/receptionist-of.ts'

const hotels = receptionistOf('hotels')

const calls: Readonly<Record<string, string>> = {
  'what is told beside the caller is added to the message': `
    > hi it's about a block of rooms for our family reunion in July
    > could someone ring me back instead I have to run
    < what name and number
    > Dana Ortiz six four six five five five oh one two two and we would need nine rooms July tenth
    < nine rooms July tenth. now i have: Dana Ortiz, six four six
  `,
  'name and number stay where more is asked of a message': `
    > hi it's about a block of rooms for our family reunion in July
    > could someone ring me back instead I have to run
    > Dana Ortiz six four six five five five oh one two two
    > did you get the nine rooms and the date July tenth
    = registration-card summary: Message: from Dana Ortiz, (646) 555-0122, “it's about a block of rooms for our family reunion in July. could someone ring me back instead I have to run. the nine rooms and the date July tenth”
  `,
  'talk around a message is none of it': `
    > hi I checked out today and I think I forgot my scarf in the room
    > sure but could you just take a message it's a green wool scarf from room three oh six
    < in the room. it's a green wool scarf
    > Nadia Petrova nine one seven five five five oh one one eight
    > no that's it just have them ring me if they come across it
    < !'s it
  `,
  'nights that are told one by one are counted': `
    > hello I need a room friday night and saturday night for one person
    = registration-card nights: 2
  `,
  'a day that is another now is said': `
    > two queens for december 4 for three nights
    > oh make it the fifth
    < december fifth
    = registration-card arrival: Saturday, December 5
  `,
  'whoever finds it out alone may go': `
    > is there a bowling alley near you
    > no thanks I'll look it up myself
    = ended
  `,
  'whoever gives up asking may go': `
    > is there a bowling alley near you
    > nah that's fine I'll just figure it out thanks
    = ended
  `,
}

describe('further words to the hotel', () => {
  it.each(Object.entries(calls))('%s', (_, script) => {
    expect(playCall(hotels, script)).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { playCall } from '../../testing/call-script.ts'
import { receptionistOf } from '../../testing/receptionist-of.ts'

const air = receptionistOf('air')

const calls: Readonly<Record<string, string>> = {
  'more of it, once it was sent, is added and read back': `
    > Hello, I need to reach whoever deals with partners
    > Lena Fischer from Fischer Phones, 732 555 0155
    > yes
    = call-note status: sent
    > just add that we install switchboards for schools
    < we install switchboards for schools
    = call-note topic: I need to reach whoever deals with partners, We install switchboards for schools
    > did you add what I said or not
    < note for the team
    > yes
    = call-note status: sent
    < our team has the update
  `,
  'what the message is takes the place of what only announced it, and is read back': `
    > hi I'm Omar Haddad, I'm a customer of yours and I want to leave a message about an invoice
    > omar at haddad dot com
    > no wait the message is we were billed for a line we never had
    < now i have: we were billed for a line we never had
    = call-note topic: We were billed for a line we never had
    > did you get the part about the line
    < i have that down|i’ve got it
    > just write we never ordered that and my number is 646 555 0178
    = call-note contact: omar@haddad.com, (646) 555-0178
    = call-note topic: We were billed for a line we never had, We never ordered that
  `,
  'a statement on the read-back is more of it': `
    > can you get somebody to call me about my invoice
    > Dana Pohl 212 555 0147
    > and the invoice has last year's address on it
    < the invoice has last year's address on it
    = call-note topic: Call me about my invoice, The invoice has last year's address on it
  `,
  'that they shall call at once stands there': `
    > your receptionist has been down all day and our phones just ring
    > Samantha Wu
    > just have somebody call me right away 212 555 0187
    < right away
    = call-note time: Right away
    = call-note contact: (212) 555-0187
  `,
  'what is only said to the desk is no word of it': `
    > could a real person call me back if that's possible
    < regarding
    > Linda Castellano, 201 555 0119
    > it's about pricing I have two flower shops tell them that
    = call-note topic: It's about pricing I have two flower shops
  `,
  'who comes along is heard beside an address, and asked after': `
    > I want a discovery call for my inn Friday morning
    > Beverly Grant
    > bev at grant dot com and I wanted to mention my son Rick will sit in on it is that okay
    = call-note topic: Hotels & hospitality, My son Rick will sit in on it
    = call-note contact: bev@grant.com
    > ten is good and did you hear me about my son Rick
    < my son rick will sit in on it
    = call-note time: Friday, November 20, 10:00 AM
  `,
  'what was not heard is said to be missing, and is then written down': `
    > I want a discovery call for my inn Friday at ten, Beverly Grant, bev at grant dot com
    > did you get the part about my partner Joan
    < i don’t have that yet
    < my partner joan
    = call-note topic: Hotels & hospitality, My partner Joan
  `,
  'a note goes on to its last word': `
    > I want a discovery call for my inn Friday at ten, Beverly Grant, bev at grant dot com
    > yes but put down that my partner Joan is going to be on it too
    < my partner joan is going to be on it,
  `,
}

describe('what the team is told', () => {
  it.each(Object.entries(calls))('%s', (_, script) => {
    expect(playCall(air, script)).toEqual([])
  })
})

describe('a day that is none', () => {
  it.each([
    [
      'not Wednesday I said I have a wedding Wednesday any time from Thursday on is okay',
      'Thursday, November 19, any time',
    ],
    ['Wednesday we’re closed, call me Thursday at ten', 'Thursday, November 19, 10:00 AM'],
  ])('is not written down, however often it is named: %s', (said, time) => {
    const script = `
      > I have a barber shop and I want a discovery call
      > Walter, 718 555 0191
      > ${said}
      = call-note time: ${time}
    `

    expect(playCall(air, script)).toEqual([])
  })
})

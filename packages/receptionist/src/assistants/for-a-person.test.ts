import { describe, expect, it } from 'vitest'
import { playCall } from '../testing/call-script.ts'
import { receptionistOf } from '../testing/receptionist-of.ts'

// Complaints, bills, cancellations and messages: they come before tasks, and never become one.
const calls: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  air: {
    'a double charge is a message, and no discovery call': `
      > You charged my card two times this month and I want to complain about it.
      < someone from our team
      > Yes please. And I want the second one taken off.
      < our team will call you back
      < !business
      > Ray Stubbs
      > no email, it's 850 555 0161
      < a note for the team
      < !discovery
      = call-note time:
      > yes
      < i’ll pass that on
      = book-discovery-call date:
      = book-discovery-call phone: 8505550161
      = call-note status: sent
    `,
    'a call that is canceled asks for no new day': `
      > I need to cancel my call for tomorrow
      > Nina Park
      > nina at example dot com
      < you’re canceling your discovery call, tomorrow
      = call-note time:
    `,
    'a call that is not wanted is dropped': `
      > I'd like a discovery call
      > I run a gym
      > I don't want a discovery call just yet.
      < i won’t send it
      = no book-discovery-call
    `,
    'a day that is ruled out': `
      > I'd like a discovery call on Thursday at four
      > a gym
      > Tom Baker
      > 212 555 0147
      < may i pass this on
      > Yes, but tell them don't call on Wednesday.
      = call-note time: Thursday, November 19, 4:00 PM
      = call-note topic: Fitness & Wellness, Don't call on Wednesday
      > yes
      = call-note status: sent
    `,
    'not the one day, but the other': `
      > I'd like a discovery call Wednesday at two
      > NOT Wednesday, Thursday
      = call-note time: Thursday, November 19, 2:00 PM
    `,
    'a trade without its g': `
      > I'd like a discovery call
      > Plumbin. Been doin it thirty years.
      = call-note topic: Home services
    `,
  },
  transportation: {
    'a complaint that is only to be written down': `
      > I want to file a complaint about one of your drivers. He was on his phone the whole way.
      < dispatcher
      > No, I don't want to talk to anybody, can't you just write it down?
      < written this down
      = trip-ticket wishes: Complaint: I want to file a complaint about one of your drivers. He was on his phone the whole way
      = trip-ticket status: noted
      > So did you write down my complaint or not?
      < yes, i have that down
    `,
    'a cancellation that is left as a note': `
      > I need to cancel a car I got for tomorrow mornin. It's under Wendell Pruitt.
      < cancellations
      > Well can't you just tell em? It's six thirty, goin to Newark.
      < written this down
      = trip-ticket wishes: Cancellation: I need to cancel a car I got for tomorrow morning. It's under Wendell Pruitt
      = trip-ticket name: Wendell Pruitt
      = trip-ticket date: Monday, November 16
      = trip-ticket time: 6:30 AM
      = trip-ticket dropoff: Newark Airport
      = trip-ticket status: noted
    `,
    'a ride that is not wanted after all': `
      > a car from Penn Station to JFK
      > I'm not booking now, I was only asking.
      < !day
    `,
    'a car that is not wanted, but a van': `
      > a car from Penn Station to JFK tomorrow at 9 am for one
      > I don't want a car, I want a van
      < name
      = trip-ticket dropoff: JFK Airport
    `,
  },
  hotels: {
    'a message for a guest': `
      > I need to get a message to one of your guests, Roy Dillard.
      < what’s the message
      > Can't you take it? Just tell him his sister called and everybody is fine.
      < written this down
      = registration-card kind: message
      = registration-card status: noted
      = registration-card guest: Roy Dillard
      = registration-card requests: Message: “his sister called and everybody is fine”
    `,
    'put through, with all that was told before': `
      > I need to get a message to one of your guests, Roy Dillard.
      > Oh come on. Then put me through to the front desk.
      = forwarded
      = registration-card summary: For the front desk: the caller said: “I need to get a message to one of your guests, Roy Dillard. Oh come on. Then put me through to the front desk.”
    `,
    'a room that is not wanted': `
      > I'd like a room for Friday
      > I ain't bookin yet.
      < we’ll skip that
      = open
    `,
  },
}

describe.each(Object.entries(calls))('%s', (id, ofDesk) => {
  const assistant = receptionistOf(id)
  it.each(Object.entries(ofDesk))('%s', (_, script) => {
    expect(playCall(assistant, script)).toEqual([])
  })
})

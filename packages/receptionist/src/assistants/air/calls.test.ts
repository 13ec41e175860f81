import { describe, expect, it } from 'vitest'
import { playCall } from '../../testing/call-script.ts'
import { receptionistOf } from '../../testing/receptionist-of.ts'

const air = receptionistOf('air')

const calls: Readonly<Record<string, string>> = {
  'a booking, one change of it, and no third': `
    > book me a discovery call for my dental clinic, Tuesday at ten, name is Jane Smith, jane at example dot com
    > yes
    < with our team
    > actually make it eleven
    > yes
    < has the update
    = call-note status: sent
    > sorry, make it two in the afternoon
    > yes
    < i can’t send another request
    < email us any time
    = call-note status: draft
  `,
  'all is read back in one sentence, and a fact alone without its lead': `
    > book me a discovery call for my dental clinic, Tuesday at ten, name is Jane Smith, jane at example dot com
    < jane smith,
    > sorry, my email is jo at gmail dot com
    < now i have: j, o, at gmail dot com,
    > can you repeat that
    < email j, o, at gmail dot com.
  `,
  'an hour beside a question is the new one': `
    > a discovery call for my roofing company, Saturday at ten
    > Weekdays only, huh? Then Friday, nine o'clock.
    = call-note time: Friday, November 20, 9:00 AM
  `,
  'a short name beside the number is no other name': `
    > a discovery call for my diner, next Monday at three
    > Ioannis Papageorgiou
    > The number is 718-555-0192, ask for Johnny.
    = call-note name: Ioannis Papageorgiou
  `,
  'a doctor in the way is no line of business': `
    > a discovery call for my bed and breakfast, Tuesday the twenty-fourth at ten thirty, Ann Lee, 609 555 0114
    > yes
    > Tuesday I've got the foot doctor. Could we move it to Wednesday, same time?
    = call-note topic: Hotels & hospitality
    = call-note time: Wednesday, November 25, 10:30 AM
  `,
  'whoever asks for a person is told that this is none': `
    > Am I talking to a computer? Get me a human being.
    < i’m an ai
    < our team will call you back
  `,
  'a discovery call, question by question': `
    > I'd like to book a discovery call
    < what kind of business
    > we run a hotel
    < ask for|name
    > Priya Shah
    < email
    > priya dot shah at example dot com
    < day
    > Tuesday
    < time
    > half past ten in the morning
    < this tuesday at ten thirty a.m.
    < p, r, i, y, a, dot, s, h, a, h, at
    < may i pass this on
    = call-note status: draft
    = no book-discovery-call
    > yes please
    < our team
    = call-note status: sent
    = call-note name: Priya Shah
    = call-note contact: priya.shah@example.com
    = call-note time: Tuesday, November 17, 10:30 AM
    = call-note topic: Hotels & hospitality
    = book-discovery-call name: Priya Shah
    = book-discovery-call email: priya.shah@example.com
    = book-discovery-call date: 2026-11-17
    = book-discovery-call time: 10:30 AM
    = book-discovery-call timeZone: America/New_York
    > no thanks, bye
    = ended
  `,
  'everything at once': `
    > Hi, my name is Tom Baker, I own a pizzeria, please book me a call on Wednesday at 2 pm, my email is tom dot baker at gmail dot com
    < may i pass this on
    > yes
    = book-discovery-call name: Tom Baker
    = book-discovery-call email: tom.baker@gmail.com
    = book-discovery-call topic: Restaurants & takeouts
    = book-discovery-call date: 2026-11-18
    = book-discovery-call time: 2:00 PM
  `,
  'questions first': `
    > What do you do?
    < ai receptionists and automations
    > How much does it cost?
    < flat rate
    > What about the guarantee?
    < money back
    > How many languages do you speak?
    < more than twenty languages
    > Which industries do you work with?
    < clinics, advisors
    > thanks
    < welcome
    = no call-note
  `,
  'from a question into a booking': `
    > how much is it for a dental clinic?
    < flat rate
    < discovery call
    > yes, sure
    < ask for|name
    = call-note topic: Healthcare
    > Helen Moore
    > helen at example dot org
    > tomorrow at four
    < tomorrow, monday, at four p.m.
    > yes
    = book-discovery-call date: 2026-11-16
    = book-discovery-call time: 4:00 PM
  `,
  'a trade from the answer': `
    > do you work with limo companies?
    < car services
    < discovery call
    > yes
    = call-note topic: Transportation
    < ask for|name
  `,
  'out of order': `
    > can someone call me on Thursday morning, this is Kate Wilson
    = call-note name: Kate Wilson
    = call-note time: Thursday, November 19, morning
    < business
    > it's a gym
    < email
    > kate at example dot com
    < time
    > ten
    = call-note time: Thursday, November 19, 10:00 AM
    > that's right
    = book-discovery-call topic: Fitness & Wellness
  `,
  'corrected at the read-back': `
    > book a call for Friday at 11 am, I'm Ben Carter from a law office, ben at example dot com
    = call-note topic: Law office
    > no, make it three in the afternoon
    < three p.m., is that right
    > yes
    = book-discovery-call time: 3:00 PM
    = book-discovery-call topic: Law office
  `,
  'a bare no with a time': `
    > book a call, Jack Hall, a deli, jack at example dot com, tomorrow at ten
    < may i pass this on
    > no, eleven
    = call-note time: Monday, November 16, 11:00 AM
    > no
    > yes
    < may i pass this on
    = no book-discovery-call
  `,
  'the mail was wrong': `
    > discovery call please, Monday at 3 pm, Alice Young, I have a bakery
    < email
    > alice at example dot com
    > the email is wrong
    < email
    > alice dot young at example dot com
    > yes
    = book-discovery-call email: alice.young@example.com
  `,
  'rather a telephone number': `
    > I'd like a discovery call for my construction company
    > Mike Torres
    < email
    > I'd rather give you my number, it's two one two, double five five, oh one two three
    = call-note contact: (212) 555-0123
    < day
    > Wednesday at noon
    < two one two, five five five, zero one two three.
    > yes
    = book-discovery-call phone: 2125550123
    = book-discovery-call email:
  `,
  'no mail': `
    > set up a call please
    > a staffing agency
    > Sam
    < email
    > no, I don't want to give that
    < phone
    > 646-555-0100
    = call-note contact: (646) 555-0100
  `,
  'a weekend, then out of hours': `
    > book me a demo call, Laura Davis, we're a hotel, laura at example dot com, on Saturday at 3 pm
    < monday through friday
    > Monday then
    = call-note time: Monday, November 16, 3:00 PM
    > actually make it nine in the evening
    < nine to six
    > five pm
    > yes
    = book-discovery-call time: 5:00 PM
  `,
  'a noisy line': `
    > I would like to book a discover he call
    < business
    > a rest or aunt, a restaurant
    > jane smith
    > jane dot smith at g mail dot calm
    = call-note contact: jane.smith@gmail.com
    > wensday
    > at too in the after noon
    = call-note time: Wednesday, November 18, 2:00 PM
    > yes
    = book-discovery-call email: jane.smith@gmail.com
  `,
  'he does not want it sent': `
    > book a call
    > a cafe
    > Leo
    > leo at example dot com
    > tomorrow at ten
    < may i pass this on
    > no
    < what should i change|which part
    > nothing, don't send it
    < i won’t send it
    = no book-discovery-call
  `,
  'looking is not booking': `
    > can it look up who is calling
    = no call-note
  `,
  'misheard by the recognizer': `
    > What is A. I. R..
    < I answer every call
    > Look a call for Friday at 11 in the morning. I'm Ben Carter.
    = call-note name: Ben Carter
    = call-note time: Friday, November 20, 11:00 AM
  `,
  'a yes that says it all again': `
    > book me a discovery call for my dental clinic, Monday the 23rd in the morning at nine, name is Jane Smith, jane at example dot com
    < may i pass this on
    > yes the twenty third at nine
    = call-note status: sent
  `,
  'a phone number that is corrected while it is said': `
    > book me a discovery call for my dental clinic, Tuesday at ten, name is Jane Smith
    > my number is six four six five five five oh one nine three no sorry oh one three nine
    < zero one three nine
    > yes
    = call-note contact: (646) 555-0139
  `,
  'asks for a person': `
    > can I speak to a human?
    < team will call you back
    < business
    > a clinic
    > so is somebody calling me or not? I want a real person
    < team will call you back
    < ask for|name
    > I said I want to talk to a real person
    < email us
    = forwarded
  `,
  'rude, twice': `
    > you suck
    < sorry
    < someone from our team
    > this is bullshit
    < our team will call you back
    > never mind
    < i won’t send it
  `,
  'off topic': `
    > what's the weather like on Mars?
    < i’m afraid|guessing
    > sing me a song
    > what is AIR?
    < I answer every call
  `,
  silence: `
    > what does it cost
    ...
    < still there
    ...
    ...
    < let you go
    = ended
  `,
  'a robot, honestly': `
    > are you human?
    < an ai
    > who am I talking to?
    < an ai receptionist
  `,
  'three misses': `
    > grmbl
    > shnarf
    > wobble
    < someone from our team
    > no thanks
    > is it secure?
    < not stored
  `,
  'speaks into the greeting': `
    >| what can you do for a restaurant?
    < restaurants
  `,
  'a question in the middle of booking': `
    > I want to book a discovery call
    > a hotel
    > is the call free?
    < free
    < name|ask for
    > Claire Adams
    > what do you do with my data?
    < forgets what you said
    < email
    > claire at example dot com
    > next Tuesday at eleven
    > yes
    = book-discovery-call name: Claire Adams
    = book-discovery-call date: 2026-11-17
    = book-discovery-call time: 11:00 AM
  `,
  'changed after it was sent': `
    > book a call, Jack Hall, a deli, jack at example dot com, tomorrow at ten
    > yes
    = book-discovery-call time: 10:00 AM
    > sorry, can we do Thursday at eleven instead
    > yes
    = book-discovery-call date: 2026-11-19
    = book-discovery-call time: 11:00 AM
  `,
  'as soon as possible': `
    > I'd like a call back as soon as possible
    = call-note time: Monday, November 16, 10:00 AM
    > Nina, nina.p@example.com
    = call-note name: Nina
    = call-note contact: nina.p@example.com
  `,
  'a name where the business was asked': `
    > book me a call
    < business
    > Omar Haddad
    = call-note name: Omar Haddad
    = call-note topic:
    < business
    > Restaurants
    = call-note name: Omar Haddad
    = call-note topic: Restaurants & takeouts
  `,
  'an hour in a question is no appointment': `
    > We own three pizza places
    > And does it work at 2 am?
    < day and night
    > ok sign me up
    = call-note time:
    = call-note topic: Restaurants & takeouts
  `,
  'a number is no business': `
    > book me a call for Monday at three
    < business
    > four
    = call-note topic:
  `,
  'by phone and not by mail': `
    > Book me a call
    > No email, call me
    > 646 555 0111
    = call-note contact: (646) 555-0111
  `,
  'a wish to be called, outside the hours': `
    > Can you call me tomorrow at 8 in the morning
    < nine to six
    > Then nine
    = call-note time: Monday, November 16, 9:00 AM
    > Law firm
    = call-note topic: Law firm
  `,
  'asks whether anybody would notice, in the middle': `
    > Book me a call
    > Would my clients notice it's a bot
    < your name, your hours
    > does it do bookings
    < calendar
  `,
  'neither a mail address nor a number': `
    > I'd like to book a discovery call
    > a gym
    > Tom Baker
    < email
    > I'd rather not
    < phone number
    > I'd rather not
    < can’t reach you
    < anything else
    = no book-discovery-call
  `,
  'whenever it suits the team': `
    > I'd like to book a discovery call
    > a gym
    > Tom Baker
    > tom at example dot com
    < day
    > whenever
    = call-note time: Any time
    < any time,
    > sure
    = book-discovery-call date:
    = book-discovery-call time:
  `,
  'no hour is made up for a morning': `
    > a discovery call for my gym, Tom Baker, tom at example dot com
    < day
    > Any morning is fine with me.
    = call-note time: Any morning
    < any morning,
  `,
  'by the clock of the caller': `
    > a discovery call for my gym, Tom Baker, tom at example dot com
    < day
    > Tuesday at two Central time
    = call-note time: Tuesday, November 17, 2:00 PM Central time
    < central time,
    > yes
    = book-discovery-call timeZone: America/Chicago
  `,
  'the team’s hours are counted by the caller’s clock': `
    > a discovery call for my gym, Tom Baker, tom at example dot com, Tuesday at half past five
    > Wait, that's five thirty my time, I'm out in Denver.
    < nine to six
    = call-note time: Tuesday, November 17 Mountain time
  `,
  'the office hours tell which two': `
    > book me a discovery call for my dental clinic, Tuesday at ten, name is Jane Smith, jane at example dot com
    < ten a.m.
    > no, make it two
    < two p.m., is that right
    = call-note time: Tuesday, November 17, 2:00 PM
  `,
  'something is down': `
    > our receptionist is down
    < sorry
    < our team will call you back
    = call-note topic: Our receptionist is down
    > Tom Baker
    < email
    = call-note name: Tom Baker
  `,
  'something is down, and he goes on about it': `
    > our receptionist is down
    > it's not answering my calls
    < !business
    = call-note topic: Our receptionist is down, It's not answering my calls
    = open
  `,
  'a complaint is noted for whoever calls back': `
    > your robot hung up on my customer this is unacceptable
    < sorry
    < someone from our team
    > yes
    < our team will call you back
    = call-note topic: Your robot hung up on my customer this is unacceptable
  `,
  'half a number': `
    > I'd like to book a discovery call
    > a gym
    > Tom Baker
    > 212 555 01
    < area code
    > 212 555 0147
    = call-note contact: (212) 555-0147
    < day
  `,
  'a stretch of time': `
    > I'd like to book a discovery call
    > a gym
    > Tom Baker
    > tom at example dot com
    > tomorrow between two and four
    = call-note time: Monday, November 16, between two and four
  `,
  'a call that was booked before': `
    > I need to cancel my call for tomorrow
    < ask our team to cancel it
    = call-note topic: Cancel a booked call: Monday, November 16
    = call-note time:
  `,
  'canceled in the middle': `
    > I'd like to book a discovery call
    > a gym
    > cancel it
    < i won’t send it
    = no book-discovery-call
  `,
  'a wish stands on the paper': `
    > Hi, my name is Tom Baker, I own a pizzeria and would like someone to call me in Spanish
    = call-note topic: Restaurants & takeouts, In Spanish
    > tom at example dot com
    > Tuesday at ten
    < with this request:
    > yes
    = book-discovery-call topic: Restaurants & takeouts
    = book-discovery-call message: Discovery call requested in the voice demo. Business: Restaurants & takeouts. Preferred time: Tuesday, November 17, 10:00 AM. Requests: In Spanish.
  `,
}

const topics: readonly (readonly [string, string])[] = [
  ['how long does it take to set up', '6 to 8 weeks'],
  ['do you record calls', 'not stored'],
  ['is it HIPAA compliant', 'on request'],
  ['does it work with my calendar', 'calendar or system'],
  ['can it take orders', 'item by item'],
  ['does it answer at night', 'day and night'],
  ['what if many people call at the same time', 'three come in at once'],
  ['where are you based', 'new york'],
  ['what other agents do you have', 'ai sales agent'],
  ['do you also do document automation', 'invoices and contracts'],
  ['do you do social media', 'your social media pages active'],
  ['is it still in beta', 'in beta'],
  ['will it replace my staff', 'people still make the decisions'],
  ['do I need a long contract', 'put in writing'],
  ['how much can I save', 'savings calculator'],
  ['does it use our own name', 'your name, your hours'],
]

describe('calls to AIR', () => {
  it.each(Object.entries(calls))('%s', (_title, script) => {
    expect(playCall(air, script)).toEqual([])
  })
})

// A Tuesday, two minutes past ten in New York.
const someTuesday = '2026-11-17T15:02:00Z'

describe('calls to AIR on a working day', () => {
  it.each([
    ['now', '11:00 AM'],
    ['nine thirty in the morning', ''],
    ['three', '3:00 PM'],
  ])('today, %s', (said, time) => {
    const when = ['Tuesday, November 17', time].filter(Boolean).join(', ')
    const script = `> book me a call today\n> a gym\n> Tom Baker\n> tom at example dot com\n> ${said}`

    expect(
      playCall(air, `${script}\n= call-note time: ${when}`, { startedAt: someTuesday }),
    ).toEqual([])
  })
})

describe('what owners ask', () => {
  it.each(topics)('%s', (question, answer) => {
    expect(playCall(air, `> ${question}\n< ${answer}`)).toEqual([])
  })
})

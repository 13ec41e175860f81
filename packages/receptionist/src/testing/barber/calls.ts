/** Whole calls, in words that stand in none of the sentences. */
export const calls: Readonly<Record<string, string>> = {
  'a haircut, question by question': `
    > Good afternoon, I was hoping to set up an appointment
    < a haircut, a beard trim, or a kids’ cut
    > Oh, only a haircut for me
    < day
    > this coming Friday
    < time
    > let's say twenty past two
    < name
    > Marcus Bennett
    < a haircut, this friday at two twenty p.m., under the name marcus bennett
    = appointment status: draft
    > yeah, that's perfect
    < booked
    = appointment service: Haircut
    = appointment day: Friday, November 20
    = appointment time: 2:20 PM
    = appointment name: Marcus Bennett
    = appointment status: booked
    > no, we're done here
    < thank you for calling
    = ended
  `,
  'everything in one breath': `
    > Hello, Julia Reed here, could I bring my little boy on Wednesday at a quarter to five for a kids' haircut
    < a kids’ cut, this wednesday at four forty-five p.m., under the name julia reed
    > yes please
    = appointment service: Kids’ cut
    = appointment time: 4:45 PM
    = appointment name: Julia Reed
    = appointment status: booked
  `,
  'a correction at the read-back': `
    > I'd love to get my beard trimmed on Thursday at ten
    < name
    > Sam Cooper
    < a beard trim,
    < at ten a.m.
    > hmm no, eleven would suit me better
    < at eleven a.m.
    > right
    = appointment service: Beard trim
    = appointment day: Thursday, November 19
    = appointment time: 11:00 AM
    = appointment status: booked
  `,
  'a correction from the morning into the afternoon': `
    > haircut for Tuesday, ten o'clock, the name is Nina Patel
    < at ten a.m.
    > sorry, could you change it to three
    < at three p.m.
    > yes
    = appointment time: 3:00 PM
    = appointment status: booked
  `,
  'a question in the middle': `
    > I want to come in for a haircut on Saturday
    < time
    > and what does it cost these days
    < thirty dollars
    < time
    > one thirty in the afternoon
    < name
    > is there somewhere to park
    < behind the shop
    < name
    > Grace Turner
    < at one thirty p.m.
    > correct
    = appointment name: Grace Turner
    = appointment status: booked
  `,
  'nothing but questions': `
    > until what time are you open today
    < nine to six
    > and whereabouts are you
    < example street
    > would I have to book or may I simply turn up
    < walk-ins are welcome
    > no thanks, not now
    < anything else
    > that was all, goodbye
    = ended
    = no appointment
  `,
  'closed days and closed hours': `
    > can I have an appointment for a haircut tomorrow at ten
    < closed on mondays
    > then Tuesday
    < name
    > Paul Klein
    < tuesday
    > could we make it seven in the evening
    < nine to six
    > okay, five o'clock
    < at five p.m.
    > yes
    = appointment day: Tuesday, November 17
    = appointment time: 5:00 PM
    = appointment status: booked
  `,
  'a refusal': `
    > please book me a beard trim on Friday at noon
    < name
    > I'd prefer not to give you my name
    < leave that open|ask you later
    < leave the rest open
    > yes, go ahead
    = appointment name:
    = appointment time: 12:00 PM
    = appointment status: booked
  `,
  'hold on': `
    > I'm calling to book a haircut
    < day
    > hold on a second, let me grab my calendar
    < take your time|no hurry
    > alright, the twenty-first
    < time
    > at nine fifteen
    < name
    > Emma Wilson
    < at nine fifteen a.m.
    > exactly
    = appointment day: Saturday, November 21
    = appointment status: booked
  `,
  'a complaint goes to a person': `
    > I'm really unhappy, the haircut I got on Friday is crooked
    < the owner should hear it
    < transfer you to the shop
    > yes, do that
    = forwarded
    = no appointment
  `,
  'a complaint in the middle of a booking': `
    > I need a haircut on Wednesday
    < time
    > but last week the guy totally ruined my hair
    < sorry
    > yes please
    = forwarded
    = appointment status: draft
  `,
  'never mind': `
    > a trim on Thursday please
    < time
    > oh, never mind
    < we’ll skip that
    > bye now
    = ended
  `,
  'another one, for the son': `
    > haircut tomorrow week, no sorry, on Tuesday at four for Daniel Ross
    < a haircut, tuesday
    > yes
    < anything else
    > yes, also a second appointment for my son, a kids' cut
    < day
    > Tuesday as well
    < time
    > half past four
    < a kids’ cut,
    > yes
    = appointment service: Kids’ cut
    = appointment time: 4:30 PM
    = appointment status: booked
  `,
  'changed after it was booked': `
    > I'd like my hair cut on Friday at two, Laura Hill
    < laura
    > yes
    < booked
    > hang on, could you move that to Saturday
    < saturday
    > yes
    < changed
    = appointment day: Saturday, November 21
    = appointment time: 2:00 PM
  `,
  'somebody else has the appointment book': `
    > I have to call off my appointment for tomorrow
    < already booked
    > no
    < anything else
    > nope, thank you, bye
    = ended
  `,
  'a wish and an unusual name': `
    > I need a haircut on Sunday at eleven, and please leave the sides long
    < name
    > Thaddeus Okonkwo
    < with this request:
    > yes
    = appointment name: Thaddeus Okonkwo
    = appointment status: booked
  `,
  'a person is asked for': `
    > can I speak with the owner please
    = forwarded
  `,
}

import { describe, expect, it } from 'vitest'
import { playCall } from '../testing/call-script.ts'
import { receptionistOf } from '../testing/receptionist-of.ts'

const toReadBack =
  '> a discovery call for my bakery, Tuesday at ten, Rosa Delgado, rosa at example dot com'
const toStay = '> a king room from December fourth for two nights, two people, Rosa Delgado'

const calls: Readonly<Record<string, readonly [string, string]>> = {
  'a wish beside the yes is noted, and heard before anything is sent': [
    'air',
    `${toReadBack}
    > Yep. Oh, and have them write me rather than phone me, I'm baking all morning.
    < have them write me
    = no book-discovery-call
    > yes
    < with our team
    = call-note topic: Restaurants & takeouts, Have them write me rather than phone me, I'm baking all morning`,
  ],
  'a question beside the yes is answered once it is sent': [
    'air',
    `${toReadBack}
    > That's right, yes. What does all this cost?
    < with our team
    < flat rate
    = call-note status: sent`,
  ],
  'to have something added is no yes': [
    'air',
    `${toReadBack}
    > please add that we close on Mondays
    < we close on mondays
    = no book-discovery-call
    > sure
    = call-note status: sent`,
  ],
  'what is missing is not sent without it': [
    'air',
    `${toReadBack}
    > I didn't hear the oven in there. Put it in please.
    = no book-discovery-call`,
  ],
  'a wish for the call, once more, is agreed to': [
    'air',
    `> I'd like a discovery call
    > a florist
    > Alright, let's get that meeting on the calendar.
    < !didn’t catch
    < name|ask for`,
  ],
  'a note is dictated on the way': [
    'air',
    `> I'd like a discovery call for my florist's shop
    > Ines Ferreira. And make a note that we tried another service before.
    = call-note name: Ines Ferreira
    = call-note topic: Florist's shop, We tried another service before`,
  ],
  'a fact that is put down is no note': [
    'transportation',
    `> I need a car from Penn Station to JFK on Friday
    > put down six in the morning
    = trip-ticket time: 6:00 AM
    = trip-ticket wishes:`,
  ],
  'whoever asks again is not said goodbye to': [
    'hotels',
    `> What time is breakfast?
    > And are there any walnuts in the muffins?
    > So you have no idea about the muffins, do you?
    = open`,
  ],
  'a message is said once more, and stands in the place of the first': [
    'hotels',
    `> I have a message for one of your guests, her name is Lucia Romero
    > Could you just jot it down? It's that her bus leaves at nine.
    = registration-card guest: Lucia Romero
    > Sorry, the message is: her bus leaves at ten. From Mateo.
    = registration-card guest: Lucia Romero
    = registration-card contact: From Mateo
    = registration-card requests: Message: “her bus leaves at ten”`,
  ],
  'the first of a couple is the guest': [
    'hotels',
    `> a king room December fourth for two nights, two of us
    > put it under Harold and Maude Lindgren
    = registration-card guest: Harold Lindgren`,
  ],
  'letters may be the end of a name': [
    'hotels',
    `> a king room December fourth for two nights, two of us
    > Birgit Sorensen, that's s e n
    = registration-card guest: Birgit Sorensen
    > no, the last name isn't Sen, it's Sorenson
    = registration-card guest: Birgit Sorenson`,
  ],
  'a wish is taken back': [
    'hotels',
    `> a king room December fourth for two nights, two of us, with a crib
    = registration-card requests: Crib
    > Ana Lopez, and no crib after all
    = registration-card requests:`,
  ],
  'what is taken back is the day, and not the name': [
    'air',
    `> I'd like a discovery call for my barbershop on Monday at ten
    > Luis. Actually, hang on, Monday's no good, can we do Wednesday?
    = call-note name: Luis`,
  ],
  'a yes with a reservation is noted first': [
    'air',
    `${toReadBack}
    > Yes, but say that we only have one phone line.
    < one phone line
    = no book-discovery-call`,
  ],
  'whoever calls for somebody else is not that one': [
    'air',
    `> I'd like a discovery call for a dental practice
    > This is Dana, I'm calling for Aaron Feldman
    = call-note name: Aaron Feldman`,
  ],
  'a note holds names that are nobody’s here': [
    'hotels',
    `${toStay}
    > Can you put a note on it to bill Lindgren Marine?
    = registration-card guest: Rosa Delgado
    < lindgren marine`,
  ],
  'a wish that is refused is not offered again': [
    'hotels',
    `> two connecting rooms from December fourth for two nights, four people, Rosa Delgado
    > no connecting rooms after all, take that out
    < !connecting rooms`,
  ],
  'what a message lacks is not said to be in it': [
    'hotels',
    `> I have a message for one of your guests
    > Please tell her that Dad is fine
    > Did you put her name, Paula Greco?
    < !yes, i have that
    < paula greco
    > And without the number of the room, how will anybody ever find her
    = open`,
  ],
  'a wish in the next sentence belongs to the stay': [
    'hotels',
    `${toStay}
    > Perfect. And could you tell them we'd love to face the park?
    = no such-paper
    < park`,
  ],
}

describe('more than a yes', () => {
  it.each(Object.entries(calls))('%s', (_, [desk, script]) => {
    expect(playCall(receptionistOf(desk), script)).toEqual([])
  })
})

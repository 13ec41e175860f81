import { describe, expect, it } from 'vitest'
import { playCall } from '../../testing/call-script.ts'
import { receptionistOf } from '../../testing/receptionist-of.ts'

const hotels = receptionistOf('hotels')

const calls: Readonly<Record<string, string>> = {
  'what takes the place of an answer': `
    > a room tomorrow for two nights in a king, Tom Miller
    < guests|people
    > Two. Ah, no, three with the baby.
    = registration-card guests: 3
  `,
  'another night and another room, once all is booked': `
    > a king on Wednesday for one night, one guest, Tom Miller
    > yes
    = registration-card status: booked
    > Actually, could you tack on another night? And switch me to the suite.
    = registration-card nights: 2
    = registration-card room: suite
  `,
  'a stay that is moved is not canceled': `
    > a king on Friday for one night, one guest, Tom Miller
    > yes
    > He can't swing Friday. Can we move the whole thing to Saturday?
    = registration-card kind: change
    = registration-card arrival: Saturday, November 21
  `,
  'a last word with a cat in it': `
    > are pets allowed?
    > no thank you
    < anything else
    > Nothing else, thanks from me and the cat.
    < thank you for calling
    = ended
  `,
  'a wish that is noted already changes nothing': `
    > a king with a crib for two adults and the baby, November thirtieth, two nights, Anjali Rao
    > yes
    < booked
    > That's everything, and we do want that crib.
    < !what would you like to change
    = registration-card status: booked
    = registration-card requests: Crib
  `,
  'what a room costs is no choice of it': `
    > a room for December fourth, three nights, one person
    > What's the suite go for?
    < two hundred eighty-nine dollars
    = registration-card room:
    > Eh, a king'll be plenty.
    = registration-card room: king
  `,
  'the day of leaving is not the day of arrival': `
    > two queens for four people from the twenty-third to the twenty-seventh, Samir Haddad
    > We leave Saturday the twenty-eighth, so it's five nights.
    = registration-card arrival: Monday, November 23
    = registration-card nights: 5
  `,
  'a day at work is none of arrival': `
    > a suite for December eleventh
    > Three nights. Hmm, no, he has to work Monday. Two nights.
    = registration-card arrival: Friday, December 11
    = registration-card nights: 2
  `,
  'a baby needs no bed': `
    > a king for me and my wife and the baby, next Saturday, one night
    < !more people than
    = registration-card room: king
  `,
  'a question that is none of ours is not answered with another': `
    > What I really need is a good soak. Do the rooms come with a bathtub, or is it all showers?
    < i’m afraid i don’t know
    < !umbrellas
  `,
  'a holiday is not yet a day': `
    > I'd like to see about a room over Thanksgiving
    < what day|when
    > the Wednesday before
    = registration-card arrival: Wednesday, November 25
  `,
  'the five sample questions': `
    > What time is check-in?
    < three in the afternoon
    > Can I get a late check-out?
    < half the nightly rate
    > no thanks
    > Can I have a king instead of two queens?
    < yes, we can give you a king
    > no
    > How far is it to the airport?
    < laguardia is forty minutes
    > Is the pool open?
    < six in the morning until ten at night
    = no registration-card
    > thank you, goodbye
    = ended
  `,
  'a booking, question by question': `
    > I'd like to book a room
    < what day would you like to arrive
    > next Friday
    < nights
    > two
    < guests|people
    > two
    < king, two queens, or a suite
    > the king please
    < name
    > Jane Smith
    < jane smith, arriving this friday for two nights, a king, for two guests. should i book it
    < should i book it
    > yes please
    < you’re booked
    = registration-card kind: book
    = registration-card guest: Jane Smith
    = registration-card arrival: Friday, November 20
    = registration-card nights: 2
    = registration-card room: king
    = registration-card guests: 2
    = registration-card status: booked
    > no thank you
    = ended
  `,
  'everything at once': `
    > Hi, this is David Cohen, I need a suite for three nights from December fifth for two adults and a child
    < should i book it
    = registration-card arrival: Saturday, December 5
    = registration-card nights: 3
    = registration-card room: suite
    = registration-card guests: 3
    > yes
    = registration-card guest: David Cohen
    = registration-card status: booked
  `,
  'from one day to another': `
    > can I book two queens from Friday to Sunday for four people
    = registration-card arrival: Friday, November 20
    = registration-card nights: 2
    = registration-card room: two queens
    = registration-card guests: 4
    < name
    > Patel
    > correct
    = registration-card guest: Patel
    = registration-card status: booked
  `,
  'a wish after all was booked': `
    > book a king for two nights tomorrow for one person under the name Emma Wilson
    > yes
    = registration-card status: booked
    > oh could we have one facing the street
    < is that right|make that change
    > yes
    = registration-card requests: One facing the street
    = registration-card status: changed
  `,
  'corrected at the read-back': `
    > book a king for two nights tomorrow for one person under the name Emma Wilson
    < should i book it
    > no, make it three nights
    < for three nights, is that right
    > yes
    = registration-card nights: 3
    = registration-card status: booked
  `,
  'too many for one bed': `
    > I want to book a king for four people on the 20th for one night
    < two queens or a suite
    > two queens then
    = registration-card room: two queens
    = registration-card guests: 4
  `,
  'a question in the middle': `
    > I need a room for tomorrow night
    = registration-card arrival: Monday, November 16
    > do you have parking?
    < thirty-five dollars a night
    < nights
    > just the one
    = registration-card nights: 1
    > is breakfast included?
    < included in your rate
    > two of us
    = registration-card guests: 2
    > what's the wifi like
    < wifi is free
  `,
  'what it comes to': `
    > book a suite for two nights next Friday for two, name is Tom Baker
    > how much is that altogether?
    < five hundred seventy eight dollars
    < ?
    > ok book it
    = registration-card status: booked
  `,
  'change of mind after booking': `
    > I'd like a king tomorrow for two nights, two people, name Anna Lee
    > yes
    = registration-card status: booked
    > actually can I have two queens instead
    < two queens
    > yes
    < has the update
    = registration-card kind: change
    = registration-card room: two queens
    = registration-card nights: 2
    = registration-card status: changed
  `,
  'booked and canceled in one call': `
    > please reserve a king for tonight, one night, just me, my name is Mark Davis
    > yes
    = registration-card status: booked
    > oh no, I have to cancel my reservation
    < you’re canceling the reservation, arriving today under the name mark davis.
    > yes, cancel it
    < about any charge
    = registration-card kind: cancel
    = registration-card status: canceled
    > bye
    = ended
  `,
  'canceled in one call, in time to be free': `
    > please reserve a king for next Friday, one night, just me, my name is Mark Davis
    > yes
    > oh no, I have to cancel my reservation
    > yes, cancel it
    < no charge
    = registration-card status: canceled
  `,
  'cancels, and then not': `
    > I want to cancel my booking
    < name
    > Rachel Green
    < what day is it for
    > December 24th
    < go ahead and cancel
    > no wait, keep it
    < leave it as is
  `,
  'cancels a booking from before': `
    > I need to cancel my reservation for Friday, it's under Singh
    < go ahead and cancel
    > yes
    < written the cancellation down
    = registration-card kind: cancel
    = registration-card guest: Singh
    = registration-card arrival: Friday, November 20
    = registration-card status: noted
  `,
  'a late check-out is requested': `
    > can I get a late checkout
    < request a late check-out
    > yes, please
    < name
    > Nguyen
    > yes
    = registration-card kind: change
    = registration-card requests: Late check-out
    = registration-card guest: Nguyen
    = registration-card status: noted
  `,
  'a king instead of two queens, on the reservation': `
    > Can I have a king instead of two queens?
    < same rate
    > yes that would be great
    < name
    > it's under Peter Lindqvist
    < with a king, under the name peter lindqvist, l, i, n, d, q, v, i, s, t.
    < a king
    > yes
    = registration-card guest: Peter Lindqvist
    = registration-card room: king
    = registration-card kind: change
  `,
  'a noisy line': `
    > I'd like too book a room for too nights on friday
    = registration-card nights: 2
    = registration-card arrival: Friday, November 20
    > to
    = registration-card guests: 2
    > a sweet
    = registration-card room: suite
    > jane smith
    > yes
    = registration-card status: booked
  `,
  'an important guest': `
    > I'm calling for a VIP guest, he needs the whole top floor
    < front desk
    = registration-card kind: escalation
    = registration-card status: with-front-desk
    = forwarded
  `,
  'a complaint': `
    > I was charged twice for my room and I want my money back
    < sorry about that
    = registration-card kind: escalation
    = registration-card summary: For the front desk: the caller said: “I was charged twice for my room and I want my money back”
    = forwarded
  `,
  'a complaint that goes on while she is put through': `
    > I was charged twice for my room.
    = forwarded
    > and I want my money back
    = forwarded
  `,
  'rude, and answered all the same': `
    > You people are useless.
    > This is stupid. Just tell me when breakfast is.
    < six thirty
  `,
  'trouble in the room': `
    > my room is too cold and nobody answers the phone
    < person
    = registration-card kind: escalation
    = forwarded
  `,
  'moved from one day to another': `
    > can you move my reservation from Friday to Saturday, the name is Edwards
    = registration-card arrival: Saturday, November 21
    = registration-card nights:
  `,
  'whoever sleeps in a crib takes no bed': `
    > we have a baby so we will need a crib, I'd like a king for Saturday for four nights
    > two adults and the baby, so three
    = registration-card guests: 3
    = registration-card room: king`,
  'a quiet room, said in passing': `
    > a room for our anniversary this coming Friday, two nights, for my wife and me
    > the king and somewhere quiet please, she's a light sleeper
    = registration-card requests: Somewhere quiet`,
  'a short answer goes to the question': `
    > a king from the ninth of December for three nights
    > just the one
    = registration-card guests: 1
    = registration-card nights: 3`,
  'forgotten with thanks': `
    > I'd like to book a king from Friday for two nights
    > two of us
    > Jane Smith
    < should i book
    > forget it thank you
    = registration-card status: draft`,
  'more people than a room sleeps': `
    > a room for tomorrow, one night, for seven people
    < sleeps four
    > seven
    < sleeps four
    > I said seven
    < sleeps four
    > seven people
    < front desk
    > yes
    = forwarded
  `,
  'late in, late out': `
    > I'm coming in tonight pretty late, around one in the morning, is that a problem?
    < all night
    > and can I get a late check-out on Sunday?
    > yes
    = registration-card requests: Late check-out, Late arrival, One in the morning
  `,
  'another language': `
    > hola, necesito una habitación
    < english
  `,
  'two questions at once': `
    > do you allow dogs and what time is check out
    < dogs and cats
    < at eleven
  `,
  'the day was said before the booking': `
    > what is the rate for tonight
    < one hundred eighty-nine
    > yes
    = registration-card arrival: Sunday, November 15
    < nights
  `,
  'asks for a person in the middle of a booking': `
    > book a king tomorrow for two nights
    > I'd rather speak to someone at the front desk
    < front desk
    = registration-card kind: escalation
    = registration-card nights: 2
    = forwarded
  `,
  'he is rude': `
    > you people are useless
    < sorry|understand
    > what the hell, this is stupid, just tell me when breakfast is
    < six thirty
  `,
  'silence to the end': `
    ...
    < still there
    ...
    < still here
    ...
    < let you go
    = ended
  `,
  'off topic': `
    > what's the meaning of life?
    < i’m afraid|guessing
    > can you order me a pizza from the moon
    > is there a gym?
    < gym
  `,
  'three misses lead to the front desk': `
    > flibber
    < sorry
    > flabber
    < didn’t quite
    > flobber
    < front desk
    > yes
    = forwarded
  `,
  'a robot, honestly, and once more': `
    > am I talking to a machine?
    < an ai
    > can you say that again
    < an ai
    > is this a real hotel?
    < example hotel
  `,
  'speaks into a long answer': `
    > can I get a late check-out?
    >| what about pets?
    < dogs and cats
  `,
  'a weekend': `
    > I'd like to book a room for the weekend for two people
    = registration-card arrival: Friday, November 20
    = registration-card nights: 2
    = registration-card guests: 2
    > king
    > Lucas Martinez
    > yes
    = registration-card status: booked
  `,
  'wishes are noted': `
    > I want to book a king from the 20th for two nights, a quiet room on a high floor please, it's for me and my wife
    = registration-card requests: Quiet room, High floor
    = registration-card guests: 2
    = registration-card arrival: Friday, November 20
  `,
  'changes a booking from before': `
    > I'd like to change my reservation
    < name
    > Olivia Clark
    < what would you like to change
    > I want to arrive on Saturday instead
      < you’d like your reservation arriving this saturday
    > yes
    < written the change down
    = registration-card kind: change
    = registration-card arrival: Saturday, November 21
    = registration-card status: noted
  `,
  'never mind': `
    > I'd like to book a room
    > never mind
    < we’ll skip that
    > no
    = ended
  `,
  'a name where something else was asked': `
    > I'd like a room for two nights
    < arrive
    > Thomas Miller
    = registration-card guest: Thomas Miller
    < be arriving
  `,
  'the days of a weekend further on': `
    > I'd like to reserve a room for the weekend after next
    = registration-card arrival: Friday, November 27
    > Friday to Sunday
    = registration-card arrival: Friday, November 27
    = registration-card nights: 2
  `,
  'tells more of it instead of yes': `
    > I think I left my charger in the room
    < front desk
    > It was room 305
    = forwarded
    = registration-card status: with-front-desk
  `,
  'asks for the cheapest tonight, and takes it': `
    > What's the cheapest you have for tonight
    < would you like me to book
    > Fine, I'll take it
    = registration-card arrival: Sunday, November 15
    > First name Greg, last name Hall
    = registration-card guest: Greg Hall
  `,
  'a day of leaving instead of nights': `
    > I'd like to book a room
    > December 23rd
    < nights
    > until the 27th
    = registration-card arrival: Wednesday, December 23
    = registration-card nights: 4
  `,
  'one night longer than was booked in this call': `
    > book a king tomorrow for two nights, two people, name is Anna Lee
    > yes
    > actually make it one more night
    < for three nights
    > yes
    = registration-card kind: change
    = registration-card nights: 3
    = registration-card guest: Anna Lee
    = registration-card status: changed
  `,
  'one night longer than was booked before': `
    > I booked a room with you and I'd like to stay one night longer, the name is Alice Brown
    < with one more night
    > yes
    = registration-card nights:
    = registration-card requests: 1 more night
    = registration-card status: noted
  `,
  'leaves later than was booked before': `
    > I'd like to extend my stay until Wednesday, the name is Nakamura
    < leaving this wednesday
    > yes
    = registration-card requests: Leaving Wednesday, November 18
  `,
  'says what to change, but not to what': `
    > I'd like to change my reservation
    > Olivia Clark
    < what would you like to change
    > the date
    < be arriving
    > December 3rd
    = registration-card arrival: Thursday, December 3
  `,
  'the booking in hand is dropped, not canceled': `
    > book a king tomorrow for two nights
    > cancel that
    < we’ll skip that
    = registration-card kind: book
    = registration-card status: draft
  `,
  'many rooms are for the front desk': `
    > we need seven rooms for a soccer team on December 4th
    < for five rooms or more
    > yes
    = forwarded
  `,
  'a stay of weeks is for the front desk, or shorter': `
    > I'd like a room for three weeks starting tomorrow
    < more than two weeks
    > no
    < nights
    > ten nights then
    = registration-card nights: 10
  `,
  'more people than one room sleeps, in two rooms': `
    > two rooms for tomorrow, one night, six people, two queens, name is Sarah Connor
    < in two rooms, each with two queens, for six guests
    = registration-card guests: 6
    = registration-card requests: 2 rooms
  `,
  'two suites are read back as such': `
    > two rooms for tomorrow, one night, six people, a suite, name is Sarah Connor
    < for one night, in two suites, for six guests
  `,
  'one room is not said twice': `
    > one room for tomorrow, one night, two people, a king and somewhere quiet, name is Sarah Connor
    < for one night, a king, for two guests, somewhere quiet.
    < !in one room
  `,
  'asks whether all is taken': `
    > Are you fully booked on New Year's Eve?
    < we always have rooms
    < !yes
    > yes please
    = registration-card arrival: Thursday, December 31
  `,
}

const topics: readonly (readonly [string, string])[] = [
  ['when can I check in', 'three in the afternoon'],
  ['is early check in possible', 'as early as eleven'],
  ['we will arrive after midnight, is that ok', 'hold your room'],
  ['what time is checkout', 'eleven in the morning'],
  ['do you have a shuttle from the airport', 'get you a car'],
  ['is the pool heated', 'heated all year'],
  ['do you have a gym', 'gym'],
  ['is there a sauna', 'sauna'],
  ['when is breakfast', 'six thirty'],
  ['do you have vegan food', 'vegan'],
  ['is there a restaurant', 'lunch and dinner'],
  ['do you have a bar', 'lobby bar'],
  ['can I order room service', 'room service'],
  ['is there coffee in the room', 'coffee'],
  ['where can I park', 'garage'],
  ['can I charge my electric car', 'chargers'],
  ['what is the wifi password', 'key card'],
  ['can I bring my dog', 'thirty dollars'],
  ['do kids stay free', 'under twelve'],
  ['can we get a crib', 'cribs are free'],
  ['can I smoke in the room', 'smoke-free'],
  ['is the hotel wheelchair accessible', 'roll-in showers'],
  ['how much is a room', 'one hundred eighty-nine dollars'],
  ['do you have a senior discount', 'only discount'],
  ['is there a resort fee', 'no resort fee'],
  ['do I need to pay a deposit', 'fifty-dollar hold'],
  ['do you take credit cards', 'all major cards'],
  ['what is your cancellation policy', 'free of charge until'],
  ['what kind of rooms do you have', 'two queens'],
  ['do you have quiet rooms', 'courtyard'],
  ['do you have connecting rooms', 'connecting rooms'],
  ['is there a fridge in the room', 'fridge'],
  ['can I get my laundry done', 'laundry'],
  ['can I leave my bags after checkout', 'hold your bags'],
  ['I left my charger in the room', 'ninety days'],
  ['where are you located', 'example street'],
  ['how far is the subway', 'three-minute walk'],
  ['what is there to see nearby', 'times square'],
  ['do you have meeting rooms', 'meeting rooms'],
  ['do you have any rooms available', 'we always have rooms'],
  ['how old do you have to be', 'eighteen'],
  ['do I need a passport', 'photo id'],
  ['can I get more towels', 'towels'],
  ['do you have a loyalty program', 'points'],
  ['are calls recorded', 'not stored'],
  ['will it rain tomorrow', 'umbrellas'],
]

describe('calls to the example hotel', () => {
  it.each(Object.entries(calls))('%s', (_title, script) => {
    expect(playCall(hotels, script)).toEqual([])
  })
})

describe('what guests ask', () => {
  it.each(topics)('%s', (question, answer) => {
    expect(playCall(hotels, `> ${question}\n< ${answer}`)).toEqual([])
  })
})

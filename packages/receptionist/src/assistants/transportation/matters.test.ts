import { describe, expect, it } from 'vitest'
import { playCall } from '../../testing/call-script.ts'
import { receptionistOf } from '../../testing/receptionist-of.ts'

const transportation = receptionistOf('transportation')
const play = (script: string) => playCall(transportation, script)

const calls: Readonly<Record<string, string>> = {
  'a cancellation that is only to be written down keeps who, when and where': `
    > I have to cancel my car for tomorrow, my meeting is off
    < transfer
    > can't you write it down, it's Alan Frey, eight in the morning from 22 Riverside Drive to Penn Station
    < written this down
    < number
    < !passengers
    = trip-ticket status: noted
    = trip-ticket name: Alan Frey
    = trip-ticket date: Monday, November 16
    = trip-ticket time: 8:00 AM
    = trip-ticket pickup: 22 Riverside Drive
    = trip-ticket dropoff: Penn Station
    > 646 555 0134
    < about a cancellation
    < alan
    < zero one three four
    = trip-ticket contact: (646) 555-0134
    = trip-ticket wishes: Cancellation: I have to cancel my car for tomorrow, my meeting is off
    > yes
    < has your note
    > so it's cancelled then
    < has your note
    = open
    = trip-ticket name: Alan Frey
    > no, bye
    = ended
  `,
  'a late car is no order, however its place is told': `
    > where is my car, it was supposed to be here at nine thirty
    < transfer
    > yes please hurry, it's Ida Cohen at 640 West 45th Street
    = forwarded
    = trip-ticket status: noted
    = trip-ticket name: Ida Cohen
    = trip-ticket pickup: 640 West 45th Street
    = trip-ticket time: 9:30
  `,
  'a bill, and a call back at an hour that is not that of a ride': `
    > you charged my card 210 dollars and I was told 160
    < transfer
    > no I don't want to be transferred, I'd rather somebody calls me back after 3 o'clock
    < written this down
    < name
    > Hazel Quinn, 212 555 0190
    < about a bill
    < call back after 3 o'clock
    = trip-ticket name: Hazel Quinn
    = trip-ticket contact: (212) 555-0190
    = trip-ticket time:
    = trip-ticket wishes: Bill: You charged my card 210 dollars and I was told 160, Call back after 3 o'clock
    > I don't need a car, I was overcharged, 210 instead of 160, on November 9th
    < !pick you up
    = trip-ticket date: Monday, November 9
    > yes
    < has your note
  `,
  'a number that is not given is no wish and no obstacle': `
    > I want to complain about your driver, he ran two red lights
    > no, just leave them a note
    < name
    > Fiona Gallo
    < number
    > I'd rather not give my number
    < should i pass it on
    = trip-ticket contact:
    > yes
    < has your note
  `,
  'a call back at no hour stands on the ticket once': `
    > Could somebody from the office call me back?
    = trip-ticket wishes: Callback: Could somebody from the office call me back
  `,
  'a call back is asked for at once': `
    > could somebody from the office call me back tomorrow morning
    < ask the dispatcher to call you
    < name
    = trip-ticket wishes: Callback: Could somebody from the office call me back tomorrow morning, Call back tomorrow morning
  `,
  'what was lost, and then a ride': `
    > I left my umbrella in one of your cars on Friday, and I also need a car for tomorrow
    < look for it
    > no, just write it down
    < name
    > Bea Lindholm
    < number
    > 718 555 0122
    > yes
    < now, your ride
    < pick you up
    = trip-ticket name: Bea Lindholm
    = trip-ticket date: Monday, November 16
    = trip-ticket contact: (718) 555-0122
    = trip-ticket status: draft
  `,
  'no, that’s fine is a no to being put through': `
    > my wallet must be in your car from last night
    < transfer
    > no that's fine as long as they look for it, thank you
    = open
    < written this down
  `,
}

describe('what is for the dispatcher', () => {
  it.each(Object.entries(calls))('%s', (_title, script) => {
    expect(play(script)).toEqual([])
  })
})

const rides: Readonly<Record<string, string>> = {
  'the way back never takes the place of the way there': `
    > a car Saturday at six in the evening from 90 East End Avenue to Carnegie Hall for two, Rita Voss
    < right?
    > that's right. and the way back at about 10 30 when it lets out
    = trip-ticket time: 6:00 PM
    = trip-ticket status: sent-for-approval
    < other ride now
    > yes please
    = trip-ticket time: 10:30 PM
    = trip-ticket date: Saturday, November 21
    = trip-ticket pickup: Carnegie Hall
    = trip-ticket dropoff: 90 East End Avenue
    = trip-ticket passengers: 2
    = trip-ticket name: Rita Voss
  `,
  'a second leg is kept, and known when it is asked about': `
    > a car Thursday at 8 in the morning from the Pierre Hotel to 1 New York Plaza for one, Omar Haddad
    < right?
    > and then take him to Kennedy terminal 4 at noon
    < one ride at a time
    = trip-ticket time: 8:00 AM
    = trip-ticket dropoff: 1 New York Plaza
    > did you get the part with Kennedy at noon
    < for the other ride
    = trip-ticket time: 8:00 AM
    > yes
    = trip-ticket status: sent-for-approval
    > yes
    = trip-ticket time: 12:00 PM
    = trip-ticket pickup: 1 New York Plaza
    = trip-ticket dropoff: JFK Airport, Terminal 4
    = trip-ticket date: Thursday, November 19
  `,
  'to return on another day is another ride': `
    > I'd like to go from the Waldorf to JFK tomorrow at 4 pm and return on Sunday at 8 pm
    < one ride at a time
    = trip-ticket date: Monday, November 16
    = trip-ticket time: 4:00 PM
    > two people, Iris Chan
    > yes
    = trip-ticket status: sent-for-approval
    > yes
    = trip-ticket pickup: JFK Airport
    = trip-ticket dropoff: Waldorf
    = trip-ticket date: Sunday, November 22
    = trip-ticket time: 8:00 PM
  `,
  'home is where to, and no way back, for whoever lands': `
    > we land at Kennedy Friday at 6 pm and need a ride back home to 20 Prospect Place, Brooklyn
    < !one ride at a time
    = trip-ticket pickup: JFK Airport
    = trip-ticket dropoff: 20 Prospect Place, Brooklyn
  `,
  'a landing is corrected by itself, and takes the car along': `
    > a car Friday from JFK to 88 Court Street, Brooklyn, for three, Maria Lopez
    > the plane lands at 4 15 in the afternoon
    = trip-ticket time: 4:15 PM
    = trip-ticket wishes: Flight lands 4:15 PM
    > no, it lands at 4 40 not 4 15
    = trip-ticket time: 4:40 PM
    = trip-ticket wishes: Flight lands 4:40 PM
  `,
  'more of the name of a place belongs to that place': `
    > a car Saturday from 411 East 57th Street to the opera for two
    < what time
    > 6 15 pm, it's the metropolitan opera
    = trip-ticket pickup: 411 East 57th Street
    = trip-ticket dropoff: Metropolitan Opera
    = trip-ticket time: 6:15 PM
  `,
  'a number is asked for once, when the ride is with the dispatcher': `
    > a car tomorrow at 6 am from 240 West 73rd Street to LaGuardia for one, Robert Lee
    > yes please
    < add a phone number
    < anything else
    > 646 555 0118
    < zero one one eight, and I’ve added that.
    = trip-ticket contact: (646) 555-0118
    = trip-ticket status: sent-for-approval
    > no thanks
    = ended
  `,
  'who will be given no number does not ask for it': `
    > a car tomorrow at 6 am from 240 West 73rd Street to LaGuardia for one, Robert Lee
    > yeah. and don't ask me for my number, I don't give that out
    = trip-ticket status: sent-for-approval
    = trip-ticket wishes:
    < !phone number
  `,
}

describe('two rides, and what belongs to which', () => {
  it.each(Object.entries(rides))('%s', (_title, script) => {
    expect(play(script)).toEqual([])
  })
})

it('offers whoever only asks the dispatcher, and no ride', () => {
  expect(
    play(`
    > how long is the line at security right now?
    < transfer you to our dispatcher
    < !set up a ride
    > no thanks
    = open`),
  ).toEqual([])
})

it('promises nothing where there is no ride to put it on', () => {
  expect(
    play(`
    > do you have child seats?
    < child seats and boosters
    < !note that for the dispatcher`),
  ).toEqual([])
  expect(
    play(`
    > a car from Penn Station to JFK tomorrow at noon
    > do you have child seats?
    < note that for the dispatcher
    = trip-ticket wishes: Child seats`),
  ).toEqual([])
})

it('takes when to call, and a second wish, for what they are', () => {
  expect(
    play(`
    > my driver was forty minutes late this morning and I missed my flight
    > no, I want someone to call me
    > Arthur Pell, 212 555 0101, any time after 5
    < call back any time after 5
    > yes
    < has your note
    > and can I also get a second car for Sunday
    < pick you up
    = trip-ticket date: Sunday, November 22
    = trip-ticket name: Arthur Pell`),
  ).toEqual([])
})

it('changes what was told last, where only another value is named', () => {
  expect(
    play(`
    > a car Saturday at 5 pm from 200 Madison Avenue
    < where
    > Kennedy
    < how many
    > no wait, make it LaGuardia
    = trip-ticket dropoff: LaGuardia Airport
    > 2
    < name
    > I mean 3
    = trip-ticket passengers: 3
    = trip-ticket time: 5:00 PM
    > Victor Hale
    > yes do you need my phone
    < phone number
    = trip-ticket status: draft`),
  ).toEqual([])
})

import { describe, expect, it } from 'vitest'
import { playCall } from '../../testing/call-script.ts'
import { receptionistOf } from '../../testing/receptionist-of.ts'

// Who asks a question has asked for no car, and who says so gets the answer; who is answered goes on asking about it.
const calls: Readonly<Record<string, string>> = {
  'what can be carried, told as a fact': `
    > Hello, my aunt uses one of those wheelchairs that collapse. Would she be all right in your cars?
    < a folding wheelchair|ramps
    = no trip-ticket
  `,
  'once more, and by whom nothing is booked': `
    > Hi there, my dad's in a wheelchair. Is that something your drivers can handle?
    < ramps
    > No, I don't need a ride yet. I'm asking you, is a wheelchair okay, yes or no?
    < ramps
    = no trip-ticket
  `,
  'a ride that was begun by mistake is dropped': `
    > I need a car
    < pick you up
    > Oh no, I was only asking. Are dogs okay?
    < pets are welcome
    < !pick you up
    < !address
  `,
  'a ride that was asked for goes on': `
    > I need a car to Penn Station tomorrow at nine in the morning
    < pick you up
    > I was just wondering, do you take cards?
    < card
    < pickup address
    = trip-ticket dropoff: Penn Station
  `,
  'yes or no, asked of what was answered': `
    > What's the largest car you have? There's eleven of us.
    < vans
    > And do you drive as far as Hartford?
    < surrounding states
    > So is Hartford a yes or no?
    < surrounding states
    = no trip-ticket
  `,
  'a person who is asked for by a question': `
    > Hi, do you take parrots?
    > Forget it. Is there anybody there I could ask?
    = forwarded
  `,
  'whether to say so when booking': `
    > We have a small cat, is that all right?
    < pets are welcome
    > Do I have to mention that when I book?
    < tell us when you book
  `,
  'a later cancellation than the one that is free': `
    > What's your cancellation policy?
    < two hours before
    > And suppose it's forty minutes before?
    < what a later cancellation costs
  `,
}

describe('a caller who only asks', () => {
  it.each(Object.entries(calls))('%s', (_, script) => {
    expect(playCall(receptionistOf('transportation'), script)).toEqual([])
  })
})

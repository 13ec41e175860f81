import { describe, expect, it } from 'vitest'
import { ofTheCaller, plainWish } from '../kinds/plain-wish.ts'
import { playCall } from '../testing/call-script.ts'
import { receptionistOf } from '../testing/receptionist-of.ts'

const ride =
  'car friday at 2 pm from 301 east 57th street to mount sinai hospital one person ruth kaplan'
const stay = 'a king friday one night one person under emma wilson'

const calls: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  hotels: {
    'the hour of a late arrival': `
      > ${stay}
      > oh my bus doesn't get in until half past midnight
      = registration-card requests: Late arrival, about 12:30 AM
      < late arrival, about 12:30 am
      > yes
      = registration-card status: booked
    `,
    'a wish without what is only said to the desk, and out again': `
      > ${stay}
      > add a crib for me will you darling
      = registration-card requests: A crib
      > take the crib back out
      < i’ve taken that out
      = registration-card requests:
      > did you take it out
      < that’s off now
      > yes
      = registration-card status: booked
    `,
    'who pays is told of the caller': `
      > ${stay}
      > make a note that i'm covering the whole thing sweetheart
      < the caller is paying
      = registration-card requests: The caller is paying
    `,
    'a yes, and more for the desk': `
      > ${stay}
      > great and nobody should knock before noon alright
      < nobody should knock before noon
      = registration-card requests: Nobody should knock before noon
      = registration-card status: draft
      > yes
      = registration-card status: booked
    `,
    'a yes, and a surprise': `
      > ${stay}
      > yes perfect and it's my brother's birthday so please don't let on
      = registration-card requests: It's my brother's birthday so please don't let on
      > yes
      = registration-card status: booked
    `,
  },
  transportation: {
    'a wheelchair that folds is luggage': `
      > ${ride}
      > she has a wheelchair but it folds and goes in the trunk
      = trip-ticket wishes: Folding wheelchair
      < folding wheelchair
      < !with wheelchair access
    `,
    'a sign with the name of whoever rides': `
      > car sunday at six pm from laguardia to 88 bergen street brooklyn one person
      > his name is leo marsh and have the driver hold a card with his name on it
      = trip-ticket wishes: Sign with the name Leo Marsh
    `,
    'a sign with a name that is said': `
      > ${ride}
      > and a sign with oscar diaz on it please
      = trip-ticket wishes: Sign with the name Oscar Diaz
    `,
    'the last one is taken out': `
      > ${ride}
      > put down that the bell is broken love
      = trip-ticket wishes: The bell is broken
      > scrap that last part
      < i’ve taken that out
      = trip-ticket wishes:
    `,
    'a yes, and a bigger car': `
      > ${ride}
      > yep and we've got five suitcases so send the bigger one
      = trip-ticket wishes: We've got five suitcases so send the bigger one
      = trip-ticket status: draft
    `,
  },
  air: {
    'one word of a wish is taken out': `
      > discovery call tuesday at ten my name is ellen moss i run a bakery my number is 212 555 0140
      > put down that the gate code is sunny nine
      > take out the word sunny
      = call-note topic: Restaurants & takeouts, The gate code is nine
    `,
  },
}

for (const [id, own] of Object.entries(calls)) {
  const desk = receptionistOf(id)
  describe(`at the desk of ${id}`, () => {
    it.each(Object.entries(own))('%s', (_, script) => {
      expect(playCall(desk, script)).toEqual([])
    })
  })
}

it.each([
  ['a crib, will you, hon', 'a crib'],
  ['hun', ''],
  ['flowers for my love', 'flowers for my love'],
  ['a card for the boss', 'a card for the boss'],
])('keeps of %j only what is wished for', (said, wish) => {
  expect(plainWish(said)).toBe(wish)
})

it.each([
  ["i'm allergic to my own dog", 'the caller is allergic to their own dog'],
  ['i need two pillows', 'the caller needs two pillows'],
  ['high floor', 'high floor'],
])('tells %j of the caller', (said, wish) => {
  expect(ofTheCaller(said)).toBe(wish)
})

import { describe, expect, it } from 'vitest'
import { playCall } from '../../testing/call-script.ts'
import { receptionistOf } from '../../testing/receptionist-of.ts'

const air = receptionistOf('air')

const calls: Readonly<Record<string, string>> = {
  'a repair is asked for elsewhere, and is no line of business': `
    > hello my furnace is rattling could you send someone over
    < if you were calling another business, this isn’t the right number
    > oh sorry, well I have a bakery, could somebody call me, Jess Moran
    = call-note topic: Restaurants & takeouts
  `,
  'who reads the notes is told apart from what is kept': `
    > and do you people read the notes
    < the note goes to your front desk
  `,
  'whether it is recorded is answered first': `
    > is this call being recorded
    < call recordings and sensitive personal data are not stored. when the demo call ends
  `,
  'a prototype is not live yet': `
    > how soon could we be up and running
    < prototypes in 6 to 8 weeks. when your own line goes live
  `,
  'the length of the call is not known': `
    > I want a discovery call tomorrow at ten
    > it's a small diner, and how many minutes is the call
    < i don’t know how long the call takes
    = call-note topic: Restaurants & takeouts
  `,
  'the price is told, whatever trade is named': `
    > we run a small motel and I wondered what you'd charge a place like ours
    < one flat rate
  `,
}

describe('what is asked in words of its own', () => {
  it.each(Object.entries(calls))('%s', (_, script) => {
    expect(playCall(air, script)).toEqual([])
  })
})

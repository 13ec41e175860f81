import { expect, it } from 'vitest'
import { playCall } from '../../testing/call-script.ts'
import { receptionistOf } from '../../testing/receptionist-of.ts'

const air = receptionistOf('air')

it.each([
  [
    'hi I’ve got a small tree service and we never hear the phone, what would you do for us',
    'answer every call',
  ],
  [
    'hello I keep the books for a dozen shops, they tell me things in confidence, who hears that',
    'not stored',
  ],
  [
    'I own a dog kennel and I’m terrible with gadgets, is it hard to get running',
    'set it up with you',
  ],
  [
    'we’re a towing company and most of our calls come after midnight, is it awake then',
    'day and night',
  ],
])('answers a question behind a reason in the same turn: %s', (said, answer) => {
  expect(playCall(air, `> ${said}\n< ${answer}`)).toEqual([])
})

it('answers beside a name and keeps both facts', () => {
  const script = `
    > I’d like to set up a call for my salon
    > nora ellis, i own nora’s nails, but is it difficult, i can hardly use a phone
    < set it up with you
    = call-note name: Nora Ellis
    = call-note company: Nora’s Nails
  `

  expect(playCall(air, script)).toEqual([])
})

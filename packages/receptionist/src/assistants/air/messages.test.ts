import { describe, expect, it } from 'vitest'
import { playCall } from '../../testing/call-script.ts'
import { receptionistOf } from '../../testing/receptionist-of.ts'
import { messageIn } from './message-words.ts'

const air = receptionistOf('air')

describe('a message for the team', () => {
  it('books nothing, and asks for no day', () => {
    const script = `
      > Can I leave a message?
      < regarding
      < !day
      > whether it works with Mindbody
      > Priya Nair
      > 212 555 0147
      < a note for the team
      < !discovery
      = call-note time:
      = call-note contact: (212) 555-0147
      > yes
      < pass that on
      = call-note status: sent`

    expect(playCall(air, script)).toEqual([])
  })

  it('is a call back too, in the caller’s words', () => {
    const script = `
      > Could somebody call me back about confidentiality?
      < ask for
      = call-note topic: Call me back about confidentiality`

    expect(playCall(air, script)).toEqual([])
  })

  it.each([
    ['Can I leave a message?', ''],
    [
      'Have somebody call me about the bill. My name is Pat Doe.',
      'Have somebody call me about the bill',
    ],
    ['Okay then take a message. Tell them it’s urgent.', 'It’s urgent'],
    ['Pat Doe. And I said just a message, please.', ''],
    ['Little Hotelier', 'Little Hotelier'],
    [
      'Hello, good afternoon, could you take a message for your bookkeeping?',
      'For your bookkeeping',
    ],
    ['It’s about the boxes, I’d rather not go into it', 'It’s about the boxes'],
    ['I’m a bit annoyed actually nobody called me at noon', 'Nobody called me at noon'],
    ['Tomorrow after four, please.', ''],
    [
      'Could you tell your billing people that the check is in the mail?',
      'For your billing people: the check is in the mail',
    ],
    ['Please let Rick know we went with another one.', 'For Rick: we went with another one'],
  ])('is what is to be told: %s', (said, told) => {
    expect(messageIn(said)).toBe(told)
  })
})

import { describe, expect, it } from 'vitest'
import { playCall } from '../../testing/call-script.ts'
import { receptionistOf } from '../../testing/receptionist-of.ts'

const whole =
  '> I need a car tomorrow at 9 am from Newark Airport, terminal B, to 60 Wall Street, for Paula Weiss, three people'

// What is wished for beside something else stands on the ticket, and what is only asked does not.
const calls: Readonly<Record<string, string>> = {
  'a question to us is no wish, whatever number stands beside it': `
    ${whole}
    > yes
    > It's 917 555 0142. And did you tell them about my knee and the stairs?
    = trip-ticket contact: (917) 555-0142
    = trip-ticket wishes:
  `,
  'an order is one, however it ends': `
    ${whole}
    > yes
    > No, no. Just tell him I need an arm down the porch stairs, that's all.
    = open
    = trip-ticket wishes: The caller needs an arm down the porch stairs
  `,
  'a sign beside a number': `
    ${whole}
    > yes
    > A sign inside would be lovely, with my name on it. And my cell is 917 555 0142.
    = trip-ticket contact: (917) 555-0142
    = trip-ticket wishes: Sign with the name Paula Weiss
  `,
  'a larger car': `
    > I need a car now from 350 Fifth Avenue
    > Barclays Center. We're five, so we want something roomier.
    = trip-ticket wishes: Something roomier
  `,
  'no sedan': `
    ${whole}
    > Yes, but make sure that it's not a sedan.
    = trip-ticket wishes: Not a sedan
  `,
  'what is ruled out, ruled out once more': `
    ${whole}
    > Yes, but make sure that it's not a sedan.
    > Right, and not a sedan, please.
    = trip-ticket wishes: Not a sedan
  `,
  'what the driver does is not what stands there': `
    > I need a car tomorrow at 9 am from Penn Station to 60 Wall Street, for Paula Weiss, one person with a walker
    > That's right, yes. The driver can fold the walker for me, can't he?
    < !I have that down
    < !I’ve got it
  `,
}

describe('wishes for a ride', () => {
  it.each(Object.entries(calls))('%s', (_, script) => {
    expect(playCall(receptionistOf('transportation'), script)).toEqual([])
  })
})

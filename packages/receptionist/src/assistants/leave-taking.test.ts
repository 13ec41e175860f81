import { describe, expect, it } from 'vitest'
import { playCall } from '../testing/call-script.ts'
import { receptionistOf } from '../testing/receptionist-of.ts'

const desks = {
  transportation: receptionistOf('transportation'),
  hotels: receptionistOf('hotels'),
  air: receptionistOf('air'),
}
const play = (desk: keyof typeof desks, script: string) => playCall(desks[desk], script)

describe('whoever will call again', () => {
  it.each([
    [
      'transportation',
      'how much to newark',
      'let me see what my sister says and I’ll ring you back',
    ],
    [
      'transportation',
      'do you go to Philadelphia',
      'fine, I might call the dispatcher tomorrow, thanks',
    ],
    ['hotels', 'do you have a gym', 'okay we’ll give you a call once we know the dates'],
    ['air', 'what does it cost', 'I’ll think it over and get back to you'],
  ] as const)('takes leave, and asks for no call: %s, %s', (desk, question, words) => {
    expect(
      play(
        desk,
        `
        > ${question}
        > ${words}
        < thank you for calling
        < !what name
        = ended`,
      ),
    ).toEqual([])
  })

  it('takes back what was noted', () => {
    expect(
      play(
        'transportation',
        `
        > could somebody from the office ring me back about a receipt
        = trip-ticket status: noted
        > oh no wait, nobody has to call me, I’ll phone them myself
        < skip that
        = trip-ticket status: dropped
        = ended`,
      ),
    ).toEqual([])
  })

  it('may have the note sent first', () => {
    expect(
      play(
        'transportation',
        `
        > your driver was rude to me yesterday
        > no just write it down, Ann Pell, 212 555 0143
        < should i pass it on
        > yes send it please, I’ll call again tomorrow
        < has your note`,
      ),
    ).toEqual([])
  })
})

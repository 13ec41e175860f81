import { describe, expect, it } from 'vitest'
import { playCall } from '../testing/call-script.ts'
import { receptionistOf } from '../testing/receptionist-of.ts'

const helps = [
  'My husband just collapsed, call 911',
  'Tell my wife in 214 that I’m having a heart attack, call an ambulance',
  'Did you write down my number? Please send an ambulance, he’s not breathing.',
  'My daughter is having a seizure',
]

describe.each(['air', 'transportation', 'hotels'])('%s', (id) => {
  const assistant = receptionistOf(id)

  it.each(helps)('lets nothing come before help: %s', (said) => {
    expect(playCall(assistant, `> ${said}\n< nine one one`)).toEqual([])
  })

  it('takes a story of long ago for no emergency', () => {
    const script = '> My father had a heart attack last year, is that a problem?\n< !nine one one'

    expect(playCall(assistant, script)).toEqual([])
  })
})

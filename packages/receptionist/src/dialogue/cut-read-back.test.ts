import { describe, expect, it } from 'vitest'
import type { Action, Heard, Reply } from '../conversation.ts'
import { receptionistOf } from '../testing/receptionist-of.ts'

const desk = receptionistOf('transportation')
const order = 'Daniel Foster, two passengers from 48 Orchard Street to JFK tomorrow at 6 am'
const readBack =
  'Daniel Foster, two passengers, from forty-eight Orchard Street to J F K, tomorrow, Monday, at six a.m. Right?'
const sent = 'sent-for-approval'

/** A call in which the caller may cut in: after so much of what was said last, `|` marking where. */
function openCall() {
  const call = desk.open({
    callId: 'call-1',
    startedAt: new Date('2026-11-15T15:02:00Z'),
    timeZone: 'America/New_York',
  })
  let said = ''
  let status = ''
  let passengers = ''
  function take(reply: Reply): string {
    reply.accept()
    for (const action of reply.actions as Iterable<Action>) {
      if (action.kind === 'say') said = action.clauses.join(' ')
      if (action.kind !== 'tool') continue
      status = String(action.arguments['status'])
      passengers = String(action.arguments['passengers'])
    }
    return said
  }
  const cutAfter = (heard: string): Pick<Heard, 'interrupted'> => {
    const at = said.indexOf(heard) + heard.length
    return { interrupted: { heard: said.slice(0, at), unheard: said.slice(at + 1) } }
  }
  take(call.greet())
  return {
    say: (text: string) => take(call.answer({ text, by: 'speech' })),
    sayInto: (heard: string, text: string, by: Heard['by'] = 'speech') =>
      take(call.answer({ text, by, ...cutAfter(heard) })),
    beSilent: () => take(call.afterSilence(1)),
    paper: () => ({ status, passengers }),
  }
}

describe('a yes into the read-back', () => {
  it.each(['at six a.m', 'at six a.m.', 'Right?'])(
    'sends it once every fact was heard, up to "%s"',
    (heard) => {
      const call = openCall()

      expect(call.say(order)).toBe(readBack)
      expect(call.sayInto(heard, 'yes')).toMatch(/^It’s with our dispatcher now\./)
      expect(call.paper().status).toBe(sent)
    },
  )

  it('is one to what was heard of it: the rest follows, from the fact that was cut, and nothing is sent before', () => {
    const call = openCall()
    call.say(order)

    expect(call.sayInto('from forty-eight', 'yes')).toBe(
      'from forty-eight Orchard Street to J F K, tomorrow, Monday, at six a.m. Is that right?',
    )
    expect(call.paper().status).toBe('draft')
    expect(call.sayInto('tomorrow, Monday,', 'yes, yes')).toBe('at six a.m. Right?')
    expect(call.paper().status).toBe('draft')
    call.sayInto('at six a.m.', 'yes')
    expect(call.paper().status).toBe(sent)
  })

  it('counts where it is said at the same words again: nobody hears the same facts for ever', () => {
    const call = openCall()
    call.say(order)

    expect(call.sayInto('Dan', 'yes, please')).toMatch(/^Daniel Foster, two passengers/)
    expect(call.paper().status).toBe('draft')
    call.sayInto('Dan', 'yes, please')
    expect(call.paper().status).toBe(sent)
  })

  it('is a whole one when the rest was heard to its end', () => {
    const call = openCall()
    call.say(order)
    call.sayInto('two passengers,', 'yes')
    call.say('that’s right')

    expect(call.paper().status).toBe(sent)
  })

  it('sends it at once where it is typed: all of it stands on the screen', () => {
    const call = openCall()
    call.say(order)
    call.sayInto('Daniel', 'yes', 'typing')

    expect(call.paper().status).toBe(sent)
  })

  it('sends nothing unheard after a question by the way, or a silence', () => {
    const call = openCall()
    call.say(order)

    expect(call.sayInto('two passengers,', 'how do I pay?')).toMatch(
      /from forty-eight Orchard Street to J F K, tomorrow, Monday, at six a\.m\. Is that right\?$/,
    )
    call.sayInto('from forty-eight Orchard Street to J F K,', 'okay')
    expect(call.beSilent()).toMatch(/still there\? tomorrow, Monday, at six a\.m\./)
    call.say('yes')
    expect(call.paper().status).toBe(sent)
  })

  it('never cuts a spelling in two', () => {
    const call = openCall()
    call.say(order.replace('Foster', 'Lindqvist'))

    expect(call.sayInto('L, I, N,', 'yes')).toMatch(/^Daniel Lindqvist, L, I, N, D, Q/)
  })
})

it('a correction into the read-back is heard in its place, with all that was not heard yet', () => {
  const call = openCall()
  call.say(order)

  expect(call.sayInto('two passengers,', 'no, three passengers')).toBe(
    'three passengers, from forty-eight Orchard Street to J F K, tomorrow, Monday, at six a.m. Is that right?',
  )
  call.say('yes')
  expect(call.paper()).toEqual({ status: sent, passengers: '3' })
})

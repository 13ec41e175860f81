import {
  array,
  assert,
  constantFrom,
  double,
  oneof,
  property,
  record,
  string,
  tuple,
} from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Action, Receptionist, Heard } from '../conversation.ts'
import { receptionistOf } from '../testing/receptionist-of.ts'

const air = receptionistOf('air')
const hotels = receptionistOf('hotels')
const transportation = receptionistOf('transportation')

const assistants = [hotels, transportation, air]

const call = {
  callId: 'call-1',
  startedAt: new Date('2026-11-15T15:02:00Z'),
  timeZone: 'America/New_York',
}

// Words that mean something to a desk, in any order: nonsense of the dangerous kind.
const words = constantFrom(
  ...'yes no car book room cancel change king two queens suite to from at for six half past quarter pm tomorrow friday the fifth street 48 orchard jfk jane smith my name is dot com gmail double five o k a f o r person robot again what not make that it sorry wrong time date and a of us people nights how much pool ? never mind wait bye thanks stupid in hours terminal avenue corner 212 555 0123 2026-11-20 12/24'.split(
    ' ',
  ),
)

const sentence = oneof(
  array(words, { maxLength: 14 }).map((parts) => parts.join(' ')),
  string({ maxLength: 60 }),
  string({ unit: 'grapheme', maxLength: 40 }),
)

const heard = record({ text: sentence, confidence: double({ min: 0, max: 1, noNaN: true }) }).map(
  ({ text, confidence }): Heard => ({ text, confidence, by: 'speech' }),
)

// Two cores, and others at work on them.

type Turn = { readonly said: string; readonly isOver: boolean }

function talk(assistant: Receptionist, turns: readonly Heard[]): Turn[] {
  const conversation = assistant.open(call)
  conversation.greet().accept()
  return turns.map((turn) => {
    void conversation.patience(turn.text)
    const reply = conversation.answer(turn)
    const actions = [...(reply.actions as Iterable<Action>)]
    reply.accept()
    return {
      said: actions.flatMap((action) => (action.kind === 'say' ? action.clauses : [])).join(' '),
      isOver: actions.some(({ kind }) => kind === 'end'),
    }
  })
}

describe.each(assistants)('any call to $id', (assistant) => {
  it('never throws and always has an answer', () => {
    assert(
      property(array(heard, { minLength: 1, maxLength: 12 }), (turns) => {
        for (const { said } of talk(assistant, turns)) expect(said).not.toBe('')
      }),
      { numRuns: 40 },
    )
  })

  it('never says the same three times to a caller it does not understand', () => {
    const mumbles = constantFrom('blorp', 'uh', 'fnord gak', 'zzz', 'the of the', 'hm hm', '')
    assert(
      property(
        constantFrom('', 'I need a car', 'book a room', 'book a call'),
        array(mumbles, { minLength: 16, maxLength: 20 }),
        (opening, turns) => {
          const replies = talk(
            assistant,
            [opening, ...turns].map((text) => ({ text, by: 'speech' })),
          )
          const end = replies.findIndex(({ isOver }) => isOver)
          const lived = (end < 0 ? replies : replies.slice(0, end + 1)).map(({ said }) => said)
          const isLoop = lived.some(
            (said, at) => at > 1 && said === lived[at - 1] && said === lived[at - 2],
          )
          expect(isLoop, lived.join('\n')).toBe(false)
          expect(lived.join(' ')).toMatch(/dispatcher|front desk|team/)
        },
      ),
      { numRuns: 40 },
    )
  })

  it('keeps nothing of a guess that was not accepted', () => {
    assert(
      property(tuple(heard, heard), ([guess, real]) => {
        const asked = assistant.open(call)
        asked.answer(guess)
        const after = [...(asked.answer(real).actions as Iterable<Action>)]
        const fresh = assistant.open(call).answer(real)

        expect(after).toEqual([...(fresh.actions as Iterable<Action>)])
      }),
      { numRuns: 40 },
    )
  })

  it('gives a guess the same answer every time', () => {
    assert(
      property(heard, (guess) => {
        const conversation = assistant.open(call)
        const actions = () => [...(conversation.answer(guess).actions as Iterable<Action>)]

        expect(actions()).toEqual(actions())
      }),
      { numRuns: 40 },
    )
  })
})

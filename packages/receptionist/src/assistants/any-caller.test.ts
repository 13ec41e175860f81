import { array, assert, constantFrom, oneof, property } from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { Action, Conversation, Reply } from '../conversation.ts'
import type { ScriptedReceptionist } from '../create-receptionist.ts'
import { scripts } from '../registry.ts'
import { receptionistOf } from '../testing/receptionist-of.ts'

const assistants = scripts.map(({ id }) => receptionistOf(id))

const call = {
  callId: 'call-1',
  startedAt: new Date('2026-11-15T15:02:00Z'),
  timeZone: 'America/New_York',
}
// The same callers each time: what they find is mended, not tried again.
const runs = { numRuns: 60, seed: 20_261_116 }

type Turn = {
  readonly heard: string
  readonly clauses: readonly string[]
  readonly papers: readonly Readonly<Record<string, unknown>>[]
}

const silence = '…'

/** A whole call with whoever says these lines; it ends where the receptionist ends it. */
function play(assistant: ScriptedReceptionist, lines: readonly string[]): readonly Turn[] {
  const conversation = assistant.open(call)
  conversation.greet().accept()
  const turns: Turn[] = []
  let silences = 0
  for (const heard of lines) {
    silences = heard === silence ? silences + 1 : 0
    const actions = take(replyTo(conversation, heard, silences))
    turns.push({
      heard,
      clauses: actions.flatMap((action) => (action.kind === 'say' ? action.clauses : [])),
      papers: actions.flatMap((action) => (action.kind === 'tool' ? [action.arguments] : [])),
    })
    if (actions.some(({ kind }) => kind === 'end')) break
  }
  return turns
}

function replyTo(conversation: Conversation, heard: string, silences: number): Reply {
  return heard === silence
    ? conversation.afterSilence(silences)
    : conversation.answer({ text: heard, by: 'speech' })
}

function take(reply: Reply): readonly Action[] {
  reply.accept()
  return [...(reply.actions as Iterable<Action>)]
}

const openings: Readonly<Record<string, string>> = {
  transportation: 'I need a car',
  hotels: 'I want to book a room',
  air: 'I want a discovery call',
}

// Whoever says one of these all the time, whatever is asked.
const stubborn = constantFrom(
  'blorp',
  'the thing',
  'whatever you say',
  'no',
  'yes',
  'maybe',
  'I said so already',
)
const facts = constantFrom(
  'Jane Smith',
  'no, Tom Baker',
  'tomorrow at six',
  'Friday',
  'two',
  'no, three',
  '48 Orchard Street',
  'JFK',
  'jane at example dot com',
  'a hotel',
  'a king',
)
const moods = constantFrom(
  'yes',
  'no',
  'hold on',
  'what?',
  'I would rather not say',
  'never mind',
  'uh',
  silence,
)
const questions = constantFrom('how much is it?', 'are you a robot?', 'is this recorded?')

describe.each(assistants)('whoever calls $id', (assistant) => {
  const opening = openings[assistant.id] ?? ''

  it('is asked nothing three times in the same words without having told anything', () => {
    assert(
      property(stubborn, (words) => {
        const turns = play(assistant, [opening, ...Array.from({ length: 24 }, () => words)])
        for (const question of questionsOf(assistant)) {
          const times = turns.filter(({ clauses }) => clauses.at(-1) === question).length
          expect(times, `${question}\n${transcript(turns)}`).toBeLessThanOrEqual(2)
        }
      }),
      runs,
    )
  })

  it('gets to an end', () => {
    assert(
      property(stubborn, (words) => {
        const turns = play(assistant, [opening, ...Array.from({ length: 40 }, () => words)])
        expect(turns.length, transcript(turns)).toBeLessThan(30)
      }),
      runs,
    )
  })

  it('never hears the same three times in a row, however contradictory', () => {
    const lines = array(oneof(stubborn, facts, moods, questions), {
      minLength: 10,
      maxLength: 30,
    })
    assert(
      property(lines, (said) => {
        const turns = play(assistant, [opening, ...said])
        const replies = turns.map(({ clauses }) => clauses.join(' '))
        const isLoop = replies.some(
          (reply, at) => at > 1 && reply === replies[at - 1] && reply === replies[at - 2],
        )
        expect(isLoop, transcript(turns)).toBe(false)
      }),
      runs,
    )
  })

  it('has nothing sent that was not read back just before', () => {
    const lines = array(oneof(facts, facts, facts, moods, questions, constantFrom('yes')), {
      minLength: 8,
      maxLength: 24,
    })
    assert(
      property(lines, (said) => {
        const turns = play(assistant, [opening, ...said])
        turns.forEach(({ papers }, at) => {
          if (!papers.some(isFinal)) return
          const before = turns[at - 1]
          const isReadBack = before && asksForAYes(assistant, before.clauses)
          expect(isReadBack, transcript(turns.slice(0, at + 1))).toBe(true)
        })
      }),
      runs,
    )
  })
})

const drafts: readonly unknown[] = ['draft', 'with-front-desk', undefined]
const isFinal = ({ status }: Readonly<Record<string, unknown>>) => !drafts.includes(status)

function asksForAYes({ script }: ScriptedReceptionist, clauses: readonly string[]): boolean {
  const last = clauses.at(-1) ?? ''
  const asks = script.tasks.flatMap(({ shallI, shallIBeside = '' }) => [...shallI, shallIBeside])
  return asks.includes(last) || last.endsWith('is that right?')
}

function questionsOf({ script }: ScriptedReceptionist): readonly string[] {
  return script.tasks
    .flatMap(({ slots }) => slots.flatMap(({ ask, askAgain }) => [...ask, ...askAgain]))
    .map((line) => line.at(-1) ?? '')
}

function transcript(turns: readonly Turn[]): string {
  return turns.map(({ heard, clauses }) => `> ${heard}\n< ${clauses.join(' ')}`).join('\n')
}

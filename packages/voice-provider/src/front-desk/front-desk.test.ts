import { expect, it } from 'vitest'

import type { Action, Reply } from '../conversation.ts'
import { createFrontDesk } from './front-desk.ts'
import { understand } from './understand.ts'

const facts = { callId: 'c1', startedAt: new Date(0), timeZone: 'America/New_York' }
const { signal } = new AbortController()

function talk() {
  const conversation = createFrontDesk().open(facts)
  const take = (reply: Reply) => {
    reply.accept()
    return inShort(reply)
  }
  return {
    conversation,
    take,
    hear: (text: string) => take(conversation.answer({ text, by: 'speech' }, signal)),
  }
}

function inShort({ actions }: Reply): string[] {
  return [...(actions as Iterable<Action>)].map((action) => {
    if (action.kind === 'say') return action.clauses.join(' ')
    return action.kind === 'tool' ? `[${JSON.stringify(action.arguments)}]` : `[${action.reason}]`
  })
}

it('greets, repeats, takes a message and says goodbye', () => {
  const { conversation, take, hear } = talk()

  expect(take(conversation.greet())).toEqual([
    'Thank you for calling. This is the front desk. How can I help you?',
  ])
  expect(hear('Please call me back.')).toEqual([
    'I understood: Please call me back. Should I take that down as a message?',
  ])
  expect(hear('Yes, please.')).toEqual([
    '[{"message":"Please call me back."}]',
    'Thank you. I’ve written that down. Is there anything else?',
  ])
  expect(hear("No, that's all.")).toEqual([
    'Thank you for calling. Goodbye.',
    '[assistant-ended-call]',
  ])
})

it('listens again when it understood wrong', () => {
  const { hear } = talk()
  hear('Please fall me back.')

  expect(hear('No.')).toEqual(['I’m sorry. Could you say that again?'])
  expect(hear('Please call me back.')[0]).toContain('Please call me back.')
})

it('forgets a guess that was never accepted', () => {
  const { conversation, hear } = talk()
  conversation.answer({ text: 'Please call', by: 'speech' }, signal)

  expect(hear('Yes.')).toEqual(['Of course. Go ahead.'])
})

it('lets a silent caller go at the third time', () => {
  const { conversation, take } = talk()

  expect(take(conversation.afterSilence(1))).toEqual(['Are you still there?'])
  expect(take(conversation.afterSilence(3)).at(-1)).toBe('[assistant-ended-call]')
})

it.each([
  ['Yes, please.', 'yes'],
  ['That’s right.', 'yes'],
  ['No, thank you.', 'no'],
  ['Nothing else.', 'no'],
  ['No, I would rather like to talk to a person now.', 'words'],
  ['I need a room.', 'words'],
  ['', 'words'],
])('takes %j for %s', (text, meaning) => {
  expect(understand(text)).toBe(meaning)
})

import { createVoiceDesk, playCall } from '@nightdesk/testkit'
import { expect, it } from 'vitest'

const hello = { role: 'assistant', content: 'Hello.' }
const room = { role: 'user', content: 'A room.' }
const well = { role: 'assistant', content: 'Well —' }

const says = (message: object) => `server says ${JSON.stringify(message)}`

async function conversations(...updates: readonly object[]): Promise<unknown[]> {
  const desk = createVoiceDesk()
  await playCall(desk, ['caller starts', 'assistant joins', 'assistant listens'])
  const events: unknown[] = []
  desk.client.on('message', (message) => events.push(message))
  await playCall(desk, updates.map(says))
  return events
}

it('are handed on as they come from a provider that sends the whole conversation', async () => {
  const updates = [[hello], [hello, room]].map((conversation) => ({
    type: 'conversation-update',
    conversation,
  }))

  expect(await conversations(...updates)).toEqual(updates)
})

it('are made of what is new where a provider sends no more than that', async () => {
  const type = 'conversation-update'

  expect(
    await conversations(
      { type, conversation: [hello], from: 0 },
      { type, conversation: [room, hello], from: 1 },
      { type, conversation: [well], from: 2 },
    ),
  ).toEqual([
    { type, conversation: [hello] },
    { type, conversation: [hello, room, hello] },
    { type, conversation: [hello, room, well] },
  ])
})

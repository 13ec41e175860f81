import { expect, it } from 'vitest'

import type { Conversation, Heard, Patience, Reply } from '../../conversation.ts'
import { plainReply, say } from '../../testing/rehearsal.ts'
import { createMindStage } from './mind.ts'

const flush = () => new Promise((resolve) => setImmediate(resolve))
const spoken = (text: string): Heard => ({ text, by: 'speech' })

function open(given: Partial<Conversation> = {}) {
  const time = { now: 0 }
  const seen: string[] = []
  const over = new AbortController()
  const conversation: Conversation = {
    greet: () => plainReply(say('Hello.')),
    answer: ({ text, interrupted }) =>
      plainReply(say(`${text}!${interrupted ? ` You missed ${interrupted.unheard}` : ''}`)),
    afterSilence: (times) => plainReply(say(`Silence ${times}.`)),
    beforeTimeIsUp: () => plainReply(say('Time.')),
    patience: () => 'normal',
    ...given,
  }
  const mind = createMindStage({
    conversation,
    over: over.signal,
    performer: {
      speak: (action) =>
        void seen.push(action.kind === 'say' ? action.clauses.join(' ') : action.reason),
      note: async () => true,
    },
    onLikelyWords: (clauses) => void seen.push(`likely ${clauses.join(' ')}`),
    now: () => time.now,
    took: (stage, ms) => void seen.push(`${stage} ${ms}`),
    onFault: (error) => void seen.push(String(error)),
  })
  return { mind, seen, time, over }
}

it('greets once, and nobody whom it has answered', async () => {
  const first = open()
  first.mind.greet()
  first.mind.greet()
  const second = open()
  second.mind.answer(spoken('A room'))
  second.mind.greet()
  await flush()

  expect(first.seen).toEqual(['Hello.'])
  expect(second.seen).toEqual(['A room!'])
})

it('takes the time to read what may be a turn and to find the first thing to do about it', async () => {
  const reading = Promise.withResolvers<void>()
  const { mind, seen, time } = open({
    answer: (): Reply => ({
      accept: () => {},
      actions: (async function* () {
        await reading.promise
        yield say('A room!')
      })(),
    }),
  })
  void mind.consider(spoken('A room'), () => {})
  time.now = 15
  reading.resolve()
  await flush()

  expect(seen).toEqual(['read 15', 'likely A room!'])
})

it('says how patient to be, and is asked once for what it has considered', async () => {
  const asked: string[] = []
  const { mind, seen } = open({
    answer({ text }) {
      asked.push(text)
      return plainReply(say(`${text}!`))
    },
    patience: async (): Promise<Patience> => 'long',
  })
  const patience = Promise.withResolvers<Patience>()
  await mind.consider(spoken('A room'), patience.resolve)
  mind.answer(spoken('A room'))
  await flush()

  expect(await patience.promise).toBe('long')
  expect(asked).toEqual(['A room'])
  expect(seen.at(-1)).toBe('A room!')
})

it('says nothing of what was considered and dropped', async () => {
  const { mind, seen } = open()
  await mind.consider(spoken('A'), () => {})
  mind.dropGuess()
  mind.answer(spoken('A room'))
  await flush()

  expect(seen).not.toContain('A!')
  expect(seen.at(-1)).toBe('A room!')
})

it('considers no words without asking anybody', () => {
  const { mind, seen } = open()
  void mind.consider(spoken(''), (patience) => void seen.push(patience))

  expect(seen).toEqual(['quick'])
})

it('takes no turn in a call that is over by the time it knows', async () => {
  const { mind, seen, over } = open({ answer: () => plainReply() })
  const considered = mind.consider(spoken('A room'), (patience) => void seen.push(patience))
  over.abort()
  await considered

  expect(seen).toEqual([])
})

it('tells the next answer, and only that, what the caller did not hear', async () => {
  const { mind, seen } = open()
  mind.wasInterrupted({ heard: 'One', unheard: 'two.' })
  mind.answer(spoken('Wait'))
  await flush()
  mind.answer(spoken('Go on'))
  await flush()

  expect(seen).toEqual(['Wait! You missed two.', 'Go on!'])
})

it('speaks up by itself, and says when all of it is under way', async () => {
  const { mind, seen } = open()
  mind.afterSilence(3, () => void seen.push('then'))
  expect(mind.isThinking).toBe(true)
  await flush()
  mind.beforeTimeIsUp()
  await flush()

  expect(seen).toEqual(['Silence 3.', 'then', 'Time.'])
  expect(mind.isThinking).toBe(false)
})

it('tells of a fault in its patience', async () => {
  const { mind, seen } = open({ patience: () => Promise.reject(new Error('no idea')) })
  await mind.consider(spoken('A room'), () => {})

  expect(seen).toContain('Error: no idea')
})

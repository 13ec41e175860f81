import { expect, it } from 'vitest'
import { receptionistOf } from '../testing/receptionist-of.ts'

// What every plain object answers to, whether or not anybody put it there.
const inherited = Object.getOwnPropertyNames(Object.prototype)
const callers = (word: string) => [
  `my name is ${word}`,
  `eva.lang@${word}.university`,
  `${word}@example.com`,
  `${word} Foster, mister ${word}`,
  `at ${word} on ${word}, ${word} of us`,
  `12 ${word} street ${word}`,
  `${word} ${word} ${word}`,
]

it.each([
  ['air', 'book a discovery call'],
  ['transportation', 'I need a car to JFK'],
  ['hotels', 'I need a room'],
])('%s takes words that name parts of the language it is written in', (id, opening) => {
  for (const word of inherited.filter((name) => /^[a-z]+$/i.test(name)))
    for (const said of callers(word)) {
      const call = receptionistOf(id).open({
        callId: 'call-1',
        startedAt: new Date('2026-11-15T15:02:00Z'),
        timeZone: 'America/New_York',
      })
      const heard: unknown[] = []
      for (const text of [opening, said, said]) {
        const reply = call.answer({ text, by: 'typing' })
        reply.accept()
        heard.push(...(reply.actions as Iterable<unknown>))
      }
      expect(JSON.stringify(heard), said).not.toMatch(/native code|\[object/)
    }
})

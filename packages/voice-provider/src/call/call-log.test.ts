import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { createCallLog } from './call-log.ts'

type Line = { readonly role: 'assistant' | 'user'; readonly content: string }

const hello: Line = { role: 'assistant', content: 'Hello there.' }
const room: Line = { role: 'user', content: 'A room, please.' }

it('tells each line once', () => {
  const log = createCallLog()
  log.add(hello.role, hello.content)
  expect(log.news()).toEqual({ from: 0, lines: [hello] })
  expect(log.news()).toBeUndefined()

  log.add(room.role, room.content)
  expect(log.news()).toEqual({ from: 1, lines: [room] })
})

it('tells anew what was cut off', () => {
  const log = createCallLog()
  log.add(room.role, room.content)
  log.add(hello.role, hello.content)
  log.news()

  log.cut({ heard: 'Hello', unheard: 'there.' })
  expect(log.news()).toEqual({ from: 1, lines: [{ role: 'assistant', content: 'Hello —' }] })
  log.cut({ heard: '', unheard: 'Hello' })
  expect(log.news()).toEqual({ from: 1, lines: [] })
})

it('never cuts off the caller', () => {
  const log = createCallLog()
  log.add(room.role, room.content)
  log.news()
  log.cut({ heard: '', unheard: 'A room' })

  expect(log.news()).toBeUndefined()
})

const text = fc.string({ minLength: 1, maxLength: 3 })
const step = fc.oneof(
  fc.record({
    kind: fc.constant('add' as const),
    role: fc.constantFrom('assistant' as const, 'user' as const),
    text,
  }),
  fc.record({ kind: fc.constant('cut' as const), heard: fc.constantFrom('', 'He') }),
  fc.record({ kind: fc.constant('tell' as const) }),
)

it('tells a page all it needs to know the whole conversation', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const log = createCallLog()
      const whole: Line[] = []
      let page: readonly Line[] = []
      let hasCut = false
      const tell = () => {
        const news = log.news()
        if (news) page = [...page.slice(0, news.from), ...news.lines]
      }
      for (const one of steps) {
        if (one.kind === 'tell') tell()
        else if (one.kind === 'add') {
          const line = { role: one.role, content: one.text }
          log.add(line.role, line.content)
          whole.push(line)
          hasCut = false
        } else if (!hasCut && whole.at(-1)?.role === 'assistant') {
          // Each line is cut off at most once.
          log.cut({ heard: one.heard, unheard: 'x' })
          whole.pop()
          if (one.heard) whole.push({ role: 'assistant', content: `${one.heard} —` })
          hasCut = true
        }
      }
      tell()
      expect(page).toEqual(whole)
    }),
  )
})

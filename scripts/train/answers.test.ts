import { airAnswers, carAnswers, hotelAnswers } from '@nightdesk/content'
import { desks, readExample } from '@nightdesk/understanding'
import { describe, expect, it } from 'vitest'
import { readLines } from './corpus.ts'

const question = /^q-/
// What no receptionist knows: it is said so, and a person is offered.
const unanswered = 'q-other'
// Asked of whatever was answered just before: its own answer tells it.
const ofAnswered = /^q-its-/
const isTopic = (intent: string) =>
  question.test(intent) && intent !== unanswered && !ofAnswered.test(intent)

/** The answers of each desk, and those among them that no question leads to: they belong to a task or a keyword. */
const known: Readonly<
  Record<string, { answers: readonly { id: string }[]; withoutTopic: readonly string[] }>
> = {
  transportation: {
    answers: carAnswers,
    withoutTopic: ['cancel', 'change', 'drive-elsewhere', 'late-cancel', 'lost', 'tell-us'],
  },
  hotels: {
    answers: hotelAnswers,
    withoutTopic: ['group', 'lost', 'my-booking', 'reach-guest'],
  },
  air: { answers: airAnswers, withoutTopic: ['call-length', 'note-readers'] },
}

// What a visitor's own business answers is the visitor's, and not listed here.
const answering = desks.filter(({ id }) => id in known)

describe.each(answering)('what callers ask at the desk of $id', ({ id }) => {
  const { answers = [], withoutTopic = [] } = known[id] ?? {}
  const ids = answers.map((answer) => answer.id)
  const intents = new Set(readLines(id).flatMap((line) => readExample(line).intents))
  const topics = [...intents].filter(isTopic).map((intent) => intent.replace(question, ''))

  it('has one answer for each topic', () => {
    const count = (topic: string) => ids.filter((one) => one === topic).length

    expect(topics.length).toBeGreaterThan(20)
    expect(topics.filter((topic) => count(topic) !== 1)).toEqual([])
  })

  it('has a topic for each answer, but for a few', () => {
    expect(ids.filter((one) => !topics.includes(one)).sort()).toEqual(withoutTopic)
  })
})

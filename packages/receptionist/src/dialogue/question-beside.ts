import type { Read } from '@nightdesk/understanding'
import type { Script } from '../script.ts'
import type { State } from '../state.ts'
import { topicsIn } from './asked-topics.ts'
import type { Meaning } from './interpret.ts'

const clear = 0.5
const clearTogether = 0.6
const likely = 0.25
const fewestWords = 3

/** "Priya Raman. And do I get charged for that?": a question in a sentence of its own counts beside any answer. */
export function withQuestion(read: Read, script: Script, state: State, meaning: Meaning): Meaning {
  const { topics, isOtherQuestion, matter, text } = meaning
  if (topics.length > 0 || isOtherQuestion || matter) return meaning
  const sentences = text.split(/(?<=[.?!])\s+/)
  const question = sentences.findLast((one) => one.endsWith('?'))
  if (sentences.length < 2 || !question || question.split(' ').length < fewestWords) return meaning
  const task = state.current && script.topicOfTask?.(question, state.current.task)
  const asked = task ? [task] : topicsAsked(read, script, question)
  return asked.length > 0 ? { ...meaning, topics: asked } : meaning
}

function topicsAsked(read: Read, script: Script, question: string): readonly string[] {
  const { intents } = read(question, { asked: 'open' })
  const [first] = intents
  if (!first?.id.startsWith('q-')) return []
  const likeliest = intents.filter(
    ({ id, confidence }) => id.startsWith('q-') && confidence >= likely,
  )
  const sum = likeliest.reduce((all, { confidence }) => all + confidence, 0)
  if (first.confidence < clear && sum < clearTogether) return []
  return topicsIn(script, [first.id])
}

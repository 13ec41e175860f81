import type { SpokenAnswer } from '@nightdesk/content'
import type { Token, Utterance } from '@nightdesk/understanding'
import { findTopic, guessTopic, type Keyed } from '../language/topics.ts'
import type { Said } from './said.ts'
import type { Script, Task, Wanted } from './script.ts'
import type { Turn } from './turn.ts'

type Subject = Keyed &
  (
    | { readonly task: Task; readonly answer?: never }
    | { readonly answer: SpokenAnswer; readonly task?: never }
  )

const subjects = new WeakMap<Script, readonly Subject[]>()

/** Tasks and answers in one list, so that their words are weighed against each other. */
function subjectsOf(script: Script): readonly Subject[] {
  const before = subjects.get(script)
  if (before) return before
  const all: Subject[] = [
    ...script.tasks.map((task) => ({ keys: task.keys, task })),
    ...script.answers.map((answer) => ({
      keys: answer.keys,
      weight: answer.weight ?? 1,
      answer,
    })),
  ]
  subjects.set(script, all)
  return all
}

const answersOf = new WeakMap<Script, readonly Subject[]>()

function answerSubjects(script: Script): readonly Subject[] {
  const before = answersOf.get(script)
  if (before) return before
  const answers = subjectsOf(script).filter(({ answer }) => answer !== undefined)
  answersOf.set(script, answers)
  return answers
}

// "Where can I park, and what does it cost?" is one question: the price of parking.
const refersBack = /^(?:how much|what)\b.*\b(?:it|that|they)\b/

/** Two questions in one breath, "are dogs allowed, and when is breakfast", have two answers. */
export function findAnswers(script: Script, said: Said): readonly SpokenAnswer[] {
  const parts = partsOf(said.utterance)
    .filter(({ words }, index) => index === 0 || !refersBack.test(words.join(' ')))
    .map((utterance) => findAnswer(script, { ...said, utterance }))
  const found = [...new Set(parts.filter((answer) => answer !== undefined))]
  if (found.length > 1) return found.slice(0, 2)
  const whole = findAnswer(script, said)
  return whole ? [whole] : []
}

function partsOf(utterance: Utterance): readonly Utterance[] {
  const parts: Token[][] = [[]]
  for (const token of utterance.tokens) {
    const isJoin = token.word === 'and' || token.word === 'also' || token.word === 'plus'
    if (!isJoin) parts.at(-1)?.push(token)
    if (isJoin || token.isLast) parts.push([])
  }
  return parts.filter(({ length }) => length > 0).map((tokens) => part(utterance, tokens))
}

function part({ text, isQuestion }: Utterance, tokens: readonly Token[]): Utterance {
  return { text, isQuestion, tokens, words: tokens.map(({ word }) => word) }
}

/** The answer to what is asked, unless the words are rather a wish. */
export function findAnswer(script: Script, said: Said): SpokenAnswer | undefined {
  const answers = answerSubjects(script)
  const best = bestOf(said, script, answers)
  if (best || !said.utterance.isQuestion) return best?.answer
  return guessTopic(said.utterance, answers)?.answer
}

function bestOf(said: Said, script: Script, among: readonly Subject[]): Subject | undefined {
  const all = subjectsOf(script)
  if (among.length === all.length) return findTopic(said.utterance, all)?.topic
  const best = findTopic(said.utterance, all)
  if (best && among.includes(best.topic)) return best.topic
  return findTopic(said.utterance, among)?.topic
}

const refused =
  /\b(?:not interested|stop \w+ing|(?:don't|do not) call|not (?:really )?looking|(?:don't|do not|didn't|wouldn't) (?:really |actually |even |think i )?(?:want|need|like|wanna))\b/
const wished = /\b(?:i|we) (?:want|need|'d like|would like)\b|\b(?:i'd|we'd) like\b/

/** "I'm not interested" has the word of a wish, and is none; "I don't want a suite, I want a king" has one. */
function isRefusal({ words }: Said['utterance']): boolean {
  const text = words.join(' ')
  return refused.test(text) && !wished.test(text.replace(refused, ''))
}

/** Whether a task is asked for by its name. */
export function namesTask(script: Script, { utterance }: Said): boolean {
  return findTopic(utterance, subjectsOf(script))?.topic.task !== undefined
}

/** The task that is asked for, unless the words are rather a question about it. */
export function wantedTask(turn: Turn, said: Said): Wanted | undefined {
  const { script, state, now } = turn
  const subject = findTopic(said.utterance, subjectsOf(script))?.topic
  const named =
    subject?.task?.takesRefusal || !isRefusal(said.utterance) ? subject?.task : undefined
  const byFacts = state.current ? undefined : script.taskOf(said.utterance, now, state.memory)
  if (byFacts?.isWeak && subject?.answer) return undefined
  if (!state.current) return named && byFacts?.task !== named.id ? { task: named.id } : byFacts
  if (!named || named.id === state.current.task) return undefined
  return script.mayInterrupt(state.current.task, named.id) ? { task: named.id } : undefined
}

import { airAnswers, airDesk } from '@nightdesk/content'
import { findMail, findPhone, type Now, type Utterance } from '@nightdesk/understanding'
import type { Clause } from '../../conversation.ts'
import {
  clausesIn,
  createAssistant,
  type ScriptedAssistant,
} from '../../brain/dialogue/create-assistant.ts'
import type {
  HandOver,
  HandOverReason,
  Memory,
  Script,
  Wanted,
} from '../../brain/dialogue/script.ts'
import { nameClauses, spellingClauses } from '../../brain/speech/say-name.ts'
import { numberClauses } from '../../brain/speech/say-number.ts'
import { timeClauses } from '../../brain/speech/say-time.ts'
import { discoveryCall } from './discovery-call.ts'

const airScript: Script = {
  id: 'air',
  name: 'AIR',
  greeting: airDesk.greeting,
  answers: airAnswers,
  tasks: [discoveryCall],
  taskOf,
  mayInterrupt: () => false,
  handOver,
  back: airDesk.back,
  offerPerson: airDesk.offerPerson,
  whatICanDo: airDesk.whatICanDo,
  goodbye: airDesk.goodbye,
  clauses,
}

/** A mail address or a number is a wish to be called; after that, facts alone change it. */
function taskOf(utterance: Utterance, now: Now, memory: Memory): Wanted | undefined {
  if (!memory.call) {
    const isReachable = findMail(utterance) ?? findPhone(utterance.words)
    if (isReachable) return { task: discoveryCall.id }
    const context = { values: {}, now, by: 'typing', isReadBack: false } as const
    const facts = new Set(discoveryCall.read(utterance, context).map(({ slot }) => slot))
    // "Tomorrow works, say two o'clock": nobody else is to be met here.
    return facts.has('date') && facts.has('time')
      ? { task: discoveryCall.id, isWeak: utterance.isQuestion }
      : undefined
  }
  const found = discoveryCall.read(utterance, {
    values: memory.call,
    now,
    by: 'typing',
    isReadBack: false,
  })
  const isFact = found.some(({ slot }) => slot !== 'topic' && slot !== 'name')
  const isMove = /\b(?:instead|rather|can we|could we|move|change|make it)\b/.test(
    utterance.words.join(' '),
  )
  return isFact && (isMove || !utterance.isQuestion)
    ? { task: discoveryCall.id, choice: 'same' }
    : undefined
}

/** There is no person beside her: the team calls back. Whoever insists is shown the page's own address. */
function handOver({ isSecond, task, values }: HandOverReason): HandOver {
  if (isSecond)
    return {
      line: airDesk.leave,
      tools: task ? [discoveryCall.paper(values, 'draft')] : [],
      isEnd: true,
    }
  return { line: airDesk.handOver, tools: [], task: discoveryCall.id, isEnd: false }
}

function* clauses(): Iterable<Clause> {
  yield* clausesIn(airDesk)
  yield* numberClauses()
  yield* timeClauses()
  yield* nameClauses()
  yield* spellingClauses()
}

/** Says what the company does, and books discovery calls. */
export const air: ScriptedAssistant = createAssistant(airScript)

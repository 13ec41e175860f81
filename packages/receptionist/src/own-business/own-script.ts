import { ownDesk, type Line, type SpokenAnswer, spoken } from '@nightdesk/content'
import { type BusinessSetup, ownBusinessId } from '@nightdesk/contracts'
import type { Now } from '@nightdesk/understanding'
import type { HandOver, HandOverReason } from '../hand-over.ts'
import type { Script } from '../script.ts'
import { answerHours, hoursOfNamedDay } from './hours-answer.ts'
import { type HoursKind, hoursKinds } from './hours-question.ts'
import { ownTask } from './own-tasks.ts'
import { tradePlans } from './trade-plans.ts'

/** Answers about hours are worked out from the words of the question, which the topic holds. */
const hoursTopics = /^hours-(all|day|from|until|now):(.*)$/s

/** A question that nothing is known about, and that names a day: the hours of that day may help. */
const unknownTopics = /^unknown:(.*)$/s

export const unknownTopic = (text: string): string => `unknown:${text}`

/** The topic of a question about hours. */
export const hoursTopic = (kind: HoursKind, text: string): string => `hours-${kind}:${text}`

const message = { ask: ownDesk.offerMessage, task: 'message' }

/** A receptionist for the business of a visitor, for one call. */
export function ownScript(setup: BusinessSetup, now: Now): Script {
  const plan = tradePlans[setup.trade]
  const [first = 'message'] = plan.tasks
  const offer = { ask: ownDesk.offerTask[first], task: first }
  const answers = setup.questions.map(({ answer }, index): SpokenAnswer => ({
    id: `own-${index}`,
    answer: spoken(answer),
  }))
  const place: SpokenAnswer = setup.town
    ? { id: 'town', answer: [`We’re in ${setup.town}.`] }
    : { id: 'town', answer: ownDesk.unknown, offer: message }
  const unknown: SpokenAnswer = { id: 'unknown', answer: ownDesk.unknown, offer: message }
  return {
    id: ownBusinessId,
    name: setup.name,
    greeting: [...thanksFor(setup), ...ownDesk.greeting[setup.tone]],
    answers: [...answers, place, unknown],
    answerTo(topic) {
      const [, beside] = unknownTopics.exec(topic) ?? []
      if (beside !== undefined)
        return { ...unknown, answer: [...ownDesk.unknown, ...hoursOfNamedDay(beside, setup, now)] }
      const [, kind, text] = hoursTopics.exec(topic) ?? []
      const asked = hoursKinds.find((one) => one === kind)
      if (asked === undefined || text === undefined) return undefined
      return { id: topic, answer: answerHours(text, asked, setup, now), offer }
    },
    tasks: plan.tasks.map((id) => ownTask(id, setup, now)),
    matters: {
      complaint: { line: ownDesk.sorry, next: 'hand-over' },
      bill: { line: ownDesk.sorry, next: 'hand-over' },
      lost: { line: ownDesk.sorry, next: 'hand-over' },
      change: { line: ownDesk.changes, next: 'hand-over' },
      cancel: { line: ownDesk.changes, next: 'hand-over' },
    },
    mayInterrupt: (current, wanted) => current !== wanted && current !== 'message',
    handOver,
    asksForMore: true,
    unknownBeside: { id: 'unknown-beside', answer: ownDesk.unknownBeside, offer: message },
    back: ownDesk.back,
    noted: ownDesk.added,
    offerPerson: ownDesk.offerPerson,
    whatICanDo: [ownDesk.whatICanDo[first]],
    goodbye: [[`Thank you for calling ${setup.name}.`, ownDesk.goodbye], [ownDesk.goodbyeAgain]],
    // What a visitor writes is never part of the voice bank.
    clauses: () => [],
  }
}

function thanksFor({ name, tone }: BusinessSetup): Line {
  return tone === 'warm' ? [`thank you for calling ${name}.`] : [`${name}.`]
}

const mostPromises = 2

/** There is nobody beside her: someone calls back, and the note says what about. */
function handOver({ before, task }: HandOverReason): HandOver {
  if (before < mostPromises)
    return {
      line: task === 'message' || task === 'case' ? ownDesk.leave : ownDesk.handOver,
      tools: [],
      task: task === 'case' ? 'case' : 'message',
      isEnd: false,
    }
  return { line: ownDesk.leave, tools: [], isEnd: true }
}

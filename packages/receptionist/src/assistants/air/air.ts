import { airAnswers, airDesk, type Line, trades } from '@nightdesk/content'
import { clausesIn } from '../../create-receptionist.ts'
import type { Values } from '../../kinds/value.ts'
import { nameClauses, spellingClauses } from '../../say/name.ts'
import { numberClauses } from '../../say/number.ts'
import { timeClauses } from '../../say/time.ts'
import type { HandOver, HandOverReason, Matter, Script } from '../../script.ts'
import { call } from './call.ts'

const callBack: Matter = { line: airDesk.sorry, next: 'hand-over' }

/** There is no person beside her: the team calls back. Whoever insists is shown the page's own address. */
// Whoever asks again whether a person will call is told so, and asked for the rest: a call that ends has no number.
const mostPromises = 2

function handOver({ before, task, values }: HandOverReason): HandOver {
  if (before < mostPromises)
    return { line: airDesk.handOver, tools: [], task: call.id, isEnd: false }
  return { line: airDesk.leave, tools: task ? [call.paper(values, 'draft')] : [], isEnd: true }
}

/** The answer about each trade. */
const tradeTopics: Readonly<Record<string, string>> = {
  Healthcare: 'healthcare',
  'Financial services': 'finance',
  'Hotels & hospitality': 'hotel',
  Transportation: 'cars',
  'Restaurants & takeouts': 'restaurants',
}

/** "What would it do for a place like ours?" is about the caller's own trade, once that is known. */
function workOut(topic: string, { business }: Values): Line | undefined {
  const own = business?.kind === 'text' ? tradeTopics[business.text] : undefined
  if (!own || !Object.values(tradeTopics).includes(topic)) return undefined
  return airAnswers.find(({ id }) => id === own)?.answer
}

/** Says what the company does, and books discovery calls. */
export const air: Script = {
  id: 'air',
  name: 'AIR',
  greeting: airDesk.greeting,
  answers: airAnswers,
  tasks: [call],
  matters: {
    complaint: { line: airDesk.sorry, next: 'offer' },
    bill: callBack,
    outage: callBack,
    cancel: { line: airDesk.passOn, next: 'hand-over' },
  },
  workOut,
  handOver,
  back: airDesk.back,
  offerPerson: airDesk.offerPerson,
  whatICanDo: airDesk.whatICanDo,
  goodbye: airDesk.goodbye,
  *clauses() {
    yield* clausesIn(airDesk)
    yield* Object.keys(trades).map((trade) => `${trade},`)
    yield* numberClauses()
    yield* timeClauses()
    yield* nameClauses()
    yield* spellingClauses()
  },
}

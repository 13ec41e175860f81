import { airAnswers, airDesk, type Line, type SpokenAnswer, trades } from '@nightdesk/content'
import { clausesIn } from '../../create-receptionist.ts'
import { anyClauses } from '../../kinds/left-to-us.ts'
import { zoneClauses } from '../../kinds/time-zone.ts'
import type { Values } from '../../kinds/value.ts'
import { nameClauses, spellingClauses } from '../../say/name.ts'
import { numberClauses } from '../../say/number.ts'
import { timeClauses } from '../../say/time.ts'
import type { HandOver, HandOverReason } from '../../hand-over.ts'
import type { Matter, Script } from '../../script.ts'
import { askedIn, topicIn, wrongNumber } from './asked-by-words.ts'
import { call } from './call.ts'
import { cancel } from './cancel.ts'
import { forTheTeam } from './for-the-team.ts'
import { message } from './message.ts'
import { asksForMessage } from './message-words.ts'
import { missedCall } from './missed-call.ts'
import { move } from './move.ts'

const callBack: Matter = { line: airDesk.sorry, next: 'hand-over', task: message.id }

/** There is no person beside her: the team calls back. Whoever insists is shown the page's own address. */
// Whoever asks again whether a person will call is told so, and asked for the rest: a call that ends has no number.
const mostPromises = 2

function handOver(reason: HandOverReason): HandOver {
  const { before, task, values, isMatter, text, manner } = reason
  const isOnlyMessage = isMatter && asksForMessage(text)
  const line = isMatter || manner ? airDesk.callBack : airDesk.handOver
  // A call with its day is in the making already: the team hears of the matter with it.
  const isMessage = task === message.id || isOnlyMessage || (isMatter && !values.day)
  if (before < mostPromises)
    return {
      line: manner === 'noted' || (isOnlyMessage && manner !== 'agreed') ? airDesk.details : line,
      tools: [],
      task: isMessage ? message.id : call.id,
      isEnd: false,
    }
  return { line: airDesk.leave, tools: task ? [call.paper(values, 'draft')] : [], isEnd: true }
}

const answers: readonly SpokenAnswer[] = airAnswers
/** The line of business that an answer is about. */
const tradeOf = ({ offer }: SpokenAnswer) => offer?.choice

/** "What would it do for a place like ours?" is about the caller's own trade, once that is known. */
function workOut(topic: string, { business }: Values): Line | undefined {
  const isAboutTrade = answers.some((answer) => answer.id === topic && tradeOf(answer))
  if (!isAboutTrade || business?.kind !== 'text') return undefined
  return answers.find((answer) => tradeOf(answer) === business.text)?.answer
}

/** Says what the company does, and books discovery calls. */
export const air: Script = {
  id: 'air',
  name: 'AIR',
  greeting: airDesk.greeting,
  answers: airAnswers,
  tasks: [call, move, cancel, message],
  // Whoever wants no other time wants none.
  mayInterrupt: (current, wanted) => current === move.id && wanted === cancel.id,
  matters: {
    complaint: { line: airDesk.sorry, next: 'offer', task: message.id },
    bill: callBack,
    outage: callBack,
    cancel: { line: airDesk.passOn, next: 'hand-over' },
    message: { line: airDesk.takeMessage, next: 'hand-over', task: message.id },
  },
  missedIn: (text) => missedCall(text) ?? forTheTeam(text),
  topicIn,
  askedIn,
  wrongNumber,
  workOut,
  priceTopics: ['price'],
  costOf: () => 'price',
  handOver,
  back: airDesk.back,
  offerPerson: airDesk.offerPerson,
  whatICanDo: airDesk.whatICanDo,
  goodbye: airDesk.goodbye,
  *clauses() {
    yield* clausesIn(airDesk)
    yield* Object.keys(trades).map((trade) => `${trade},`)
    yield* anyClauses()
    yield* zoneClauses()
    yield* numberClauses()
    yield* timeClauses()
    yield* nameClauses()
    yield* spellingClauses()
  },
}

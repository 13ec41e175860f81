import { deskWords } from '@nightdesk/content'
import { nowIn } from '@nightdesk/understanding'
import type { CallFacts, Conversation, Reply } from '../../conversation.ts'
import { offerMore, sayGoodbye } from './farewell.ts'
import { patienceFor } from './patience.ts'
import { prompt } from './prompt.ts'
import { respond } from './respond.ts'
import type { Script } from './script.ts'
import { firstState, type State } from './state.ts'
import { Turn } from './turn.ts'

const lastSilence = 3
const afternoonFrom = 12 * 60
const eveningFrom = 17 * 60
const nightUntil = 4 * 60

/** One call with one receptionist. A reply is thought out on a copy; accepting it makes it part of the call. */
export function openConversation(script: Script, call: CallFacts): Conversation {
  const now = nowIn(call.startedAt, call.timeZone)
  let state: State = firstState

  const reply = (think: (turn: Turn) => void): Reply => {
    const turn = new Turn(script, now, state)
    think(turn)
    const next = turn.result()
    return {
      actions: turn.actions(),
      accept: () => {
        state = next
      },
    }
  }

  return {
    greet: () => reply((turn) => turn.say(greetingAt(now.minutes), ...script.greeting)),
    answer: (heard) =>
      reply((turn) => {
        respond(turn, heard)
        if (heard.text.split(' ').length > 2) remember(turn, heard.text)
      }),
    afterSilence: (times) => reply((turn) => breakSilence(turn, times)),
    beforeTimeIsUp: () =>
      reply((turn) => {
        turn.sayOne(deskWords.almostOver)
        if (turn.state.current) prompt(turn)
        else offerMore(turn)
      }),
    patience: (soFar) => patienceFor(script, state, now, soFar),
  }
}

const mostRecent = 6

function remember(turn: Turn, text: string): void {
  const recent = turn.state.current ? [] : [...turn.state.recent, text].slice(-mostRecent)
  turn.update({ lastText: text, recent })
}

function greetingAt(minutes: number): string {
  const { morning, afternoon, evening } = deskWords.daytime
  if (minutes >= eveningFrom || minutes < nightUntil) return evening
  return minutes >= afternoonFrom ? afternoon : morning
}

function breakSilence(turn: Turn, times: number): void {
  if (turn.state.ending) return sayGoodbye(turn)
  if (times >= lastSilence) {
    turn.sayOne(deskWords.letYouGo)
    return turn.finish('assistant-ended-call')
  }
  turn.sayOne(times === 1 ? deskWords.stillThere : deskWords.stillHere)
  if (times === 1 && turn.state.current) prompt(turn)
}

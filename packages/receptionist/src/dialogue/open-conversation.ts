import { deskWords } from '@nightdesk/content'
import { nowIn, type Read } from '@nightdesk/understanding'
import type { CallFacts, ReadingConversation, Reply } from '../conversation.ts'
import type { Script } from '../script.ts'
import { firstState, type State } from '../state.ts'
import { decide } from './decide.ts'
import { offerMore, sayGoodbye } from './farewell.ts'
import { interpret } from './interpret.ts'
import { understand } from './understand.ts'
import { patienceFor } from './patience.ts'
import { prompt } from './prompt.ts'
import { withSentenceMarks } from './sentence-marks.ts'
import { Turn } from './turn.ts'

const lastSilence = 3
const afternoonFrom = 12 * 60
const eveningFrom = 17 * 60
const nightUntil = 4 * 60
const wordsOfAMatter = 2

/** One call with one receptionist. A reply is thought out on a copy; accepting it makes it part of the call. */
export function openConversation(script: Script, read: Read, call: CallFacts): ReadingConversation {
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
    answer: (words) =>
      reply((turn) => {
        const heard = { ...words, text: withSentenceMarks(words.text) }
        const meaning = interpret(read, script, turn.state, heard)
        decide(turn, meaning, heard)
        if (meaning.words > wordsOfAMatter) turn.update({ lastText: heard.text })
      }),
    afterSilence: (times) => reply((turn) => breakSilence(turn, times)),
    beforeTimeIsUp: () =>
      reply((turn) => {
        turn.sayOne(deskWords.almostOver)
        if (turn.state.current) prompt(turn)
        else offerMore(turn)
      }),
    understand: (heard) => understand(read, script, state, heard),
    patience: (soFar) => patienceFor(read, script, state, now, soFar),
  }
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

import type { Heard } from '../../conversation.ts'
import { sayGoodbye } from './farewell.ts'
import { handOver } from './hand-over.ts'
import { miss } from './miss.ts'
import { readSaid, type Said } from './said.ts'
import { answerDoubt } from './steps/answer-doubt.ts'
import { answerOffer } from './steps/answer-offer.ts'
import { answerReadBack } from './steps/answer-read-back.ts'
import { giveUp } from './steps/give-up.ts'
import { goOn } from './steps/go-on.ts'
import { introduce } from './steps/introduce.ts'
import { leave } from './steps/leave.ts'
import { pointOut } from './steps/point-out.ts'
import { sayAgain } from './steps/say-again.ts'
import { takeIn } from './steps/take-in.ts'
import { urgent } from './steps/urgent.ts'
import { wait } from './steps/wait.ts'
import type { Turn } from './turn.ts'

/** In this order: what cannot wait, what answers our last question, what is new, what is left. */
const steps: readonly ((turn: Turn, said: Said) => boolean)[] = [
  urgent,
  sayAgain,
  answerDoubt,
  answerOffer,
  answerReadBack,
  giveUp,
  pointOut,
  wait,
  takeIn,
  introduce,
  leave,
]

// Whoever has been offered a person so often and still says nothing to it is given one.
const mostOffers = 2

/** Thinks out the reply to what was heard. The first step that has something to say takes the turn. */
export function respond(turn: Turn, heard: Heard): void {
  if (turn.state.ending) return sayGoodbye(turn)
  const said = readSaid(heard)
  if (turn.state.personOffers >= mostOffers && isOffered(turn) && !said.yesNo)
    return handOver(turn, heard.text)
  think(turn, heard, said)
  if (isOffered(turn)) turn.update({ personOffers: turn.state.personOffers + 1 })
}

function think(turn: Turn, heard: Heard, said: Said): void {
  if (goOn(turn, heard, said)) return
  if (said.utterance.words.length > 0 && steps.some((step) => step(turn, said))) return
  miss(turn, said.utterance, said.utterance.words.length === 0 ? 0 : said.confidence)
}

function isOffered(turn: Turn): boolean {
  return turn.state.offer?.kind === 'person'
}

import { deskWords } from '@nightdesk/content'
import type { Utterance } from '@nightdesk/understanding'
import { offerPerson } from './farewell.ts'
import { handOver } from './hand-over.ts'
import { prompt } from './prompt.ts'
import type { Turn } from './turn.ts'

const offerAtMiss = 3
const handOverAtMiss = 5
const noisyBelow = 0.5
const wordsOfASentence = 3

/** Nothing was understood: ask in other words, then with an example, then offer a person. It never goes on for ever. */
export function miss(turn: Turn, utterance: Utterance, confidence: number): void {
  const misses = turn.state.misses + 1
  turn.update({ misses })
  if (misses >= handOverAtMiss) return handOver(turn, utterance.text)
  const isOffTopic = utterance.isQuestion && utterance.words.length >= wordsOfASentence
  if (confidence < noisyBelow) turn.sayOne(deskWords.noisy)
  else turn.sayOne(isOffTopic ? deskWords.offTopic : deskWords.unclear)
  if (misses >= offerAtMiss) return offerPerson(turn)
  if (!turn.state.current) return turn.sayLine(turn.script.whatICanDo)
  if (turn.state.current.isReadBack) turn.sayOne(deskWords.yesOrNo)
  prompt(turn)
}

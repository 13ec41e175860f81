import { carAnswers, carDesk, countedPassengers } from '@nightdesk/content'
import type { Now, Utterance } from '@nightdesk/understanding'
import type { Clause } from '../../conversation.ts'
import {
  clausesIn,
  createAssistant,
  type ScriptedAssistant,
} from '../../brain/dialogue/create-assistant.ts'
import type { Memory, Script, Wanted } from '../../brain/dialogue/script.ts'
import { nameClauses } from '../../brain/speech/say-name.ts'
import { numberClauses } from '../../brain/speech/say-number.ts'
import { placeClauses } from '../../brain/speech/say-place.ts'
import { timeClauses } from '../../brain/speech/say-time.ts'
import { ride } from './ride.ts'

const transportationScript: Script = {
  id: 'transportation',
  name: 'Ground transportation',
  greeting: carDesk.greeting,
  answers: carAnswers,
  tasks: [ride],
  taskOf,
  mayInterrupt: () => false,
  handOver: ({ values, task }) => ({
    line: carDesk.handOver,
    tools: task ? [ride.paper(values, 'draft')] : [],
    isEnd: true,
  }),
  back: carDesk.back,
  offerPerson: carDesk.offerPerson,
  whatICanDo: carDesk.whatICanDo,
  goodbye: carDesk.goodbye,
  clauses,
}

const another = /\b(?:another|second|new|one more|other)\b/
const rideWords =
  /\b(?:to|from|car|cars|ride|pickup|pick|dropoff|drop|drive|driver|cab|taxi|limo|van|take|get|fetch|collect|send|bring|book|come|ok|okay)\b/
const wayBack = /\b(?:back|return|round trip)\b/

// "Do you go to Philadelphia?" asks what the company does.
const serviceAsked =
  /^(?:\S+ ){0,3}(?:do|does|can|will) (?:you|they)(?: \S+){0,2} (?:go|drive|serve|service|cover|operate|run)(?: \S+){1,4}$/
const bookedBefore =
  /\b(?:(?:already|i|we) (?:have )?(?:booked|ordered|reserved)|(?:change|move|reschedule|cancel|about) (?:my|our|an existing) (?:ride|car|booking|reservation|pickup|trip)|(?:won't|don't|no longer) need (?:\S+ ){1,2}(?:car|ride|pickup))\b/

const onlyCar =
  /^(?:(?:hi|hello|yes|yeah|a|one|just|another) )*(?:car|cab|taxi|ride|limo|driver)(?: please| now)?$/
const wished =
  /\b(?:can|could|would|may) (?:i|we|you|somebody|someone)\b|\b(?:i|we) (?:need|want)\b/

/** A place, a time or a day is enough to begin; after a ride was sent, it is a change to that one. */
function taskOf(utterance: Utterance, now: Now, memory: Memory): Wanted | undefined {
  const values = memory.ride ?? {}
  const text = utterance.words.join(' ')
  if (memory.ride && wayBack.test(text) && (!utterance.isQuestion || wished.test(text)))
    return { task: ride.id, choice: 'back' }
  // "What's the weather tomorrow?" names a day, and is no ride.
  if (utterance.isQuestion && !rideWords.test(text)) return undefined
  if (!memory.ride && (serviceAsked.test(text) || bookedBefore.test(text))) return undefined
  if (onlyCar.test(text)) return { task: ride.id }
  const found = ride.read(utterance, { values, now, by: 'typing', isReadBack: false })
  const strong = found.filter(({ slot }) => slot !== 'name' && slot !== 'daypart')
  if (strong.length === 0) return undefined
  // "How long is the ride to JFK?" wants an answer first.
  if (utterance.isQuestion && strong.length === 1 && !wished.test(text))
    return { task: ride.id, isWeak: true }
  return { task: ride.id, ...(memory.ride && !another.test(text) ? { choice: 'same' } : {}) }
}

function* clauses(): Iterable<Clause> {
  yield* clausesIn(carDesk)
  yield* countedPassengers.flat()
  yield* numberClauses()
  yield* timeClauses()
  yield* nameClauses()
  yield* placeClauses()
}

/** Takes a ride down for a dispatcher to approve. */
export const transportation: ScriptedAssistant = createAssistant(transportationScript)

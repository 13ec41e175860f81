import type { Clause } from '../conversation.ts'

type PhraseKey =
  | 'greeting'
  | 'understood'
  | 'offer'
  | 'taken'
  | 'again'
  | 'next'
  | 'farewell'
  | 'stillThere'
  | 'stillHere'
  | 'silentFarewell'
  | 'timeIsUp'

/** Every sentence of the front desk that does not hold the caller's own words. */
export const phrases: Readonly<Record<PhraseKey, readonly Clause[]>> = {
  greeting: ['Thank you for calling.', 'This is the front desk.', 'How can I help you?'],
  understood: ['I understood:'],
  offer: ['Should I take that down as a message?'],
  taken: ['Thank you.', 'I’ve written that down.', 'Is there anything else?'],
  again: ['I’m sorry.', 'Could you say that again?'],
  next: ['Of course.', 'Go ahead.'],
  farewell: ['Thank you for calling.', 'Goodbye.'],
  stillThere: ['Are you still there?'],
  stillHere: ['I’m still here if you need me.'],
  silentFarewell: ['I’ll let you go now.', 'Please call back any time.', 'Goodbye.'],
  timeIsUp: ['We have half a minute left on this call.'],
}

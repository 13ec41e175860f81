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
  offer: ['Shall I take that down as a message?'],
  taken: ['Thank you.', 'I have written that down.', 'Is there anything else?'],
  again: ['I am sorry.', 'Please say it once more.'],
  next: ['Of course.', 'Go ahead.'],
  farewell: ['Thank you for calling.', 'Goodbye.'],
  stillThere: ['Are you still there?'],
  stillHere: ['I am still here if you need me.'],
  silentFarewell: ['I will let you go now.', 'Please call again any time.', 'Goodbye.'],
  timeIsUp: ['We have half a minute left on this call.'],
}

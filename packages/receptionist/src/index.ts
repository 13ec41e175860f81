export type {
  Action,
  CallFacts,
  Clause,
  Conversation,
  Heard,
  Patience,
  ReadingConversation,
  Receptionist,
  Reply,
  Understood,
} from './conversation.ts'
export { createReceptionist, type ScriptedReceptionist } from './create-receptionist.ts'
export type { Script, Task, Tool } from './script.ts'
export { scripts } from './registry.ts'
export {
  createOwnReceptionist,
  ownBusiness,
  type OwnReaders,
} from './own-business/own-receptionist.ts'
export { wordsAhead, type WordsAhead } from './own-business/own-words.ts'
export type { OwnBusinessNote } from './own-business/own-note.ts'
export type { CallNote, DiscoveryCallRequest } from './assistants/air/papers.ts'
export type { RegistrationCard } from './assistants/hotels/card.ts'
export type { TripTicket } from './assistants/transportation/ticket.ts'

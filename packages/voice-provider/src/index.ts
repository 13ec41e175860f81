export type {
  Action,
  Assistant,
  CallFacts,
  Clause,
  Conversation,
  Heard,
  Patience,
  Reply,
} from './conversation.ts'
export { air } from './assistants/air/air.ts'
export type { CallNote, DiscoveryCallRequest } from './assistants/air/discovery-call.ts'
export type { RegistrationCard } from './assistants/hotels/card.ts'
export { hotels } from './assistants/hotels/hotels.ts'
export type { TripTicket } from './assistants/transportation/ride.ts'
export { transportation } from './assistants/transportation/transportation.ts'
export type { ScriptedAssistant } from './brain/dialogue/create-assistant.ts'
export type { ModelOptions } from './brain/model/model-options.ts'
export { withModel } from './brain/model/with-model.ts'

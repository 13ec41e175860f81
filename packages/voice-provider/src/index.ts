export { bankClauses } from './bank/bank-clauses.ts'
export {
  clipPackets,
  readClipFile,
  writeClipFile,
  type ClipEntry,
  type StoredClip,
} from './bank/clip-file.ts'
export { packClip, unpackClip } from './bank/packed-clip.ts'
export { bankDir, bankName, bankVoice, openVoiceBank, type VoiceBank } from './bank/voice-bank.ts'
export type {
  Action,
  Assistant,
  CallFacts,
  CallSpan,
  Clause,
  Conversation,
  Heard,
  Patience,
  Receptionist,
  Reply,
} from './conversation.ts'
export { createOpusWriter, decodeClip, type OpusRate, type OpusWriter } from './speech/opus.ts'
export { readWave, writeWave, type Wave } from './speech/wave.ts'
export { createFrontDesk, type FrontDeskWords } from './front-desk/front-desk.ts'
export { callingOrigin, type PageOrigins } from './http/authorize.ts'
export { addGuestAccess } from './http/guest-access.ts'
export { createCallCaps, type CallCaps, type CapOptions, type Refusal } from './http/call-caps.ts'
export type { CallRecord, UsedTool } from './call/call-desk.ts'
export {
  createVoiceProvider,
  type VoiceProvider,
  type VoiceProviderOptions,
} from './voice-provider.ts'
export { air } from './assistants/air/air.ts'
export type { CallNote, DiscoveryCallRequest } from './assistants/air/discovery-call.ts'
export type { RegistrationCard } from './assistants/hotels/card.ts'
export { hotels } from './assistants/hotels/hotels.ts'
export type { TripTicket } from './assistants/transportation/ride.ts'
export { transportation } from './assistants/transportation/transportation.ts'
export { countWordErrors, toWords } from './speech/word-errors.ts'
export type { ScriptedAssistant } from './brain/dialogue/create-assistant.ts'
export { briefAssistant, type AssistantBrief } from './brain/model/brief.ts'
export type { ModelSettings } from './assistants/receptionists.ts'
export type { Mind } from './mind/open-mind.ts'
export { openReceptionists } from './mind/open-receptionists.ts'

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
export {
  otherAssistant,
  type AnswerStage,
  type CallMeter,
  type EndedCall,
  type SpokenBy,
} from './call-meter.ts'
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
  ToolAction,
} from './conversation.ts'
export { createOpusWriter, decodeClip, type OpusRate, type OpusWriter } from './speech/opus.ts'
export { readWave, writeWave, type Wave } from './speech/wave.ts'
export { createFrontDesk, type FrontDeskWords } from './front-desk/front-desk.ts'
export { callingOrigin, isApiKey, readBearer, type PageOrigins } from './http/authorize.ts'
export { addGuestAccess } from './http/guest-access.ts'
export {
  createCallCaps,
  takePlace,
  type CallCaps,
  type CapOptions,
  type PlaceDesk,
  type Refusal,
} from './admission/call-caps.ts'
export type { EndReason } from './call/end-reason.ts'
export type { RefusalReason } from './http/call-refusals.ts'
export type { ToolRefusal } from './call/noted-tools.ts'
export type { UsedTool } from './call/desk/desk-options.ts'
export type { CallRecord } from './call/desk/held-call.ts'
export {
  createVoiceProvider,
  type VoiceProvider,
  type VoiceProviderOptions,
} from './voice-provider.ts'
export { countWordErrors, toWords } from './speech/word-errors.ts'
export { briefAssistant, type AssistantBrief } from './model/brief.ts'
export type { Mind } from './mind/open-mind.ts'
export { openReceptionists } from './mind/open-receptionists.ts'
export { receptionists, type ModelSettings } from './mind/receptionists.ts'

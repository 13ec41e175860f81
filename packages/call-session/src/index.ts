export * from './audio-devices.ts'
export * from './clock.ts'
export * from './disposer.ts'
export { Emitter, type EventMap } from './emitter.ts'
export * from './errors/fatal-error.ts'
export * from './errors/media-error.ts'
export { OptionError } from './errors/option-error.ts'
export {
  CallSessionError,
  sessionErrorTexts,
  type SessionErrorKind,
} from './errors/session-error.ts'
export * from './fallback-transport.ts'
export * from './operations/call-tests.ts'
export * from './operations/media.ts'
export type { Operation } from './operations/operation.ts'
export * from './operations/prebuilt.ts'
export * from './operations/recording.ts'
export * from './operations/settings.ts'
export * from './operations/telephone.ts'
export type { DialOutOptions } from './rules/dial-out.ts'
export type { DtmfOptions } from './rules/dtmf.ts'
export type { AudioProcessor, InputSettings, VideoProcessor } from './rules/input-settings.ts'
export type { Integration, Integrations } from './rules/integrations.ts'
export type { RecordingOptions } from './rules/recording.ts'
export type { PlayerSettings, PlayerStart, PlayerUpdate } from './rules/remote-media-player.ts'
export type { SendSettings, VideoSendSettings } from './rules/send-settings.ts'
export type { SessionData } from './rules/session-data.ts'
export type { SimulcastLayer } from './rules/simulcast.ts'
export type { TransferOptions } from './rules/transfer.ts'
export type { TrayButton, TrayButtons } from './rules/tray-buttons.ts'
export type { StopController, StopSignal } from './runtime.ts'
export { createStopController } from './runtime.ts'
export { allPropertyRules } from './session/all-property-rules.ts'
export type { CallEvents, Participants, TrackEvent } from './session/call-events.ts'
export { CallSession, type CallSessionOptions, type InputDevices } from './session/call-session.ts'
export { nextCallState, type CallState, type CallStep } from './session/call-state.ts'
export type { Condition } from './session/conditions.ts'
export {
  voicePropertyRules,
  type JoinProperties,
  type PropertyRules,
} from './session/join-properties.ts'
export * from './transport.ts'

import { isClientMessageType, type ClientMessage } from './client-messages.ts'
import { isCallStatus, type CallStatus, type EndedReason } from './call-status.ts'
import { isJsonObject, isOptional, parseJsonObject, type JsonObject } from './json-value.ts'

export type Speaker = 'assistant' | 'user'

export type StatusUpdate = {
  readonly type: 'status-update'
  readonly status: CallStatus
  /** One of the plain reasons, or a provider's own code. */
  readonly endedReason?: EndedReason | (string & {})
}

export type SpeechUpdate = {
  readonly type: 'speech-update'
  readonly status: 'started' | 'stopped'
  readonly role: Speaker
  readonly turn?: number
}

export type Transcript = {
  readonly type: 'transcript'
  readonly role: Speaker
  readonly transcriptType: 'partial' | 'final'
  readonly transcript: string
}

export type ConversationUpdate = {
  readonly type: 'conversation-update'
  readonly conversation: readonly { readonly role: string; readonly content: string }[]
  /** Left out, this is all that was said. Given, these lines take the place of all from this one on. */
  readonly from?: number
}

export const refusals = ['too-long', 'too-often', 'not-allowed'] as const

/** A message of the page that was not obeyed: nothing came of it, and the call goes on. */
export type MessageRefused = {
  readonly type: 'message-refused'
  readonly message: ClientMessage['type']
  readonly reason: (typeof refusals)[number]
}

export type UserInterrupted = { readonly type: 'user-interrupted' }

export type ToolCall = {
  readonly id: string
  readonly type: 'function'
  readonly function: { readonly name: string; readonly arguments: JsonObject }
}

export type ToolCalls = { readonly type: 'tool-calls'; readonly toolCallList: readonly ToolCall[] }

export type Metadata = {
  readonly type: 'metadata'
  /** `answerTimeMs`: how long the caller waited in this turn, as the provider saw it. */
  readonly metadata: JsonObject & { readonly answerTimeMs?: number }
}

/** The messages whose shape is known here. */
export type ServerMessage =
  | StatusUpdate
  | SpeechUpdate
  | Transcript
  | ConversationUpdate
  | UserInterrupted
  | ToolCalls
  | Metadata
  | MessageRefused

/** Any message of a provider; those of a type not named above are handed on as they came. */
export type CallMessage = ServerMessage | (JsonObject & { readonly type?: unknown })

type Guards = { readonly [Type in ServerMessage['type']]: (message: JsonObject) => boolean }

const isSpeaker = (value: unknown) => value === 'assistant' || value === 'user'

const guards: Guards = {
  'status-update': ({ status, endedReason }) =>
    isCallStatus(status) && isOptional(endedReason, 'string'),
  'speech-update': ({ status, role, turn }) =>
    (status === 'started' || status === 'stopped') && isSpeaker(role) && isOptional(turn, 'number'),
  transcript: ({ role, transcriptType, transcript }) =>
    isSpeaker(role) &&
    (transcriptType === 'partial' || transcriptType === 'final') &&
    typeof transcript === 'string',
  'conversation-update': ({ conversation, from }) =>
    Array.isArray(conversation) && conversation.every(isLine) && isOptional(from, 'number'),
  'user-interrupted': () => true,
  'tool-calls': ({ toolCallList }) => Array.isArray(toolCallList) && toolCallList.every(isToolCall),
  metadata: ({ metadata }) => isJsonObject(metadata) && isOptional(metadata.answerTimeMs, 'number'),
  'message-refused': ({ message, reason }) =>
    isClientMessageType(message) && refusals.some((known) => known === reason),
}

function isLine(value: unknown): boolean {
  return isJsonObject(value) && typeof value.role === 'string' && typeof value.content === 'string'
}

function isToolCall(value: unknown): boolean {
  if (!isJsonObject(value) || !isJsonObject(value.function)) return false
  const { name, arguments: given } = value.function
  return typeof value.id === 'string' && typeof name === 'string' && isJsonObject(given)
}

/** True for a message of a known type that keeps its shape. */
export function isServerMessage(message: CallMessage): message is ServerMessage {
  const { type } = message
  if (typeof type !== 'string' || !Object.hasOwn(guards, type)) return false
  return guards[type as ServerMessage['type']](message)
}

/** The whole conversation, from what was known of it and an update: whole or only its end. */
export function updateConversation(
  known: ConversationUpdate['conversation'],
  { conversation, from = 0 }: ConversationUpdate,
): ConversationUpdate['conversation'] {
  return [...known.slice(0, from), ...conversation]
}

/** The message in a text from the provider, or nothing where it is not one. */
export function readCallMessage(text: string): CallMessage | undefined {
  return parseJsonObject(text)
}

/** True for the one message after which a call is over. */
export function isEndedStatus(message: CallMessage): message is StatusUpdate {
  return isServerMessage(message) && message.type === 'status-update' && message.status === 'ended'
}

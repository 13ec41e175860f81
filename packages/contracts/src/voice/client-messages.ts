import { isJsonObject, isOptional, parseJsonObject, type JsonObject } from './json-value.ts'

export type Say = {
  readonly type: 'say'
  readonly message: string
  readonly endCallAfterSpoken?: boolean
  readonly interruptionsEnabled?: boolean
}

export type Control =
  | { readonly type: 'control'; readonly control: 'mute-assistant' | 'unmute-assistant' }
  | {
      readonly type: 'control'
      readonly control: 'say-first-message'
      readonly videoRecordingStartDelaySeconds?: number
    }

/** Words that were typed: the assistant answers them as if they had been spoken. */
export type AddMessage = {
  readonly type: 'add-message'
  readonly message: { readonly role: string; readonly content: string }
}

export type EndCall = { readonly type: 'end-call' }

export type ClientMessage = Say | Control | AddMessage | EndCall

const controls: readonly unknown[] = ['mute-assistant', 'unmute-assistant', 'say-first-message']

type Guards = { readonly [Type in ClientMessage['type']]: (message: JsonObject) => boolean }

const guards: Guards = {
  say: ({ message, endCallAfterSpoken, interruptionsEnabled }) =>
    typeof message === 'string' &&
    isOptional(endCallAfterSpoken, 'boolean') &&
    isOptional(interruptionsEnabled, 'boolean'),
  control: ({ control, videoRecordingStartDelaySeconds }) =>
    controls.includes(control) && isOptional(videoRecordingStartDelaySeconds, 'number'),
  'add-message': ({ message }) =>
    isJsonObject(message) &&
    typeof message.role === 'string' &&
    typeof message.content === 'string',
  'end-call': () => true,
}

export function isClientMessageType(type: unknown): type is ClientMessage['type'] {
  return typeof type === 'string' && Object.hasOwn(guards, type)
}

/** A page's message, or nothing: what a stranger sends never goes further than this. */
export function readClientMessage(text: string): ClientMessage | undefined {
  const message = parseJsonObject(text)
  const type = message?.type
  if (!message || !isClientMessageType(type)) return undefined
  return guards[type](message) ? (message as ClientMessage) : undefined
}

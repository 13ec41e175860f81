import { isJsonObject, optionalString, parseJsonObject, type JsonObject } from './json-value.ts'
import { isCallStatus, type CallStatus } from './call-status.ts'

/** Asks for an assistant or a squad, by id or written out. */
export type WebCallRequest = {
  readonly assistantId?: string
  readonly assistant?: JsonObject
  readonly assistantOverrides?: JsonObject
  readonly squadId?: string
  readonly squad?: JsonObject
}

/** What creates a call without saying with whom. The text is the specification's. */
export const missingAssistantMessage = 'Assistant or Squad must be provided.'

/** The answer to a creation: what a client reads of it, and everything else as it came. */
export type WebCall = JsonObject & {
  readonly id?: string
  readonly status?: CallStatus
  /** Where the call is joined: an absolute http(s) address. */
  readonly webCallUrl: string
  readonly artifactPlan?: JsonObject & { readonly videoRecordingEnabled?: boolean }
  readonly assistant?: JsonObject & { readonly voice?: JsonObject & { readonly provider?: string } }
}

/** Names are ids, objects are written out, and what is not given is not sent. */
export function webCallRequest(
  assistant: string | JsonObject | undefined,
  assistantOverrides?: JsonObject,
  squad?: string | JsonObject,
): WebCallRequest {
  return {
    ...(typeof assistant === 'string' && assistant !== '' && { assistantId: assistant }),
    ...(isJsonObject(assistant) && { assistant }),
    ...(assistantOverrides && { assistantOverrides }),
    ...(typeof squad === 'string' && squad !== '' && { squadId: squad }),
    ...(isJsonObject(squad) && { squad }),
  }
}

export function namesSomebody(request: WebCallRequest): boolean {
  return [request.assistantId, request.assistant, request.squadId, request.squad].some(Boolean)
}

/** A creation as it came over the wire, or nothing where it is none. Unknown keys are left out. */
export function readWebCallRequest(text: string): WebCallRequest | undefined {
  const body = parseJsonObject(text)
  if (!body) return undefined
  const { assistantId, assistant, assistantOverrides, squadId, squad } = body
  const objects = [assistant, assistantOverrides, squad]
  if (objects.some((value) => value !== undefined && !isJsonObject(value))) return undefined
  const request: WebCallRequest = {
    ...(optionalString(assistantId) && { assistantId: String(assistantId) }),
    ...(isJsonObject(assistant) && { assistant }),
    ...(isJsonObject(assistantOverrides) && { assistantOverrides }),
    ...(optionalString(squadId) && { squadId: String(squadId) }),
    ...(isJsonObject(squad) && { squad }),
  }
  return namesSomebody(request) ? request : undefined
}

/** The provider's answer, or nothing where it says no place to join. Fields of a wrong kind are left out. */
export function readWebCall(value: unknown): WebCall | undefined {
  if (!isJsonObject(value)) return undefined
  const { webCallUrl, status, id, artifactPlan, assistant, ...rest } = value
  if (typeof webCallUrl !== 'string' || webCallUrl === '') return undefined
  return {
    ...rest,
    webCallUrl,
    ...(typeof id === 'string' && { id }),
    ...(isCallStatus(status) && { status }),
    ...(isJsonObject(artifactPlan) && { artifactPlan }),
    ...(isJsonObject(assistant) && { assistant: readAssistant(assistant) }),
  }
}

function readAssistant({ voice, ...rest }: JsonObject): NonNullable<WebCall['assistant']> {
  return { ...rest, ...(isJsonObject(voice) && { voice }) }
}

/** Whether the provider wants the call filmed; only a plain yes counts. */
export function wantsRecording(call: WebCall): boolean {
  return call.artifactPlan?.videoRecordingEnabled === true
}

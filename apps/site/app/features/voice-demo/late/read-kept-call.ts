import { isJsonObject } from '@nightdesk/contracts'
import type { Caption } from './caption.ts'
import type { CallView } from './desk-view.ts'

export type KeptCall = CallView & { readonly assistantId: string }

/**
 * The call that the page before a reload left in this tab. Any program on this address can write there: what is not a
 * call in every part is none.
 */
export function readKeptCall(text: string | undefined): KeptCall | undefined {
  const call = parse(text)
  return isJsonObject(call) &&
    typeof call.assistantId === 'string' &&
    Array.isArray(call.captions) &&
    call.captions.every(isCaption) &&
    isJsonObject(call.paper) &&
    Object.values(call.paper).every((fact) => typeof fact === 'string') &&
    (call.answerTimeMs === undefined || typeof call.answerTimeMs === 'number')
    ? (call as unknown as KeptCall)
    : undefined
}

function parse(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return undefined
  }
}

function isCaption(value: unknown): value is Caption {
  return (
    isJsonObject(value) &&
    typeof value.id === 'number' &&
    (value.by === 'assistant' || value.by === 'user') &&
    typeof value.text === 'string' &&
    typeof value.isFinal === 'boolean'
  )
}

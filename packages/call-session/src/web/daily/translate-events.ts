import { CallFatalError, fatalErrorTypes, type ConnectionStage } from '../../errors/fatal-error.ts'
import { MediaError, mediaErrorTypes } from '../../errors/media-error.ts'
import type {
  AccessState,
  NonFatalErrorType,
  Participant,
  TrackState,
  TransportEvent,
} from '../../transport.ts'
import type { DailyCall, DailyEvents, DailyParticipant } from './daily-call.ts'

type Tell = (event: TransportEvent) => void

/** Hands on what needs no more than other words. */
export function translateEvents(call: DailyCall, tell: Tell): void {
  call.on('left-meeting', () => tell({ type: 'left' }))
  call.on('error', (event) => tell({ type: 'failed', error: toFatal(event) }))
  call.on('camera-error', (event) => tell({ type: 'media-error', error: toMedia(event) }))
  call.on('nonfatal-error', ({ type, errorMsg }) => {
    tell({ type: 'nonfatal-error', error: { type: type as NonFatalErrorType, message: errorMsg } })
  })
  call.on('participant-updated', ({ participant }) => {
    if (!participant.local) {
      tell({ type: 'participant-updated', participant: toParticipant(participant) })
    }
  })
  call.on('participant-left', ({ participant }) => {
    tell({ type: 'participant-left', participantId: participant.session_id })
  })
  call.on('app-message', ({ data, fromId }) => tell({ type: 'message', data, fromId }))
  call.on('network-quality-change', ({ threshold, quality }) => {
    tell({ type: 'network-quality', network: { threshold, quality } })
  })
  call.on('network-connection', ({ type, event }) => {
    const network = { type, event: event === 'connected' ? 'connected' : 'interrupted' } as const
    tell({ type: 'network-connection', network })
  })
  call.on('access-state-updated', ({ access, awaitingAccess }) => {
    const state = { access, ...(awaitingAccess !== undefined && { awaitingAccess }) }
    tell({ type: 'access', state: state as AccessState })
  })
  call.on('recording-started', () => tell({ type: 'recording-started' }))
  call.on('recording-stopped', () => tell({ type: 'recording-stopped' }))
}

export function toParticipant(one: DailyParticipant): Participant {
  return {
    id: one.session_id,
    userName: one.user_name,
    isLocal: one.local,
    audio: (one.tracks?.audio?.state ?? 'off') as TrackState,
  }
}

/** Whatever the library fails with: an event, an error or a text. */
export function toFatal(thrown: unknown): CallFatalError {
  if (typeof thrown === 'string' || thrown instanceof Error) {
    const message = typeof thrown === 'string' ? thrown : thrown.message
    return new CallFatalError('connection-error', message, { on: 'join', cause: thrown })
  }
  const { error, errorMsg = '' } = (thrown ?? {}) as Partial<DailyEvents['error']>
  const type = fatalErrorTypes.find((one) => one === error?.type) ?? 'connection-error'
  const details = error?.details as { readonly on?: ConnectionStage } | undefined
  const on = details?.on === undefined ? {} : { on: details.on }
  return new CallFatalError(type, errorMsg || error?.msg || type, { ...on, cause: thrown })
}

function toMedia({ error, errorMsg }: DailyEvents['camera-error']): MediaError {
  const type = mediaErrorTypes.find((one) => one === error?.type) ?? 'unknown'
  return new MediaError(type, error?.msg ?? errorMsg?.errorMsg ?? type, error)
}

import type { Emitter } from '../emitter.ts'
import type { AccessState, NetworkQuality, TransportEvent } from '../transport.ts'
import type { CallEvents } from './call-events.ts'
import type { Roster } from './roster.ts'

export type CallFacts = {
  readonly roster: Roster
  access: AccessState
  network: NetworkQuality | undefined
}

export const unknownAccess: AccessState = { access: 'unknown' }

type Handled = Exclude<TransportEvent, { type: 'left' | 'failed' }>

/** Keeps the facts of a call up to date with what its transport tells, and tells the listeners. */
export function dispatch(event: Handled, facts: CallFacts, emitter: Emitter<CallEvents>): void {
  const { roster } = facts
  switch (event.type) {
    case 'participant-joined':
    case 'participant-updated':
      roster.set(event.participant)
      emitter.emit(event.type, event.participant)
      return
    case 'participant-left': {
      const participant = roster.remove(event.participantId)
      if (participant) emitter.emit('participant-left', participant)
      return
    }
    case 'track-started':
    case 'track-stopped': {
      const participant = roster.get(event.participantId)
      const { kind, track } = event
      if (participant) emitter.emit(event.type, { participant, kind, track })
      return
    }
    case 'message':
      emitter.emit('app-message', { data: event.data, fromId: event.fromId })
      return
    case 'network-quality':
      changeNetwork(event.network, facts, emitter)
      return
    case 'network-connection':
      emitter.emit('network-connection', event.network)
      return
    case 'access':
      changeAccess(event.state, facts, emitter)
      return
    case 'media-error':
      emitter.emit('camera-error', event.error)
      return
    case 'nonfatal-error':
      emitter.emit('nonfatal-error', event.error)
      return
    case 'playback-blocked':
      emitter.emit('playback-blocked', event.error)
      return
    case 'recording-started':
    case 'recording-stopped':
      emitter.emit(event.type)
  }
}

/** Told only when the value really differs. */
export function changeAccess(
  state: AccessState,
  facts: CallFacts,
  emitter: Emitter<CallEvents>,
): void {
  const isSame = JSON.stringify(state) === JSON.stringify(facts.access)
  facts.access = state
  if (!isSame) emitter.emit('access-state-updated', state)
}

function changeNetwork(
  network: NetworkQuality,
  facts: CallFacts,
  emitter: Emitter<CallEvents>,
): void {
  const isSame = facts.network?.threshold === network.threshold
  facts.network = network
  if (!isSame) emitter.emit('network-quality-change', network)
}

export type WidgetState = 'idle' | 'loading' | 'active'

export type WidgetEvent = 'press' | 'call-start' | 'call-end' | 'error'

/** What each state answers to; any other event leaves it as it is. */
const transitions: Record<WidgetState, Partial<Record<WidgetEvent, WidgetState>>> = {
  idle: { press: 'loading' },
  loading: { press: 'idle', 'call-start': 'active', 'call-end': 'idle', error: 'idle' },
  active: { press: 'idle', 'call-end': 'idle', error: 'idle' },
}

export function nextWidgetState(state: WidgetState, event: WidgetEvent): WidgetState {
  return transitions[state][event] ?? state
}

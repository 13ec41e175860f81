/** The demo call as the page sees it. */
export type DemoState = 'idle' | 'starting' | 'active'

export type DemoEvent = 'start' | 'started' | 'failed' | 'stop' | 'ended'

/** What each state answers to; any other event leaves it as it is. */
const transitions: Record<DemoState, Partial<Record<DemoEvent, DemoState>>> = {
  idle: { start: 'starting' },
  starting: { started: 'active', failed: 'idle', stop: 'idle', ended: 'idle' },
  active: { failed: 'idle', stop: 'idle', ended: 'idle' },
}

export function nextDemoState(state: DemoState, event: DemoEvent): DemoState {
  return transitions[state][event] ?? state
}

/** The states of a call session. */
export type CallState = 'new' | 'loading' | 'joining' | 'joined' | 'left' | 'error'

export type CallStep = 'load' | 'loaded' | 'joined' | 'leave' | 'fail'

/** What each state answers to; any other step leaves it as it is. */
const transitions: Record<CallState, Partial<Record<CallStep, CallState>>> = {
  new: { load: 'loading', leave: 'left' },
  loading: { loaded: 'joining', leave: 'left', fail: 'error' },
  joining: { joined: 'joined', leave: 'left', fail: 'error' },
  joined: { leave: 'left', fail: 'error' },
  left: { load: 'loading' },
  error: { load: 'loading' },
}

export function nextCallState(state: CallState, step: CallStep): CallState {
  return transitions[state][step] ?? state
}

/** True from the begin of a join to the end of the call: a second join is refused. */
export function isUnderWay(state: CallState): boolean {
  return state === 'loading' || state === 'joining' || state === 'joined'
}

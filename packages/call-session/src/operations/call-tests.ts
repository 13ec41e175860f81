import type { Operation } from './operation.ts'

const nothing = () => {}

/** The test before a call: while it runs, the other tests wait. */
export const testCallQuality: Operation<undefined> = {
  method: 'testCallQuality',
  needs: ['call-object', 'not-joined', 'initialized'],
  check: nothing,
  effect: 'runs-test',
}

export const stopTestCallQuality: Operation<undefined> = {
  method: 'stopTestCallQuality',
  needs: [],
  check: nothing,
  effect: 'ends-test',
}

export const testWebsocketConnectivity: Operation<undefined> = {
  method: 'testWebsocketConnectivity',
  needs: ['no-test-running'],
  check: nothing,
}

export const testPeerToPeerCallQuality: Operation<unknown> = {
  method: 'testPeerToPeerCallQuality',
  needs: ['no-test-running'],
  check: nothing,
}

export const testNetworkConnectivity: Operation<unknown> = {
  method: 'testNetworkConnectivity',
  needs: ['no-test-running'],
  check: nothing,
}

import { createSocket } from 'node:dgram'
import { once } from 'node:events'

import { PeerConnection, type RtcConfig } from 'node-datachannel'

import { MediaError } from './media-error.ts'

const gatherWithinMs = 2_000

/** How every connection shares the one port for media. */
export function onePort(udpPort: number): RtcConfig {
  return {
    iceServers: [],
    enableIceUdpMux: true,
    disableAutoNegotiation: true,
    portRangeBegin: udpPort,
    portRangeEnd: udpPort,
  }
}

/**
 * Holds the port for media while there are no calls: the library opens it with the first of them and closes it with the
 * last, and ends the whole process where another program has taken it meanwhile. Resolves to the function that lets go.
 */
export async function holdUdpPort(udpPort: number): Promise<() => void> {
  await assertFree(udpPort)
  const keeper = new PeerConnection('keeper', onePort(udpPort))
  try {
    await gathered(keeper)
    return () => keeper.close()
  } catch (error) {
    keeper.close()
    throw error
  }
}

async function assertFree(udpPort: number): Promise<void> {
  const socket = createSocket('udp4')
  try {
    socket.bind(udpPort)
    await once(socket, 'listening')
  } catch (cause) {
    throw new MediaError('unavailable', 'The port for media is taken', { cause })
  } finally {
    const closed = once(socket, 'close')
    socket.close()
    await closed
  }
}

async function gathered(keeper: PeerConnection): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const timer = setTimeout(
    () => reject(new MediaError('unavailable', 'No address for media was found')),
    gatherWithinMs,
  )
  keeper.onGatheringStateChange((state) => {
    if (state === 'complete') resolve()
  })
  // Without anything to connect there is nothing to gather for.
  keeper.createDataChannel('keeper')
  keeper.setLocalDescription('offer')
  await promise.finally(() => clearTimeout(timer))
}

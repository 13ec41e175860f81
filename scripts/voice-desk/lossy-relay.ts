import { createSocket, type Socket } from 'node:dgram'
import { once } from 'node:events'

export type LossyRelay = {
  readonly port: number
  /** While it is cut, no packet passes in either direction, and nobody is told. */
  isCut: boolean
  close(): void
}

export type Weather = {
  /** Of a hundred packets so many never arrive. */
  readonly lossPercent: number
  /** The others are late by up to so much, each by its own. */
  readonly jitterMs: number
}

/** A bad network between a page and the server: whatever comes to its port goes on to the other's, or does not. */
export async function startLossyRelay(
  toPort: number,
  { lossPercent, jitterMs }: Weather,
): Promise<LossyRelay> {
  const near = await openSocket()
  const far = await openSocket()
  let pagePort = 0
  let isClosed = false

  const pass = (socket: Socket, packet: Buffer, port: number) => {
    if (relay.isCut || Math.random() * 100 < lossPercent) return
    const send = () => isClosed || socket.send(packet, port, '127.0.0.1')
    setTimeout(send, Math.random() * jitterMs)
  }
  near.on('message', (packet, { port }) => {
    pagePort = port
    pass(far, packet, toPort)
  })
  far.on('message', (packet) => pass(near, packet, pagePort))

  const relay: LossyRelay = {
    port: near.address().port,
    isCut: false,
    close() {
      isClosed = true
      near.close()
      far.close()
    },
  }
  return relay
}

async function openSocket(): Promise<Socket> {
  const socket = createSocket('udp4')
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return socket
}

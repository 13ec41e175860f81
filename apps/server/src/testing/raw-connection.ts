import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

export type RawConnection = {
  readonly socket: Socket
  send(text: string): void
  /** Everything received when the other side has closed. */
  readonly closed: Promise<string>
}

/** A bare TCP connection, to say what no well-behaved client would. */
export async function openRawConnection(port: number, from?: string): Promise<RawConnection> {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from })
  let received = ''
  socket.setEncoding('latin1').on('data', (text: string) => (received += text))
  // A reset after the answer is the server's right; what was received still counts.
  socket.on('error', () => undefined)
  const closed = new Promise<string>((resolve) => socket.on('close', () => resolve(received)))
  await once(socket, 'connect')

  return { socket, send: (text) => void socket.write(text), closed }
}

export async function exchangeRaw(port: number, text: string): Promise<string> {
  const connection = await openRawConnection(port)
  connection.send(text)
  return connection.closed
}

import { once } from 'node:events'
import { WebSocket } from 'ws'

type Params = Readonly<Record<string, unknown>>
type Answer = { readonly id: number; readonly result?: Params; readonly message?: string }
type Happening = { readonly method: string; readonly params: Params }

export type Bidi = {
  send(method: string, params: Params): Promise<Params>
  close(): void
}

/** WebDriver BiDi: numbered commands and their answers over one socket, and events in between. */
export async function connectBidi(url: string, onEvent: (event: Happening) => void): Promise<Bidi> {
  const socket = new WebSocket(url)
  await once(socket, 'open')
  const waiting = new Map<number, PromiseWithResolvers<Params>>()
  let commands = 0
  socket.on('message', (data) => {
    // oxlint-disable-next-line no-base-to-string -- text frames are buffers that hold it
    const message = JSON.parse(String(data)) as Answer | Happening
    if (!('id' in message)) return onEvent(message)
    const { result, message: complaint } = message
    const command = waiting.get(message.id)
    waiting.delete(message.id)
    if (result) command?.resolve(result)
    else command?.reject(new Error(complaint))
  })
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('The browser has gone.'))
  })
  return {
    send(method, params) {
      commands += 1
      const command = Promise.withResolvers<Params>()
      waiting.set(commands, command)
      socket.send(JSON.stringify({ id: commands, method, params }))
      return command.promise
    },
    close: () => socket.terminate(),
  }
}

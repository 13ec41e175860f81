import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

export type MailSink = {
  readonly url: string
  /** When each mail came, by its Message-ID: once is as it should be. */
  readonly arrivals: ReadonlyMap<string, readonly number[]>
  readonly stop: () => Promise<void>
}

type SinkOptions = { readonly isTls?: boolean }

/** A mail server that takes everything and notes it. */
export async function startMailSink(port = 0, options: SinkOptions = {}): Promise<MailSink> {
  const arrivals = new Map<string, number[]>()
  const server = new SMTPServer({
    secure: options.isTls ?? false,
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _session, done) => {
      const count = async () => {
        const id = /^Message-ID: <(.+)>\r?$/im.exec(await text(stream))?.[1] ?? 'none'
        arrivals.set(id, [...(arrivals.get(id) ?? []), performance.now()])
        done()
      }
      // A killed server leaves half a mail behind, and waits for no answer.
      count().catch(() => undefined)
    },
  })
  server.on('error', () => undefined)
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const { port: opened } = server.server.address() as AddressInfo
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return { url: `smtp://127.0.0.1:${opened}`, arrivals, stop }
}

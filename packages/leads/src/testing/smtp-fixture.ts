import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'

import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

import { readMail, type ReadMail } from './read-mail.ts'

/** What the server does with the next mail: takes it, answers with a code, or says nothing any more. */
export type SmtpMood = 'take' | 'hang' | number

export type SmtpFixture = {
  readonly url: string
  readonly mails: ReadMail[]
  mood: SmtpMood
  /** How many mails were begun. */
  tries: number
  stop(): Promise<void>
}

/** A real mail server on the loopback. It starts on the given port, or on a free one. */
export async function startSmtp(port = 0): Promise<SmtpFixture> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData: (stream, _session, done) => {
      fixture.tries += 1
      receive(stream, done).catch(() => undefined)
    },
  })
  async function receive(stream: Readable, done: (error?: Error) => void): Promise<void> {
    const source = await text(stream)
    if (fixture.mood === 'hang') return
    if (fixture.mood !== 'take') {
      return done(Object.assign(new Error('no'), { responseCode: fixture.mood }))
    }
    fixture.mails.push(readMail(source))
    done()
  }
  server.on('error', () => undefined)
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const { port: opened } = server.server.address() as AddressInfo
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()))
  const fixture: SmtpFixture = {
    url: `smtp://127.0.0.1:${opened}`,
    mails: [],
    mood: 'take',
    tries: 0,
    stop,
  }
  onTestFinished(stop)
  return fixture
}

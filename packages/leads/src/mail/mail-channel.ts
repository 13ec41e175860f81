import { connect, type Socket } from 'node:net'

import { createTransport } from 'nodemailer'
import { parseConnectionUrl } from 'nodemailer/lib/shared'

import { DeliveryError, type Channel } from '../delivery/channel.ts'
import type { Lead } from '../lead.ts'
import { composeMail } from './compose-mail.ts'

// A server that sends a byte now and then never runs into a time-out of silence: the whole try has one.
const longestTryMs = 28_000
const silenceMs = 15_000
const submissionPort = 587
const securePort = 465

export type MailOptions = {
  readonly smtpUrl: string
  readonly to: string
  readonly timeoutMs?: number
}

/** Hands each lead to the mail server, on a connection of its own that ends with the try. */
export function createMailChannel({ smtpUrl, to, timeoutMs = longestTryMs }: MailOptions): Channel {
  const server = parseConnectionUrl(smtpUrl)
  const host = server.host ?? 'localhost'
  const port = server.port ?? (server.secure ? securePort : submissionPort)

  async function deliver(lead: Lead): Promise<void> {
    const socket = connect({ host, port })
    const deadline = setTimeout(() => socket.destroy(timeOut()), timeoutMs)
    try {
      await connected(socket)
      const transport = createTransport({
        ...server,
        host,
        port,
        connection: socket,
        greetingTimeout: silenceMs,
        socketTimeout: silenceMs,
      })
      await transport.sendMail(composeMail(lead, to))
    } catch (error) {
      throw explain(error)
    } finally {
      clearTimeout(deadline)
      socket.destroy()
    }
  }

  return { name: 'mail', deliver }
}

function connected(socket: Socket): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('error', reject)
    socket.once('close', () => reject(timeOut()))
  })
}

function timeOut(): Error {
  return Object.assign(new Error('The mail server took too long'), { code: 'ETIMEDOUT' })
}

type MailError = Error & { code?: string; responseCode?: number }

// The server's answer to this one mail; all else is the server itself.
const answersToMail = new Set(['EENVELOPE', 'EMESSAGE'])

function explain(error: unknown): DeliveryError {
  const { code = 'unknown', responseCode } = error as MailError
  const fault = responseCode && answersToMail.has(code) ? 'refused' : 'unreachable'
  return new DeliveryError(fault, responseCode ? `SMTP ${responseCode}` : code)
}

import { connect, type Socket } from 'node:net'

import { createTransport, type SendMailOptions } from 'nodemailer'
import { parseConnectionUrl } from 'nodemailer/lib/shared'

import { DeliveryError } from '../delivery/channel.ts'

// A server that sends a byte now and then never runs into a time-out of silence: the whole try has one.
const longestTryMs = 28_000
const silenceMs = 15_000
const submissionPort = 587
const securePort = 465

export type MailerOptions = { readonly smtpUrl: string; readonly timeoutMs?: number | undefined }

/** Hands one mail to the mail server; rejects with a `DeliveryError`. */
export type Mailer = (mail: SendMailOptions) => Promise<void>

/** Each mail has a connection of its own that ends with the try. */
export function createMailer({ smtpUrl, timeoutMs = longestTryMs }: MailerOptions): Mailer {
  const server = parseConnectionUrl(smtpUrl)
  const host = server.host ?? 'localhost'
  const port = server.port ?? (server.secure ? securePort : submissionPort)

  return async (mail) => {
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
      await transport.sendMail(mail)
    } catch (error) {
      throw explain(error)
    } finally {
      clearTimeout(deadline)
      socket.destroy()
    }
  }
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

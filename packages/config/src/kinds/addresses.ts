// Settings that are an address: of a machine, of a page, of a service.
import { contactPath } from '@nightdesk/contracts'
import { z } from 'zod'
import type { Kind } from './kind.ts'
import { maskCredentials, maskPath, splitAddress } from './masks.ts'

export const ipAddress: Kind<string> = {
  allowed: 'an IP address',
  schema: z.union([z.ipv4(), z.ipv6()]),
}

// No name ends in a number: 999.1.1.1 is an address, and a wrong one.
const nameShape = /^(?:[\w-]+\.)*[\w-]*[a-z_-][\w-]*\.?$/i
const linkLocal = /^fe80:[\da-f:]*%[\w.-]+$/i

export const hostName: Kind<string> = {
  allowed: 'an IP address or a host name',
  schema: z.union([ipAddress.schema, z.string().regex(linkLocal), z.string().regex(nameShape)]),
}

// What zod's own URL check would take besides: paths, queries, credentials, spaces, and the quotes and semicolons that a
// URL may have in its host, but a page's head may not.
const originOnly = /^https?:\/\/[\p{L}\p{N}.:[\]-]+\/?$/iu

/** Scheme, host and port; it is read without a slash at the end. */
export function origin(example: string): Kind<string> {
  return {
    allowed: `an http or https address without a path, such as ${example}`,
    schema: z
      .string()
      .regex(originOnly)
      .pipe(z.url({ normalize: true }))
      .transform((href) => href.replace(/\/$/, '')),
  }
}

/** A whole address with one of these schemes and a host. */
function addressWith(schemes: readonly string[]): Kind<string>['schema'] {
  return z.url().refine((text) => {
    const { scheme, host } = splitAddress(text)
    return schemes.includes(scheme.toLowerCase()) && host !== ''
  })
}

export const database: Kind<string> = {
  allowed: 'an address such as postgres://user:password@host/database',
  schema: addressWith(['postgres:', 'postgresql:']),
  mask: maskCredentials,
}

export const mailServer: Kind<string> = {
  allowed: 'an address such as smtps://user:password@mail.example.com',
  schema: addressWith(['smtp:', 'smtps:']),
  mask: maskCredentials,
}

export const webhook: Kind<string> = {
  allowed: 'an http or https address',
  schema: addressWith(['http:', 'https:']),
  mask: maskPath,
}

/** An engine that hears, speaks or answers. */
export const engine: Kind<string> = { ...webhook, mask: maskCredentials }

/** The one path that is there, or an address elsewhere. */
export const contactEndpoint: Kind<string> = {
  allowed: `${contactPath}, which is where this server takes leads, or an https address elsewhere`,
  schema: z
    .string()
    .refine((text) => text === contactPath || /^https:\/\/[^\s"'<>\\]+$/.test(text)),
}

const thisMachine = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?(?:\/[^\s"'<>\\;,]*)?$/i
const elsewhere = /^https:\/\/[\w.-]+(?::\d+)?(?:\/[^\s"'<>\\;,]*)?$/i

/** An outside service that pages talk with. What could end a directive of a policy is no part of it. */
export const outsideService: Kind<string> = {
  allowed: 'an https address; http only for this machine, such as http://localhost:8080',
  schema: z.string().refine((text) => elsewhere.test(text) || thisMachine.test(text)),
}

// Hosts are written into headers, so nothing is taken that could end a value there.
const host = String.raw`(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?`
const plainAddress = new RegExp(`^https?://${host}(?:[/?][^\\s"'<>\\\\]*)?$`, 'i')
const sentryAddress = new RegExp(`^https?://\\w+@${host}/(?:[\\w/-]+/)?\\d+$`, 'i')

/** The one path that this server answers, or a whole address without credentials. */
export function pathOrAddress(path: string): Kind<string> {
  return {
    allowed: `an http or https address, or ${path}, which is where this server answers`,
    schema: z.string().refine((text) => text === path || plainAddress.test(text)),
  }
}

/** Where reports go in Sentry's protocol: a public key, a host, a project. */
export const sentryDsn: Kind<string> = {
  allowed: 'an address such as https://key@errors.example.com/1',
  schema: z.string().regex(sentryAddress),
  mask: maskCredentials,
}

// The shapes values come in, and how those that hold a secret are shown.
import { isEmail } from '@nightdesk/contracts'
import { z } from 'zod'

type Shape<Value> = z.ZodType<Value, string>

export function wholeNumber(lowest: number, highest: number): Shape<number> {
  return z
    .string()
    .regex(/^\d{1,7}$/)
    .transform(Number)
    .refine((value) => value >= lowest && value <= highest)
}

// What zod's own URL check would take besides: paths, queries, credentials, spaces around it.
const originOnly = /^https?:\/\/[^\s/?#@\\]+\/?$/i

export const origin: Shape<string> = z
  .string()
  .regex(originOnly)
  .pipe(z.url({ normalize: true }))
  .transform((href) => href.replace(/\/$/, ''))

export const onOrOff: Shape<boolean> = z.enum(['on', 'off']).transform((value) => value === 'on')

/** A number to wait for; off is one that never comes. */
export function neverOr(shape: Shape<number>): Shape<number> {
  return z.union([z.literal('off').transform(() => Infinity), shape])
}

export const email: Shape<string> = z.string().refine(isEmail)

export const ipAddress: Shape<string> = z.union([z.ipv4(), z.ipv6()])

const proxyAddress = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])

export const addressList: Shape<readonly string[]> = z
  .string()
  .transform((text) => (text === 'off' ? [] : text.split(',').map((one) => one.trim())))
  .pipe(z.array(proxyAddress))

/** A whole address with one of these schemes and a host. */
export function address(schemes: readonly string[]): Shape<string> {
  return z.url().refine((text) => {
    const { scheme, host } = splitAddress(text)
    return schemes.includes(scheme.toLowerCase()) && host !== ''
  })
}

export const pathOrHttps: Shape<string> = z
  .string()
  .refine((text) => /^\/(?![/\\])[\w./~-]*$/.test(text) || /^https:\/\/[^\s"'<>\\]+$/.test(text))

const thisMachine = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?(?:\/[^\s"'<>\\;,]*)?$/i
const elsewhere = /^https:\/\/[\w.-]+(?::\d+)?(?:\/[^\s"'<>\\;,]*)?$/i

/** A service of somebody else's that pages talk with. What could end a directive of a policy is no part of it. */
export const outsideAddress: Shape<string> = z
  .string()
  .refine((text) => elsewhere.test(text) || thisMachine.test(text))

const policySource =
  /^(?:(?:https|wss):\/\/(?:\*\.)?[\w-]+(?:\.[\w-]+)+|(?:http|ws):\/\/(?:localhost|127\.0\.0\.1))(?::\d+)?$/i

/** Origins as a content policy names them; a star stands for what comes before a domain, never for all of it. */
export const originList: Shape<readonly string[]> = z
  .string()
  .transform((text) => text.split(',').map((one) => one.trim()))
  .pipe(z.array(z.string().regex(policySource)))

// Hosts are written into headers, so nothing is taken that could end a value there.
const host = String.raw`(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?`
const ownPath = /^\/(?![/\\])[\w./~-]*$/
const plainAddress = new RegExp(`^https?://${host}(?:[/?][^\\s"'<>\\\\]*)?$`, 'i')
const sentryAddress = new RegExp(`^https?://\\w+@${host}/(?:[\\w/-]+/)?\\d+$`, 'i')

/** A path of ours, or an address elsewhere without credentials. */
export const pathOrAddress: Shape<string> = z
  .string()
  .refine((text) => ownPath.test(text) || plainAddress.test(text))

/** Where reports go in Sentry's protocol: a public key, a host, a project. */
export const dsn: Shape<string> = z.string().regex(sentryAddress)

export const headerName: Shape<string> = z
  .string()
  .regex(/^[\w-]{1,64}$/)
  .transform((text) => text.toLowerCase())

const siteOrigin =
  /^(?:https:\/\/[a-z\d-]+(?:\.[a-z\d-]+)+|http:\/\/(?:localhost|127\.0\.0\.1))(?::\d+)?$/

/** Origins of websites, each named in full, as a browser would write it. */
export const siteList: Shape<readonly string[]> = z
  .string()
  .transform((text) => text.split(',').map((one) => one.trim()))
  .pipe(z.array(z.string().regex(siteOrigin)))

/** The user and the password are nobody's business; where it leads helps to find a mistake. */
export function maskCredentials(text: string): string {
  const { scheme, host, path, hasCredentials } = splitAddress(text)
  return `${scheme}//${hasCredentials ? '***@' : ''}${host}${path}`
}

/** Hooks often carry their key in the path. */
export function maskPath(text: string): string {
  const { scheme, host } = splitAddress(text)
  return `${scheme}//${host}/***`
}

// This package compiles without the types of the DOM and of Node, so there is no URL class.
function splitAddress(text: string) {
  const [, scheme = '', credentials = '', host = '', path = ''] =
    /^([a-z]+:)\/\/(?:([^/?#]*)@)?([^/?#]*)([^?#]*)/i.exec(text) ?? []
  return { scheme, host, path, hasCredentials: credentials !== '' }
}

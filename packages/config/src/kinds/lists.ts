// Settings that are several addresses, separated by commas.
import { z } from 'zod'
import type { Kind } from './kind.ts'

function listOf(one: z.ZodType<string, string>): Kind<readonly string[]>['schema'] {
  return z
    .string()
    .transform((text) => text.split(',').map((item) => item.trim()))
    .pipe(z.array(one))
}

// Who trusts everybody trusts what every visitor writes.
const proxy = z
  .union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])
  .refine((range) => !range.endsWith('/0'))

export const proxies: Kind<readonly string[]> = {
  allowed: 'off, or IP addresses and ranges separated by commas, such as 127.0.0.1,10.0.0.0/8',
  schema: z.union([z.literal('off').transform(() => []), listOf(proxy)]),
}

const policySource =
  /^(?:(?:https|wss):\/\/(?:\*\.)?[\w-]+(?:\.[\w-]+)+|(?:http|ws):\/\/(?:localhost|127\.0\.0\.1))(?::\d+)?$/i

/** Origins as a content policy names them; a star stands for what comes before a domain, never for all of it. */
export const policySources: Kind<readonly string[]> = {
  allowed:
    'https and wss addresses without a path, separated by commas, such as https://*.example.com,wss://*.example.com',
  schema: listOf(z.string().regex(policySource)),
}

const siteOrigin =
  /^(?:https:\/\/[a-z\d-]+(?:\.[a-z\d-]+)+|http:\/\/(?:localhost|127\.0\.0\.1))(?::\d+)?$/

/** Origins of websites, each named in full, as a browser would write it. */
export const websites: Kind<readonly string[]> = {
  allowed: 'https addresses without a path, separated by commas, such as https://www.example.com',
  schema: listOf(z.string().regex(siteOrigin)),
}

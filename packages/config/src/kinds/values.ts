// Settings that are a number, a choice or a text.
import { isEmail } from '@nightdesk/contracts'
import { z } from 'zod'
import type { Kind } from './kind.ts'
import { hide } from './masks.ts'

const fewestSecretCharacters = 16

export function wholeNumber(lowest: number, highest: number): Kind<number> {
  return {
    allowed: `a whole number from ${lowest} to ${highest}`,
    schema: z
      .string()
      .regex(/^\d{1,7}$/)
      .transform(Number)
      .refine((value) => value >= lowest && value <= highest),
  }
}

export function portNumber(lowest: number): Kind<number> {
  return wholeNumber(lowest, 65535)
}

/** A number to wait for; off is one that never comes. */
export function wholeNumberOrOff(lowest: number, highest: number): Kind<number> {
  const { allowed, schema } = wholeNumber(lowest, highest)
  return {
    allowed: `off, or ${allowed}`,
    schema: z.union([z.literal('off').transform(() => Infinity), schema]),
  }
}

/** How often something may happen in a while. */
export const rate: Kind<number> = wholeNumber(1, 1_000_000)

export const onOrOff: Kind<boolean> = {
  allowed: 'on or off',
  schema: z.enum(['on', 'off']).transform((value) => value === 'on'),
}

export function oneOf<const Choice extends string>(choices: readonly Choice[]): Kind<Choice> {
  return { allowed: `one of ${choices.join(', ')}`, schema: z.enum(choices) }
}

export const word: Kind<string> = {
  allowed: 'a text without spaces',
  schema: z.string().regex(/^\S{1,256}$/),
}

export const secretWord: Kind<string> = { ...word, mask: hide }

export const secret: Kind<string> = {
  allowed: `a text of at least ${fewestSecretCharacters} characters`,
  schema: z.string().min(fewestSecretCharacters),
  mask: hide,
}

/** What can be sent as `Authorization: Bearer …`. */
export const bearerToken: Kind<string> = {
  allowed: `a text of at least ${fewestSecretCharacters} letters, digits and signs of -._~+/=`,
  schema: z.string().regex(new RegExp(`^[\\w.~+/=-]{${fewestSecretCharacters},512}$`)),
  mask: hide,
}

/** It stands in addresses, before a hyphen. */
export const serverName: Kind<string> = {
  allowed: 'a name of at most 16 small letters and digits, such as a',
  schema: z.string().regex(/^[a-z\d]{1,16}$/),
}

/** Only a shell knows what ~ and $HOME stand for: as they are, they would name a folder beside the program. */
export const folder: Kind<string> = {
  allowed:
    'the whole path of a folder, without ~ or $HOME in front, and none under /dev, where nothing is kept',
  schema: z
    .string()
    .regex(/^(?![~$])[^\0\n\r]+$/)
    .refine((path) => !/^\/dev(?:\/(?!shm\/)|$)/.test(path)),
}

export const email: Kind<string> = {
  allowed: 'one e-mail address',
  schema: z.string().refine(isEmail),
}

export const timeZone: Kind<string> = {
  allowed: 'the name of a time zone, such as America/New_York',
  schema: z.string().refine(isTimeZone),
}

// There is no list to look in that knows every name; the calendar itself does.
function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name }).format(0)
    return true
  } catch {
    return false
  }
}

export const headerName: Kind<string> = {
  allowed: 'the name of a header, such as CF-IPCountry',
  schema: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .transform((text) => text.toLowerCase()),
}

export const tagId: Kind<string> = {
  allowed: 'an id such as GTM-ABC1234 or G-ABC1234567',
  schema: z.string().regex(/^(?:GTM|G|GT|AW)-[A-Z\d]{4,16}$/),
}

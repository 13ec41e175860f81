import { OptionError } from '../errors/option-error.ts'
import { isUrl } from '../runtime.ts'
import { inWords, isBag, isOneOf, type Bag } from './kinds.ts'

export type Integration = {
  readonly label: string
  readonly location: 'main' | 'sidebar'
  readonly src?: string
  readonly srcdoc?: string
  /** Everyone, owners, or a list of people. */
  readonly controlledBy?: '*' | 'owners' | readonly string[]
  readonly shared?: boolean | 'owners' | readonly string[]
  readonly allow?: string
  readonly csp?: string
  readonly iconURL?: string
  readonly loading?: 'eager' | 'lazy'
  readonly name?: string
  readonly referrerPolicy?: string
  readonly sandbox?: string
}

export type Integrations = Readonly<Record<string, Integration>>

const isString = (value: unknown) => typeof value === 'string'
const isStrings = (value: unknown) => Array.isArray(value) && value.every(isString)
const text = { accepts: isString, help: 'should be string' }

type Rule = { readonly accepts: (value: unknown) => boolean; readonly help: string }

const rules: Readonly<Record<string, Rule>> = {
  allow: text,
  controlledBy: {
    accepts: (value) => isOneOf(value, ['*', 'owners']) || isStrings(value),
    help: "should be '*' | 'owners' | string[]",
  },
  csp: text,
  iconURL: { accepts: isUrl, help: 'should be a url' },
  label: text,
  loading: {
    accepts: (value) => isOneOf(value, ['eager', 'lazy']),
    help: "should be 'eager' | 'lazy'",
  },
  location: {
    accepts: (value) => isOneOf(value, ['main', 'sidebar']),
    help: "should be 'main' | 'sidebar'",
  },
  name: text,
  referrerPolicy: text,
  sandbox: text,
  src: { accepts: isUrl, help: 'is not a valid URL' },
  srcdoc: text,
  shared: {
    accepts: (value) => isOneOf(value, [true, false, 'owners']) || isStrings(value),
    help: "should be string[] | 'owners' | boolean",
  },
}

/** Each needs a label, a location (main or sidebar), and src or srcdoc but not both. */
export function checkIntegrations(integrations: unknown): void {
  if (!isBag(integrations)) {
    const map = JSON.stringify(Object.keys(rules))
    throw new OptionError(
      'integrations/form',
      `customIntegrations should be an object of type ${map}.`,
    )
  }
  for (const [id, one] of Object.entries(integrations)) checkOne(id, isBag(one) ? one : {})
}

function checkOne(id: string, one: Bag): void {
  const refuse = (rule: string, why: string) => {
    throw new OptionError(`integrations/${rule}`, `customIntegration ${id}: ${why}`)
  }
  if (!one.label) refuse('label', 'label is required')
  if (!one.location) refuse('location', 'location is required')
  if (!one.src && !one.srcdoc) refuse('source', 'src or srcdoc is required')
  if (one.src && one.srcdoc) refuse('source', 'cannot have both src and srcdoc')
  for (const [key, value] of Object.entries(one)) {
    const rule = Object.hasOwn(rules, key) ? rules[key] : undefined
    if (!rule) refuse('key', `customIntegration does not support key ${key}`)
    else if (!rule.accepts(value)) refuse(key, describe(key, value, rule))
  }
}

function describe(key: string, value: unknown, { help }: Rule): string {
  return key === 'src' ? `src "${inWords(value)}" ${help}` : `${key} ${help}`
}

export function checkIntegrationIds(ids: unknown): void {
  if (isString(ids) || isStrings(ids)) return
  throw new OptionError(
    'integrations/ids',
    'startCustomIntegrations() only accepts string | string[]',
  )
}

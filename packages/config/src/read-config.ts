import { needs, pairs } from './needs.ts'
import { fallbackOf, type Environment, type Setting } from './setting.ts'
import {
  isOwnDefault,
  settingList,
  type ConfigName,
  type ListedSetting,
  type Settings,
} from './settings.ts'

type ValueOf<Row> = Row extends Setting<string, infer Value> ? Value : never

/** One field for each row of the table of settings. */
export type Config = { readonly [Field in keyof Settings]: ValueOf<Settings[Field]> } & {
  /** True when `PUBLIC_URL` is not set. */
  readonly isPublicUrlAssumed: boolean
}

/** Thrown by `readConfig`; `problems` holds one line for each setting that cannot be used. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
    this.problems = problems
  }
}

/** Reads the settings out of an environment, all or none: throws `ConfigError` with every problem. */
export function readConfig(env: Environment): Config {
  const set = pickSettings(env)
  const changed = leaveOutDefaults(set)
  const fields: Record<string, unknown> = { isPublicUrlAssumed: set.PUBLIC_URL === undefined }
  const problems: string[] = []
  for (const row of settingList) {
    const text = set[row.name]
    const read = text === undefined ? undefined : row.kind.schema.safeParse(text)
    fields[row.field] = read ? read.data : fallbackOf(row, changed)
    if (read?.success === false) problems.push(describeProblem(row, text))
  }
  problems.push(...findHalves(set), ...findUnmetNeeds(set, changed))
  if (problems.length > 0) throw new ConfigError(problems)
  // The compiler cannot see that the loop has gone through every field of the table.
  return Object.freeze(fields) as Config
}

type SetValues = Partial<Record<ConfigName, string>>

// `PORT=` in a file or a compose template means "not set", not "set to nothing".
function pickSettings(env: Environment): SetValues {
  const set: SetValues = {}
  for (const { name } of settingList) {
    const value = env[name]
    if (value) set[name] = value
  }
  return set
}

/** A default that is written out says no more than one that is not: nothing follows from it for other settings. */
function leaveOutDefaults(set: SetValues): SetValues {
  const changed = { ...set }
  for (const row of settingList) {
    const read = row.kind.schema.safeParse(set[row.name])
    if (read.success && isOwnDefault(row, read.data)) delete changed[row.name]
  }
  return changed
}

function describeProblem({ name, kind }: ListedSetting, text: string | undefined): string {
  // A wrong password is a password all the same: a secret is not repeated, nor one inside an address.
  const shown = JSON.stringify(text?.replace(/\/\/[^/@]*@/, '//…@'))
  const found = kind.mask ? '' : `, not ${shown}`
  return `${name} must be ${kind.allowed}${found}`
}

function findHalves(set: SetValues): string[] {
  return pairs.flatMap(([one, other]) => {
    if (Boolean(set[one]) === Boolean(set[other])) return []
    const [present, missing] = set[one] ? [one, other] : [other, one]
    return [`${missing} must be set as well, because ${present} is`]
  })
}

function findUnmetNeeds(set: SetValues, changed: SetValues): string[] {
  return needs.flatMap(({ name, value, needed }) => {
    const found = changed[name]
    const isUsed = value === undefined ? found !== undefined : found === value
    if (!isUsed || set[needed]) return []
    return [`${needed} must be set as well, because ${name} is${value ? ` ${value}` : ''}`]
  })
}

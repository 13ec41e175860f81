import { z } from 'zod'

import { configKeys, type ConfigName } from './config-keys.ts'
import { rules, type LogLevel } from './rules.ts'

export type Environment = Readonly<Record<string, string | undefined>>

export type Config = {
  readonly port: number
  readonly host: string
  /** An origin: scheme, host and port, without a slash at the end. */
  readonly publicUrl: string
  readonly logLevel: LogLevel
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

const schema = z.object({
  PORT: rules.PORT.schema.default(3000),
  HOST: rules.HOST.schema.default('0.0.0.0'),
  PUBLIC_URL: rules.PUBLIC_URL.schema.optional(),
  LOG_LEVEL: rules.LOG_LEVEL.schema.default('info'),
})

/** Reads the settings out of an environment, all or none: throws `ConfigError` with every problem. */
export function readConfig(env: Environment): Config {
  const settings = pickSettings(env)
  const result = schema.safeParse(settings)
  if (!result.success) throw new ConfigError(describeProblems(settings, result.error))

  const { PORT, HOST, PUBLIC_URL, LOG_LEVEL } = result.data
  return Object.freeze({
    port: PORT,
    host: HOST,
    publicUrl: PUBLIC_URL ?? `http://localhost:${PORT}`,
    logLevel: LOG_LEVEL,
  })
}

type Settings = Partial<Record<ConfigName, string>>

// `PORT=` in a file or a compose template means "not set", not "set to nothing".
function pickSettings(env: Environment): Settings {
  const settings: Settings = {}
  for (const { name } of configKeys) {
    const value = env[name]
    if (value) settings[name] = value
  }
  return settings
}

function describeProblems(settings: Settings, error: z.ZodError): string[] {
  const failed = new Set(error.issues.map((issue) => issue.path[0]))
  return configKeys
    .filter(({ name }) => failed.has(name))
    .map(({ name }) => {
      return `${name} must be ${rules[name].allowed}, not ${JSON.stringify(settings[name])}`
    })
}

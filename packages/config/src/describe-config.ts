import type { ConfigName } from './config-keys.ts'
import { readConfig, type Config } from './read-config.ts'

export type ConfigRow = {
  readonly name: ConfigName
  readonly value: string
  /** True when leaving the setting out would give the same value. */
  readonly isDefault: boolean
}

const fieldOf: Record<ConfigName, keyof Config> = {
  PORT: 'port',
  HOST: 'host',
  PUBLIC_URL: 'publicUrl',
  LOG_LEVEL: 'logLevel',
}

/** The settings in force as rows of a printout. None is a secret today, so none is masked. */
export function describeConfig(config: Config): ConfigRow[] {
  const untouched = readConfig({})
  // PUBLIC_URL's default follows the port, so it is compared with the port in force.
  const defaults = { ...untouched, publicUrl: readConfig({ PORT: String(config.port) }).publicUrl }

  return (Object.keys(fieldOf) as ConfigName[]).map((name) => {
    const field = fieldOf[name]
    return { name, value: String(config[field]), isDefault: config[field] === defaults[field] }
  })
}

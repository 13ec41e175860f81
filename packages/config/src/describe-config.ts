import { readConfig, type Config } from './read-config.ts'
import { asText, settingList, type ConfigName } from './settings.ts'

export type ConfigRow = {
  readonly name: ConfigName
  readonly value: string
  /** True when leaving the setting out would give the same value. */
  readonly isDefault: boolean
  readonly help: string
}

/** The settings in force as rows of a printout, secrets masked. */
export function describeConfig(config: Config): ConfigRow[] {
  const untouched = readConfig({})
  // PUBLIC_URL's default follows the port, so it is compared with the port in force.
  const defaults = { ...untouched, publicUrl: readConfig({ PORT: String(config.port) }).publicUrl }

  return settingList.map(({ name, field, kind, help }) => {
    const text = asText(config[field])
    const isDefault = text === asText(defaults[field])
    const mask = isDefault ? undefined : kind.mask
    return { name, value: mask ? mask(text) : text, isDefault, help }
  })
}

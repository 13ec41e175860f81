import type { Config } from './read-config.ts'
import { fallbackOf, type Environment } from './setting.ts'
import { asText, isOwnDefault, settingList, type ConfigName } from './settings.ts'

export type ConfigRow = {
  readonly name: ConfigName
  readonly value: string
  /** True when leaving the setting out would give the same value. */
  readonly isDefault: boolean
  readonly help: string
}

/** The settings in force as rows of a printout, secrets masked. */
export function describeConfig(config: Config): ConfigRow[] {
  const changed = changedSettings(config)
  return settingList.map((row) => {
    const { name, kind, help } = row
    const text = asText(config[row.field])
    const isDefault = text === asText(fallbackOf(row, changed))
    const mask = isDefault ? undefined : kind.mask
    return { name, value: mask ? mask(text) : text, isDefault, help }
  })
}

/** What the defaults of other settings may follow from. */
function changedSettings(config: Config): Environment {
  const rows = settingList.flatMap((row) => {
    const value = config[row.field]
    return value === undefined || isOwnDefault(row, value) ? [] : [[row.name, asText(value)]]
  })
  return Object.fromEntries(rows) as Environment
}

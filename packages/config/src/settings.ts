import { fallbackOf, type Setting, type SettingValue } from './setting.ts'
import { callSettings } from './settings/calls.ts'
import { engineSettings } from './settings/engines.ts'
import { leadSettings } from './settings/leads.ts'
import { outsideSettings } from './settings/outside.ts'
import { serverSettings } from './settings/server.ts'

/** The table of settings, by group; the key of each row is its field in `Config`. */
const table = {
  Server: serverSettings,
  Leads: leadSettings,
  Calls: callSettings,
  Engines: engineSettings,
  'Outside services': outsideSettings,
}

type Table = typeof table

export type SettingGroup = keyof Table

/** Every row of the table, under its field. */
export type Settings = Table['Server'] &
  Table['Leads'] &
  Table['Calls'] &
  Table['Engines'] &
  Table['Outside services']

export type ConfigName = Settings[keyof Settings]['name']

export type ListedSetting = Setting<ConfigName> & {
  readonly field: keyof Settings
  readonly group: SettingGroup
  readonly fallbackText: string
  readonly example: string
}

/** Every setting there is, in the order in which documents list them. */
export const settingList: readonly ListedSetting[] = Object.entries(table).flatMap(
  ([group, rows]) => {
    return Object.entries<Setting>(rows).map(([field, row]) => {
      const unset = asText(fallbackOf(row, {}))
      const inWords = { fallbackText: unset, example: unset }
      return Object.assign(inWords, row, { field, group }) as ListedSetting
    })
  },
)

/** A value in the words of the settings themselves. */
export function asText(value: SettingValue): string {
  if (value === undefined) return 'none'
  if (value === Infinity) return 'off'
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  if (typeof value === 'object') return value.join(',') || 'off'
  return String(value)
}

/** Whether this is what is read when nothing is set. A default that follows from other settings is never known so. */
export function isOwnDefault({ fallback }: ListedSetting, value: SettingValue): boolean {
  if (fallback === undefined || typeof fallback === 'function') return false
  return asText(value) === asText(fallback)
}

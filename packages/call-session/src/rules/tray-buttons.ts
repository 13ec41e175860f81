import { keep } from '../errors/option-error.ts'
import { isUrl } from '../runtime.ts'
import { inWords, isBag, isOneOf, type Bag } from './kinds.ts'

export type TrayButton = {
  readonly iconPath: string
  readonly iconPathDarkMode?: string
  readonly label: string
  readonly tooltip: string
  readonly visualState?: 'default' | 'sidebar-open' | 'active'
}

export type TrayButtons = Readonly<Record<string, TrayButton>>

const keyMap = {
  iconPath: 'string',
  iconPathDarkMode: 'string',
  label: 'string',
  tooltip: 'string',
  visualState: "'default' | 'sidebar-open' | 'active'",
}

const required = ['iconPath', 'label', 'tooltip']

/** Each custom tray button needs its required keys. */
export function checkTrayButtons(buttons: unknown): void {
  keep(
    isBag(buttons),
    'tray-buttons/form',
    `customTrayButtons should be an Object of the type ${JSON.stringify({ id: keyMap })}.`,
  )
  for (const button of Object.values(buttons)) checkButton(isBag(button) ? button : {})
}

function checkButton(button: Bag): void {
  const missing = required.find((key) => button[key] === undefined)
  keep(missing === undefined, 'tray-buttons/required', `customTrayButton ${missing} is required.`)
  for (const [key, value] of Object.entries(button)) checkEntry(key, value)
}

function checkEntry(key: string, value: unknown): void {
  keep(
    Object.hasOwn(keyMap, key),
    'tray-buttons/key',
    `customTrayButton does not support key ${key}`,
  )
  if (key === 'visualState') {
    keep(
      isOneOf(value, ['default', 'sidebar-open', 'active']),
      'tray-buttons/visual-state',
      `customTrayButton visualState should be 'default' | 'sidebar-open' | 'active'. Got: ${inWords(value)}`,
    )
    return
  }
  const isIcon = key.startsWith('icon')
  if (isIcon) keep(isUrl(value), 'tray-buttons/icon', `customTrayButton ${key} should be a url.`)
  keep(
    typeof value === 'string',
    'tray-buttons/text',
    `customTrayButton ${key} should be a string.`,
  )
}

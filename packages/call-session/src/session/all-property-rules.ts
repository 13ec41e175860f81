import {
  checkInputSettings,
  inputSettingsHelp,
  type InputSettings,
} from '../rules/input-settings.ts'
import { checkIntegrations } from '../rules/integrations.ts'
import { checkSendSettings, type SendSettings } from '../rules/send-settings.ts'
import { checkSimulcastEncodings } from '../rules/simulcast.ts'
import { checkTrayButtons } from '../rules/tray-buttons.ts'
import { passes, voicePropertyRules, type PropertyRules } from './join-properties.ts'

/** Every property this package has a rule for. */
export const allPropertyRules: PropertyRules = {
  ...voicePropertyRules,
  inputSettings: {
    help: inputSettingsHelp,
    accepts: (value) => passes(() => checkInputSettings(value as InputSettings)),
  },
  sendSettings: {
    help: 'Invalid sendSettings provided. Check error logs for detailed info.',
    accepts: (value) => passes(() => checkSendSettings(value as SendSettings)),
  },
  dailyConfig: {
    help: 'Unsupported dailyConfig. Check error logs for detailed info.',
    accepts: (value) => passes(() => checkSimulcastEncodings(camEncodings(value))),
  },
  customTrayButtons: {
    help: 'customTrayButtons should be a dictionary of tray buttons',
    accepts: (value) => passes(() => checkTrayButtons(value)),
  },
  customIntegrations: {
    help: 'customIntegrations should be an object of integrations.',
    accepts: (value) => passes(() => checkIntegrations(value)),
  },
}

function camEncodings(config: unknown): unknown {
  return (config as { camSimulcastEncodings?: unknown } | undefined)?.camSimulcastEncodings
}

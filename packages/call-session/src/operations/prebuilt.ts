import { checkIntegrationIds, checkIntegrations, type Integrations } from '../rules/integrations.ts'
import { checkTrayButtons, type TrayButtons } from '../rules/tray-buttons.ts'
import type { Operation } from './operation.ts'

export const updateCustomTrayButtons: Operation<TrayButtons> = {
  method: 'updateCustomTrayButtons',
  needs: ['prebuilt', 'joined'],
  check: checkTrayButtons,
}

export const setCustomIntegrations: Operation<Integrations> = {
  method: 'setCustomIntegrations',
  needs: ['prebuilt', 'joined'],
  check: checkIntegrations,
}

export const startCustomIntegrations: Operation<string | readonly string[]> = {
  method: 'startCustomIntegrations',
  needs: ['prebuilt', 'joined'],
  check: checkIntegrationIds,
}

export const stopCustomIntegrations: Operation<string | readonly string[]> = {
  method: 'stopCustomIntegrations',
  needs: ['prebuilt', 'joined'],
  check: checkIntegrationIds,
}

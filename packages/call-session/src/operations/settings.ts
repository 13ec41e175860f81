import { keep } from '../errors/option-error.ts'
import { optionsIn } from '../rules/kinds.ts'
import { checkInputSettings, type InputSettings } from '../rules/input-settings.ts'
import { checkSendSettings, type SendSettings } from '../rules/send-settings.ts'
import { checkSessionData, type SessionData } from '../rules/session-data.ts'
import { checkUserData } from '../rules/user-data.ts'
import type { Operation } from './operation.ts'

export const updateInputSettings: Operation<InputSettings> = {
  method: 'updateInputSettings',
  needs: ['browser-runtime'],
  check: checkInputSettings,
}

export const updateSendSettings: Operation<SendSettings> = {
  method: 'updateSendSettings',
  needs: [],
  check: checkSendSettings,
}

export const setUserData: Operation<unknown> = {
  method: 'setUserData',
  needs: [],
  check: checkUserData,
}

export const setMeetingSessionData: Operation<SessionData> = {
  method: 'setMeetingSessionData',
  needs: ['call-object', 'joined'],
  check: checkSessionData,
}

export const requestAccess: Operation<{
  readonly access?: { readonly level: 'full' }
  readonly name?: string
}> = { method: 'requestAccess', needs: ['call-object', 'joined'], check: () => {} }

export const startCamera: Operation<{ readonly url?: string }> = {
  method: 'startCamera',
  needs: ['call-object', 'not-joined'],
  check: () => {},
  effect: 'initializes',
}

export const preAuth: Operation<{ readonly url: string }> = {
  method: 'preAuth',
  needs: ['call-object', 'not-joined'],
  check: (options) =>
    keep(
      Boolean(optionsIn(options).url),
      'pre-auth/url',
      'preAuth() requires at least a url to be provided',
    ),
  effect: 'initializes',
}

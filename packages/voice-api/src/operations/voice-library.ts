import type { Json, ListQuery, NoQuery, Operation, Resource } from '../operation.ts'

export const listVoices: Operation<
  '/voice-library/{provider}',
  readonly Resource[],
  ListQuery & {
    readonly page?: number
    readonly keyword?: string
    readonly language?: string
    readonly accent?: string
    readonly gender?: string
  }
> = { name: 'listVoices', method: 'GET', path: '/voice-library/{provider}' }

export const listVoiceAccents: Operation<'/voice-library/{provider}/accents', readonly Json[]> = {
  name: 'listVoiceAccents',
  method: 'GET',
  path: '/voice-library/{provider}/accents',
}

export const syncProviderVoices: Operation<'/voice-library/sync/{provider}', readonly Json[]> = {
  name: 'syncProviderVoices',
  method: 'POST',
  path: '/voice-library/sync/{provider}',
}

export const syncVoices: Operation<'/voice-library/sync', readonly Json[], NoQuery, Json> = {
  name: 'syncVoices',
  method: 'POST',
  path: '/voice-library/sync',
  body: 'json',
}

export const createSesameVoice: Operation<
  '/voice-library/create-sesame-voice',
  undefined,
  NoQuery,
  Json
> = {
  name: 'createSesameVoice',
  method: 'POST',
  path: '/voice-library/create-sesame-voice',
  body: 'json',
  isSilent: true,
}

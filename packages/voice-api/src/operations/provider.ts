import type { Json, NoQuery, Operation, Resource } from '../operation.ts'
import type { VoiceClone } from '../shapes.ts'

export const listProviderWorkflows: Operation<
  '/{provider}/workflows',
  Json,
  { readonly locationId?: string }
> = { name: 'listProviderWorkflows', method: 'GET', path: '/{provider}/workflows' }

export const listProviderWorkflowHooks: Operation<
  '/{provider}/workflows/{workflowId}/hooks',
  Json
> = {
  name: 'listProviderWorkflowHooks',
  method: 'GET',
  path: '/{provider}/workflows/{workflowId}/hooks',
}

export const listProviderLocations: Operation<'/{provider}/locations', Json> = {
  name: 'listProviderLocations',
  method: 'GET',
  path: '/{provider}/locations',
}

export const searchProviderVoicesOld: Operation<
  '/{provider}/voices/search',
  readonly Json[],
  { readonly name: string }
> = {
  name: 'searchProviderVoicesOld',
  method: 'GET',
  path: '/{provider}/voices/search',
  required: ['name'],
  isDeprecated: true,
}

export const searchProviderVoice: Operation<
  '/{provider}/voice/search',
  readonly Json[],
  { readonly name: string }
> = {
  name: 'searchProviderVoice',
  method: 'GET',
  path: '/{provider}/voice/search',
  required: ['name'],
}

export const addProviderVoiceOld: Operation<'/{provider}/voices/add', Resource, NoQuery, Json> = {
  name: 'addProviderVoiceOld',
  method: 'POST',
  path: '/{provider}/voices/add',
  body: 'json',
  isDeprecated: true,
}

export const addProviderVoice: Operation<'/{provider}/voice/add', Resource, NoQuery, Json> = {
  name: 'addProviderVoice',
  method: 'POST',
  path: '/{provider}/voice/add',
  body: 'json',
}

export const cloneElevenLabsVoice: Operation<
  '/11labs/voice/clone',
  undefined,
  NoQuery,
  VoiceClone
> = {
  name: 'cloneElevenLabsVoice',
  method: 'POST',
  path: '/11labs/voice/clone',
  body: 'multipart',
  isSilent: true,
}

import type { Json, ListQuery, NoQuery, Operation, Resource } from '../operation.ts'

export const createAssistant: Operation<'/assistant', Resource, NoQuery, Json> = {
  name: 'createAssistant',
  method: 'POST',
  path: '/assistant',
  body: 'json',
}

export const listAssistants: Operation<'/assistant', readonly Resource[], ListQuery> = {
  name: 'listAssistants',
  method: 'GET',
  path: '/assistant',
}

export const getAssistant: Operation<'/assistant/{id}', Resource> = {
  name: 'getAssistant',
  method: 'GET',
  path: '/assistant/{id}',
}

export const updateAssistant: Operation<'/assistant/{id}', Resource, NoQuery, Json> = {
  name: 'updateAssistant',
  method: 'PATCH',
  path: '/assistant/{id}',
  body: 'json',
}

export const replaceAssistant: Operation<'/assistant/{id}', Resource, NoQuery, Json> = {
  name: 'replaceAssistant',
  method: 'PUT',
  path: '/assistant/{id}',
  body: 'json',
}

export const deleteAssistant: Operation<'/assistant/{id}', Resource> = {
  name: 'deleteAssistant',
  method: 'DELETE',
  path: '/assistant/{id}',
}

export const listAssistantVersions: Operation<
  '/assistant/{id}/version',
  Json,
  { readonly page?: number; readonly limit?: number; readonly pageState?: string }
> = { name: 'listAssistantVersions', method: 'GET', path: '/assistant/{id}/version' }

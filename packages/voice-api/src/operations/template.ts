import type { Json, ListQuery, NoQuery, Operation, Resource } from '../operation.ts'

export const createTemplate: Operation<'/template', Resource, NoQuery, readonly Json[]> = {
  name: 'createTemplate',
  method: 'POST',
  path: '/template',
  body: 'json',
}

export const listTemplates: Operation<
  '/template',
  readonly Resource[],
  ListQuery & {
    readonly collectionId?: string
    readonly visibility?: string
    readonly provider?: string
  }
> = { name: 'listTemplates', method: 'GET', path: '/template' }

export const listPinnedTemplates: Operation<'/template/pinned', readonly Resource[]> = {
  name: 'listPinnedTemplates',
  method: 'GET',
  path: '/template/pinned',
}

export const getTemplate: Operation<'/template/{id}', Resource> = {
  name: 'getTemplate',
  method: 'GET',
  path: '/template/{id}',
}

export const updateTemplate: Operation<'/template/{id}', Resource, NoQuery, Json> = {
  name: 'updateTemplate',
  method: 'PATCH',
  path: '/template/{id}',
  body: 'json',
}

export const deleteTemplate: Operation<'/template/{id}', Resource> = {
  name: 'deleteTemplate',
  method: 'DELETE',
  path: '/template/{id}',
}

import type { ListQuery, NoQuery, Operation, Resource } from '../operation.ts'
import type { KnowledgeBaseBody } from '../shapes.ts'

export const createKnowledgeBase: Operation<
  '/knowledge-base',
  Resource,
  NoQuery,
  KnowledgeBaseBody
> = { name: 'createKnowledgeBase', method: 'POST', path: '/knowledge-base', body: 'json' }

export const listKnowledgeBases: Operation<'/knowledge-base', readonly Resource[], ListQuery> = {
  name: 'listKnowledgeBases',
  method: 'GET',
  path: '/knowledge-base',
}

export const getKnowledgeBase: Operation<'/knowledge-base/{id}', Resource> = {
  name: 'getKnowledgeBase',
  method: 'GET',
  path: '/knowledge-base/{id}',
}

export const updateKnowledgeBase: Operation<
  '/knowledge-base/{id}',
  Resource,
  NoQuery,
  KnowledgeBaseBody
> = { name: 'updateKnowledgeBase', method: 'PATCH', path: '/knowledge-base/{id}', body: 'json' }

export const deleteKnowledgeBase: Operation<'/knowledge-base/{id}', Resource> = {
  name: 'deleteKnowledgeBase',
  method: 'DELETE',
  path: '/knowledge-base/{id}',
}

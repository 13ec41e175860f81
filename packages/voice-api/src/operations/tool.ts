import type { ListQuery, NoQuery, Operation, Resource } from '../operation.ts'
import type { ToolBody } from '../shapes.ts'

export const createTool: Operation<'/tool', Resource, NoQuery, ToolBody> = {
  name: 'createTool',
  method: 'POST',
  path: '/tool',
  body: 'json',
}

export const listTools: Operation<'/tool', readonly Resource[], ListQuery> = {
  name: 'listTools',
  method: 'GET',
  path: '/tool',
}

export const getTool: Operation<'/tool/{id}', Resource> = {
  name: 'getTool',
  method: 'GET',
  path: '/tool/{id}',
}

export const updateTool: Operation<'/tool/{id}', Resource, NoQuery, ToolBody> = {
  name: 'updateTool',
  method: 'PATCH',
  path: '/tool/{id}',
  body: 'json',
}

export const deleteTool: Operation<'/tool/{id}', Resource> = {
  name: 'deleteTool',
  method: 'DELETE',
  path: '/tool/{id}',
}

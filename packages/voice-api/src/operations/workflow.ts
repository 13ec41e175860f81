import type { Json, NoQuery, Operation, Resource } from '../operation.ts'

export const listWorkflows: Operation<'/workflow', readonly Resource[]> = {
  name: 'listWorkflows',
  method: 'GET',
  path: '/workflow',
}

export const createWorkflow: Operation<'/workflow', Resource, NoQuery, Json> = {
  name: 'createWorkflow',
  method: 'POST',
  path: '/workflow',
  body: 'json',
}

export const getWorkflow: Operation<'/workflow/{id}', Resource> = {
  name: 'getWorkflow',
  method: 'GET',
  path: '/workflow/{id}',
}

export const deleteWorkflow: Operation<'/workflow/{id}', Resource> = {
  name: 'deleteWorkflow',
  method: 'DELETE',
  path: '/workflow/{id}',
}

export const updateWorkflow: Operation<'/workflow/{id}', Resource, NoQuery, Json> = {
  name: 'updateWorkflow',
  method: 'PATCH',
  path: '/workflow/{id}',
  body: 'json',
}

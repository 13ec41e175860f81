import type { Json, ListQuery, NoQuery, Operation, Resource } from '../operation.ts'

export const createSquad: Operation<'/squad', Resource, NoQuery, Json> = {
  name: 'createSquad',
  method: 'POST',
  path: '/squad',
  body: 'json',
}

export const listSquads: Operation<'/squad', readonly Resource[], ListQuery> = {
  name: 'listSquads',
  method: 'GET',
  path: '/squad',
}

export const getSquad: Operation<'/squad/{id}', Resource> = {
  name: 'getSquad',
  method: 'GET',
  path: '/squad/{id}',
}

export const updateSquad: Operation<'/squad/{id}', Resource, NoQuery, Json> = {
  name: 'updateSquad',
  method: 'PATCH',
  path: '/squad/{id}',
  body: 'json',
}

export const deleteSquad: Operation<'/squad/{id}', Resource> = {
  name: 'deleteSquad',
  method: 'DELETE',
  path: '/squad/{id}',
}

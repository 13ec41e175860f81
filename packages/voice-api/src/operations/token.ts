import type { Json, ListQuery, NoQuery, Operation, Resource } from '../operation.ts'

export const createToken: Operation<'/token', Resource, NoQuery, Json> = {
  name: 'createToken',
  method: 'POST',
  path: '/token',
  body: 'json',
}

export const listTokens: Operation<'/token', readonly Resource[], ListQuery> = {
  name: 'listTokens',
  method: 'GET',
  path: '/token',
}

export const getToken: Operation<'/token/{id}', Resource> = {
  name: 'getToken',
  method: 'GET',
  path: '/token/{id}',
}

export const updateToken: Operation<'/token/{id}', Resource, NoQuery, Json> = {
  name: 'updateToken',
  method: 'PATCH',
  path: '/token/{id}',
  body: 'json',
}

export const deleteToken: Operation<'/token/{id}', Resource> = {
  name: 'deleteToken',
  method: 'DELETE',
  path: '/token/{id}',
}

import type { Json, ListQuery, NoQuery, Operation, Resource } from '../operation.ts'
import type { CredentialBody } from '../shapes.ts'

export const createCredential: Operation<'/credential', Resource, NoQuery, CredentialBody> = {
  name: 'createCredential',
  method: 'POST',
  path: '/credential',
  body: 'json',
}

export const listCredentials: Operation<'/credential', readonly Resource[], ListQuery> = {
  name: 'listCredentials',
  method: 'GET',
  path: '/credential',
}

export const getCredential: Operation<'/credential/{id}', Resource> = {
  name: 'getCredential',
  method: 'GET',
  path: '/credential/{id}',
}

export const updateCredential: Operation<'/credential/{id}', Resource, NoQuery, CredentialBody> = {
  name: 'updateCredential',
  method: 'PATCH',
  path: '/credential/{id}',
  body: 'json',
}

export const deleteCredential: Operation<'/credential/{id}', Resource> = {
  name: 'deleteCredential',
  method: 'DELETE',
  path: '/credential/{id}',
}

export const createCredentialSession: Operation<'/credential/session', Json, NoQuery, Json> = {
  name: 'createCredentialSession',
  method: 'POST',
  path: '/credential/session',
  body: 'json',
}

export const postCredentialWebhook: Operation<'/credential/webhook', undefined, NoQuery, Json> = {
  name: 'postCredentialWebhook',
  method: 'POST',
  path: '/credential/webhook',
  body: 'json',
  isSilent: true,
}

export const triggerCredential: Operation<'/credential/trigger', undefined, NoQuery, Json> = {
  name: 'triggerCredential',
  method: 'POST',
  path: '/credential/trigger',
  body: 'json',
  isSilent: true,
}

import type { WebCall, WebCallRequest } from '@nightdesk/contracts'
import type { Json, ListQuery, NoQuery, Operation } from '../operation.ts'
import type { Call, CallBatch, CallCreation } from '../shapes.ts'

export const createCall: Operation<'/call', Call | CallBatch, NoQuery, CallCreation> = {
  name: 'createCall',
  method: 'POST',
  path: '/call',
  body: 'json',
}

export const listCalls: Operation<
  '/call',
  readonly Call[],
  ListQuery & {
    readonly id?: string
    readonly assistantId?: string
    readonly phoneNumberId?: string
  }
> = { name: 'listCalls', method: 'GET', path: '/call' }

export const getCall: Operation<'/call/{id}', Call> = {
  name: 'getCall',
  method: 'GET',
  path: '/call/{id}',
}

export const updateCall: Operation<'/call/{id}', Call, NoQuery, Json> = {
  name: 'updateCall',
  method: 'PATCH',
  path: '/call/{id}',
  body: 'json',
}

export const deleteCall: Operation<'/call/{id}', Call> = {
  name: 'deleteCall',
  method: 'DELETE',
  path: '/call/{id}',
}

export const createPhoneCall: Operation<'/call/phone', Call | CallBatch, NoQuery, CallCreation> = {
  name: 'createPhoneCall',
  method: 'POST',
  path: '/call/phone',
  body: 'json',
  isDeprecated: true,
}

export const createWebCall: Operation<'/call/web', WebCall, NoQuery, WebCallRequest> = {
  name: 'createWebCall',
  method: 'POST',
  path: '/call/web',
  body: 'json',
}

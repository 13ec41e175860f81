import type { Operation, Page, PageQuery, Resource } from '../operation.ts'
import type { Call, PagedCallQuery } from '../shapes.ts'

export const pageCalls: Operation<'/v2/call', Page<Call>, PagedCallQuery> = {
  name: 'pageCalls',
  method: 'GET',
  path: '/v2/call',
}

export const pageCallMetadata: Operation<'/v2/call/metadata', Page<Call>, PagedCallQuery> = {
  name: 'pageCallMetadata',
  method: 'GET',
  path: '/v2/call/metadata',
}

export const pageAssistants: Operation<'/v2/assistant', Page<Resource>, PageQuery> = {
  name: 'pageAssistants',
  method: 'GET',
  path: '/v2/assistant',
}

export const pagePhoneNumbers: Operation<'/v2/phone-number', Page<Resource>, PageQuery> = {
  name: 'pagePhoneNumbers',
  method: 'GET',
  path: '/v2/phone-number',
}

import type { Json, ListQuery, NoQuery, Operation, Resource } from '../operation.ts'
import type { PhoneNumberBody } from '../shapes.ts'

export const importTwilioPhoneNumber: Operation<
  '/phone-number/import/twilio',
  Resource,
  NoQuery,
  Json
> = {
  name: 'importTwilioPhoneNumber',
  method: 'POST',
  path: '/phone-number/import/twilio',
  body: 'json',
  isDeprecated: true,
}

export const importVonagePhoneNumber: Operation<
  '/phone-number/import/vonage',
  Resource,
  NoQuery,
  Json
> = {
  name: 'importVonagePhoneNumber',
  method: 'POST',
  path: '/phone-number/import/vonage',
  body: 'json',
  isDeprecated: true,
}

export const createPhoneNumber: Operation<'/phone-number', Resource, NoQuery, PhoneNumberBody> = {
  name: 'createPhoneNumber',
  method: 'POST',
  path: '/phone-number',
  body: 'json',
}

export const listPhoneNumbers: Operation<'/phone-number', readonly Resource[], ListQuery> = {
  name: 'listPhoneNumbers',
  method: 'GET',
  path: '/phone-number',
}

export const getPhoneNumber: Operation<'/phone-number/{id}', Resource> = {
  name: 'getPhoneNumber',
  method: 'GET',
  path: '/phone-number/{id}',
}

export const updatePhoneNumber: Operation<
  '/phone-number/{id}',
  Resource,
  NoQuery,
  PhoneNumberBody
> = { name: 'updatePhoneNumber', method: 'PATCH', path: '/phone-number/{id}', body: 'json' }

export const deletePhoneNumber: Operation<'/phone-number/{id}', Resource> = {
  name: 'deletePhoneNumber',
  method: 'DELETE',
  path: '/phone-number/{id}',
}

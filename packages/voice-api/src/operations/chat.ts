import type { Json, NoQuery, Operation } from '../operation.ts'

export const createChat: Operation<'/chat', Json> = {
  name: 'createChat',
  method: 'POST',
  path: '/chat',
  isDeprecated: true,
}

export const createChatCompletion: Operation<'/chat/completions', Json, NoQuery, Json> = {
  name: 'createChatCompletion',
  method: 'POST',
  path: '/chat/completions',
  body: 'json',
}

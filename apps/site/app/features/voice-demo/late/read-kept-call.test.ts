import { expect, it } from 'vitest'
import { readKeptCall } from './read-kept-call.ts'

const call = {
  assistantId: 'air',
  captions: [{ id: 1, by: 'user', text: 'Hello?', isFinal: true }],
  paper: { Name: 'Kim' },
  answerTimeMs: 400,
}

it('reads the call that was left', () => {
  expect(readKeptCall(JSON.stringify(call))).toEqual(call)
})

it.each([
  ['nothing', undefined],
  ['no JSON', '{'],
  ['a number', '7'],
  ['a list', '[]'],
  ['captions that are no list', { ...call, captions: 'hello' }],
  ['a caption of nothing', { ...call, captions: [null] }],
  ['a caption whose words are a thing', { ...call, captions: [{ ...call.captions[0], text: {} }] }],
  ['a speaker nobody knows', { ...call, captions: [{ ...call.captions[0], by: 'admin' }] }],
  ['no paper', { ...call, paper: null }],
  ['a fact that is a thing', { ...call, paper: { Name: {} } }],
  ['a time in words', { ...call, answerTimeMs: 'soon' }],
])('takes %s for no call', (_title, left) => {
  const text = typeof left === 'object' ? JSON.stringify(left) : left
  expect(readKeptCall(text)).toBeUndefined()
})

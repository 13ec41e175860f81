import { describe, expect, it } from 'vitest'
import {
  CallFatalError,
  fatalErrorFromStatus,
  fatalErrorTypes,
  MediaError,
  mediaErrorTypes,
  toFatalError,
  toMediaError,
} from '../index.ts'

describe('an answer of the provider', () => {
  it.each([
    [401, 'not-allowed'],
    [403, 'not-allowed'],
    [404, 'no-room'],
    [410, 'exp-room'],
    [425, 'nbf-room'],
    [429, 'meeting-full'],
    [408, 'connection-error'],
    [500, 'connection-error'],
  ])('with status %d means %s', (status, type) => {
    const error = fatalErrorFromStatus(status, 'join')
    expect(error).toMatchObject({ type, details: { on: 'join', status } })
  })
})

describe('whatever is thrown while a call is joined', () => {
  it('stays what it is where it is one of ours', () => {
    const error = new CallFatalError('ejected', 'out')
    expect(toFatalError(error, 'join')).toBe(error)
  })

  it.each([
    ['an error', new TypeError('boom'), 'boom'],
    ['a text', 'boom', 'boom'],
    ['nothing', undefined, 'undefined'],
  ])('is a connection error where it is %s', (_title, thrown, message) => {
    expect(toFatalError(thrown, 'load')).toMatchObject({
      type: 'connection-error',
      message,
      cause: thrown,
      details: { on: 'load' },
    })
  })
})

describe('what a browser throws about a microphone', () => {
  it.each([
    ['NotAllowedError', 'permissions'],
    ['SecurityError', 'permissions'],
    ['NotFoundError', 'not-found'],
    ['NotReadableError', 'mic-in-use'],
    ['AbortError', 'mic-in-use'],
    ['OverconstrainedError', 'constraints'],
    ['TypeError', 'constraints'],
    ['OddError', 'unknown'],
    ['constructor', 'unknown'],
  ])('%s means %s', (name, type) => {
    const thrown = Object.assign(new Error('why'), { name })
    expect(toMediaError(thrown)).toMatchObject({ type, message: 'why', cause: thrown })
  })

  it('stays what it is where it is one of ours', () => {
    const error = new MediaError('not-found', 'none')
    expect(toMediaError(error)).toBe(error)
  })

  it('may be anything', () => {
    expect(toMediaError('no')).toMatchObject({ type: 'unknown', message: 'no' })
  })
})

// Connection, ejected, end of life, expired and not-before room or token, full, not allowed, no room;
// in use, permissions, not found, constraints, unknown.
it('knows every kind', () => {
  const fatal =
    'connection-error ejected end-of-life exp-room exp-token meeting-full nbf-room nbf-token no-room not-allowed'
  expect(fatalErrorTypes.toSorted().join(' ')).toBe(fatal)
  expect(mediaErrorTypes).toEqual(
    expect.arrayContaining(['mic-in-use', 'permissions', 'not-found', 'constraints', 'unknown']),
  )
})

import { describe, expect, it } from 'vitest'
import {
  callStatuses,
  endedReasons,
  namesSomebody,
  readWebCall,
  readWebCallRequest,
  wantsRecording,
  webCallRequest,
} from '../index.ts'

describe('the creation of a web call', () => {
  it.each([
    ['an assistant by its id', webCallRequest('air'), { assistantId: 'air' }],
    ['an assistant written out', webCallRequest({ name: 'A' }), { assistant: { name: 'A' } }],
    ['a squad by its id', webCallRequest(undefined, undefined, 's'), { squadId: 's' }],
    [
      'a squad written out',
      webCallRequest(undefined, {}, { a: 1 }),
      { assistantOverrides: {}, squad: { a: 1 } },
    ],
    [
      'overrides beside the assistant',
      webCallRequest('a', { b: 1 }),
      { assistantId: 'a', assistantOverrides: { b: 1 } },
    ],
  ])('names %s', (_title, request, expected) => {
    expect(request).toEqual(expected)
    expect(namesSomebody(request)).toBe(true)
    expect(readWebCallRequest(JSON.stringify(request))).toEqual(expected)
  })

  it.each([
    ['nothing', webCallRequest(undefined)],
    ['an empty id', webCallRequest('', undefined, '')],
    ['overrides of nobody', webCallRequest(undefined, { a: 1 })],
  ])('with %s names nobody', (_title, request) => {
    expect(namesSomebody(request)).toBe(false)
    expect(readWebCallRequest(JSON.stringify(request))).toBeUndefined()
  })

  it.each([
    ['an assistant in words where an object belongs', '{"assistant":"air"}'],
    ['a list of overrides', '{"assistantId":"a","assistantOverrides":[]}'],
    ['a number for an id', '{"assistantId":7}'],
    ['no JSON', 'assistantId=air'],
  ])('is refused with %s', (_title, text) => {
    expect(readWebCallRequest(text)).toBeUndefined()
  })

  it('leaves out what it does not know', () => {
    expect(readWebCallRequest('{"assistantId":"a","admin":true}')).toEqual({ assistantId: 'a' })
  })
})

describe('the answer to it', () => {
  const answer = {
    id: 'c1',
    status: 'queued',
    webCallUrl: 'https://desk.example/call/web/c1/media?key=k',
    artifactPlan: { videoRecordingEnabled: true },
    assistant: { id: 'air', voice: { provider: 'nightdesk' } },
    orgId: 'o1',
  }

  it('is read whole', () => {
    expect(readWebCall(answer)).toEqual(answer)
  })

  it.each([
    ['no address', { ...answer, webCallUrl: undefined }],
    ['an empty address', { ...answer, webCallUrl: '' }],
    ['text', 'queued'],
    ['nothing', null],
  ])('with %s is none', (_title, value) => {
    expect(readWebCall(value)).toBeUndefined()
  })

  it('loses the fields that are of a wrong kind', () => {
    const odd = {
      webCallUrl: 'u',
      status: 'odd',
      id: 4,
      artifactPlan: 'x',
      assistant: { voice: 1 },
    }

    expect(readWebCall(odd)).toEqual({ webCallUrl: 'u', assistant: {} })
  })

  it.each([
    ['a plain yes', { videoRecordingEnabled: true }, true],
    ['a no', { videoRecordingEnabled: false }, false],
    ['nothing', {}, false],
  ])('wants a recording with %s: %s', (_title, artifactPlan, expected) => {
    expect(wantsRecording({ webCallUrl: 'u', artifactPlan })).toBe(expected)
  })
})

it('has each status and each reason once', () => {
  for (const list of [callStatuses, endedReasons]) expect(new Set(list).size).toBe(list.length)
})

import { describe, expect, it } from 'vitest'
import {
  isEndedStatus,
  isServerMessage,
  readCallMessage,
  readClientMessage,
  updateConversation,
} from '../index.ts'

const toolCall = { id: 'c1', type: 'function', function: { name: 'book', arguments: { room: 4 } } }

describe('messages from the provider', () => {
  it.each([
    ['a status', { type: 'status-update', status: 'in-progress' }],
    ['the end with its reason', { type: 'status-update', status: 'ended', endedReason: 'x' }],
    ['speech', { type: 'speech-update', status: 'started', role: 'assistant', turn: 1 }],
    ['speech without a turn', { type: 'speech-update', status: 'stopped', role: 'user' }],
    ['words', { type: 'transcript', role: 'user', transcriptType: 'final', transcript: '' }],
    [
      'the conversation',
      { type: 'conversation-update', conversation: [{ role: 'user', content: 'Hello' }] },
    ],
    [
      'the end of the conversation',
      { type: 'conversation-update', from: 4, conversation: [{ role: 'user', content: 'Hello' }] },
    ],
    ['a refusal', { type: 'message-refused', message: 'add-message', reason: 'too-often' }],
    ['an interruption', { type: 'user-interrupted' }],
    ['a tool call', { type: 'tool-calls', toolCallList: [toolCall] }],
    ['a measured time', { type: 'metadata', metadata: { answerTimeMs: 380 } }],
  ])('know %s', (_title, message) => {
    expect(isServerMessage(message)).toBe(true)
    expect(readCallMessage(JSON.stringify(message))).toEqual(message)
  })

  it.each([
    ['a status nobody knows', { type: 'status-update', status: 'asleep' }],
    ['a reason that is no text', { type: 'status-update', status: 'ended', endedReason: 7 }],
    ['speech of a third person', { type: 'speech-update', status: 'started', role: 'tool' }],
    ['speech that neither starts nor stops', { type: 'speech-update', status: '', role: 'user' }],
    [
      'a turn that is no number',
      { type: 'speech-update', status: 'started', role: 'user', turn: '1' },
    ],
    ['words that are no text', { type: 'transcript', role: 'user', transcriptType: 'final' }],
    [
      'words neither partial nor final',
      { type: 'transcript', role: 'user', transcriptType: 'x', transcript: '' },
    ],
    ['a conversation of numbers', { type: 'conversation-update', conversation: [1] }],
    ['a conversation that is no list', { type: 'conversation-update', conversation: {} }],
    [
      'a conversation from nowhere',
      { type: 'conversation-update', conversation: [], from: 'here' },
    ],
    ['a refusal of nothing', { type: 'message-refused', message: 'toString', reason: 'too-long' }],
    ['a refusal without a reason', { type: 'message-refused', message: 'say', reason: 'no' }],
    ['a tool without a name', { type: 'tool-calls', toolCallList: [{ id: 'c1', function: {} }] }],
    [
      'a tool with arguments as text',
      { type: 'tool-calls', toolCallList: [{ id: 'c', function: { name: 'a', arguments: '{}' } }] },
    ],
    ['a time that is no number', { type: 'metadata', metadata: { answerTimeMs: 'fast' } }],
    ['a type nobody knows', { type: 'hang' }],
    ['a type every object has', { type: 'constructor' }],
    ['no type', {}],
  ])('do not vouch for %s, and still hand it on', (_title, message) => {
    expect(isServerMessage(message)).toBe(false)
    expect(readCallMessage(JSON.stringify(message))).toEqual(message)
  })

  it('bring the conversation whole, or only its end', () => {
    const [hello, yes, no] = ['Hello', 'Yes', 'No'].map((content) => ({ role: 'user', content }))
    if (!hello || !yes || !no) throw new Error('never')
    const type = 'conversation-update'

    expect(updateConversation([yes], { type, conversation: [hello] })).toEqual([hello])
    expect(updateConversation([hello], { type, conversation: [yes], from: 1 })).toEqual([
      hello,
      yes,
    ])
    expect(updateConversation([hello, yes], { type, conversation: [no], from: 1 })).toEqual([
      hello,
      no,
    ])
    expect(updateConversation([hello, yes], { type, conversation: [], from: 1 })).toEqual([hello])
  })

  it.each(['', 'listening', '{', '[]', '"text"', 'null', '4'])('are not made of %j', (text) => {
    expect(readCallMessage(text)).toBeUndefined()
  })

  it.each([
    [{ type: 'status-update', status: 'ended' }, true],
    [{ type: 'status-update', status: 'in-progress' }, false],
    [{ type: 'speech-update', status: 'ended' }, false],
  ])('say with %j that the call is over: %s', (message, expected) => {
    expect(isEndedStatus(message)).toBe(expected)
  })
})

describe('messages from the page', () => {
  it.each([
    ['a sentence to say', { type: 'say', message: 'Hello' }],
    [
      'a last sentence',
      { type: 'say', message: 'Bye', endCallAfterSpoken: true, interruptionsEnabled: false },
    ],
    ['silence, please', { type: 'control', control: 'mute-assistant' }],
    ['speak again', { type: 'control', control: 'unmute-assistant' }],
    [
      'the first message, after the recording began',
      { type: 'control', control: 'say-first-message', videoRecordingStartDelaySeconds: 0.4 },
    ],
    ['typed words', { type: 'add-message', message: { role: 'user', content: 'Two nights' } }],
    ['the end', { type: 'end-call' }],
  ])('can be %s', (_title, message) => {
    expect(readClientMessage(JSON.stringify(message))).toEqual(message)
  })

  it.each([
    ['broken JSON', '{"type":'],
    ['a list', '[{"type":"end-call"}]'],
    ['a bare word', '"end-call"'],
    ['nothing to say', '{"type":"say"}'],
    ['a yes in words', '{"type":"say","message":"a","endCallAfterSpoken":"yes"}'],
    ['another control', '{"type":"control","control":"shut-down"}'],
    [
      'a delay in words',
      '{"type":"control","control":"say-first-message","videoRecordingStartDelaySeconds":"1"}',
    ],
    ['a message without words', '{"type":"add-message","message":{"role":"user"}}'],
    ['a message that is a word', '{"type":"add-message","message":"hello"}'],
    ['a type every object has', '{"type":"toString"}'],
    ['no type', '{}'],
  ])('cannot be %s', (_title, text) => {
    expect(readClientMessage(text)).toBeUndefined()
  })
})

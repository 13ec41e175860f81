import { assert, constantFrom, property, string, stringMatching } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sendDtmf, sipCallTransfer, sipRefer, startDialOut } from '../index.ts'
import { refusal } from '../testing/refusal.ts'

const sip = { sipUri: 'sip:desk@hotel.example' }
const phone = { phoneNumber: '+12125550134' }

describe('dial-out', () => {
  it.each([
    ['a sip address alone', sip],
    ['a phone number alone', phone],
    ['the longest number', { phoneNumber: '+123456789012345' }],
    ['every audio codec', { ...phone, codecs: { audio: ['OPUS', 'PCMU', 'PCMA', 'G722'] } }],
    ['every video codec', { ...sip, video: true, codecs: { video: ['H264', 'VP8'] } }],
    ['a caller id with a phone number', { ...phone, callerId: 'desk' }],
    ['a display name of 199 characters', { ...phone, displayName: 'a'.repeat(199) }],
    ['a user id of 36 characters', { ...phone, userId: 'a'.repeat(36) }],
  ])('takes %s', (_rule, options) => {
    expect(refusal(startDialOut, options)).toBeUndefined()
  })

  it.each([
    [
      'exactly one target: none',
      {},
      'one-target',
      'either a sip uri or phone number must be provided',
    ],
    [
      'exactly one target: both',
      { ...sip, ...phone },
      'one-target',
      'only one of sip uri or phone number must be provided',
    ],
    ['sipUri is a string', { sipUri: 7 }, 'sip-uri', 'sipUri must be a string'],
    [
      'sipUri must start sip:',
      { sipUri: 'tel:1' },
      'sip-uri',
      "Invalid SIP URI, must start with 'sip:'",
    ],
    ['video is a boolean', { ...sip, video: 'yes' }, 'video', 'video must be a boolean value'],
    [
      'phoneNumber is a string',
      { phoneNumber: 12 },
      'phone-number',
      'phoneNumber must be a string',
    ],
    [
      'phoneNumber begins with +',
      { phoneNumber: '12125550134' },
      'phone-number',
      'Invalid phone number, must be valid phone number as per E.164',
    ],
    [
      'phoneNumber is digits only',
      { phoneNumber: '+1 212' },
      'phone-number',
      'Invalid phone number, must be valid phone number as per E.164',
    ],
    [
      'phoneNumber has 15 digits at most',
      { phoneNumber: '+1234567890123456' },
      'phone-number',
      'Invalid phone number, must be valid phone number as per E.164',
    ],
    [
      'no country begins with 0',
      { phoneNumber: '+0123' },
      'phone-number',
      'Invalid phone number, must be valid phone number as per E.164',
    ],
    [
      'audio codecs are a list',
      { ...phone, codecs: { audio: 'OPUS' } },
      'audio-codecs',
      'audio codec must be an array',
    ],
    [
      'audio codecs are not empty',
      { ...phone, codecs: { audio: [] } },
      'audio-codecs',
      'audio codec array specified but empty',
    ],
    [
      'an audio codec is a string',
      { ...phone, codecs: { audio: [1] } },
      'audio-codecs',
      'audio codec must be a string',
    ],
    [
      'audio codecs OPUS, PCMU, PCMA, G722',
      { ...phone, codecs: { audio: ['opus'] } },
      'audio-codecs',
      'audio codec must be one of OPUS, PCMU, PCMA, G722',
    ],
    [
      'video codecs are a list',
      { ...sip, codecs: { video: 'VP8' } },
      'video-codecs',
      'video codec must be an array',
    ],
    [
      'video codecs are not empty',
      { ...sip, codecs: { video: [] } },
      'video-codecs',
      'video codec array specified but empty',
    ],
    [
      'a video codec is a string',
      { ...sip, codecs: { video: [1] } },
      'video-codecs',
      'video codec must be a string',
    ],
    [
      'video codecs H264, VP8',
      { ...sip, codecs: { video: ['VP9'] } },
      'video-codecs',
      'video codec must be H264 or VP8',
    ],
    ['callerId is a string', { ...phone, callerId: 1 }, 'caller-id', 'callerId must be a string'],
    [
      'callerId not allowed with sipUri',
      { ...sip, callerId: 'a' },
      'caller-id',
      'callerId not allowed with sipUri',
    ],
    [
      'displayName is a string',
      { ...phone, displayName: 1 },
      'display-name',
      'displayName must be a string',
    ],
    [
      'displayName under 200 characters',
      { ...phone, displayName: 'a'.repeat(200) },
      'display-name',
      'displayName length must be less than 200',
    ],
    ['userId is a string', { ...phone, userId: 1 }, 'user-id', 'userId must be a string'],
    [
      'userId up to 36 characters',
      { ...phone, userId: 'a'.repeat(37) },
      'user-id',
      'userId length must be less than or equal to 36',
    ],
  ])('%s', (_rule, options, rule, text) => {
    expect(refusal(startDialOut, options)).toEqual({
      rule: `dial-out/${rule}`,
      text: `Error starting dial out: ${text}`,
    })
  })

  it('takes every number in E.164 form and no other text', () => {
    assert(
      property(stringMatching(/^\+[1-9]\d{1,14}$/), (phoneNumber) => {
        expect(refusal(startDialOut, { phoneNumber })).toBeUndefined()
      }),
    )
    assert(
      property(string({ minLength: 1 }), (text) => {
        const isNumber = /^\+[1-9]\d{1,14}$/.test(text)
        expect(refusal(startDialOut, { phoneNumber: text }) === undefined).toBe(isNumber)
      }),
    )
  })
})

describe('DTMF tones', () => {
  const sessionId = 's1'

  it.each([
    ['every tone there is', '0123456789ABCD*#'],
    ['20 characters', '1'.repeat(20)],
  ])('take %s', (_rule, tones) => {
    expect(refusal(sendDtmf, { sessionId, tones })).toBeUndefined()
  })

  it.each([
    ['no arguments', undefined, 'required', 'sessionId and tones are mandatory parameter'],
    ['no tones', { sessionId }, 'required', 'sessionId and tones are mandatory parameter'],
    ['no session', { tones: '1' }, 'required', 'sessionId and tones are mandatory parameter'],
    [
      'both are strings',
      { sessionId, tones: 1 },
      'text',
      'sessionId and tones should be of string type',
    ],
    [
      'up to 20 characters',
      { sessionId, tones: '1'.repeat(21) },
      'length',
      'tones string must be upto 20 characters',
    ],
    ['A-D in capitals only', { sessionId, tones: '1a' }, 'tone', 'a is not valid DTMF tone'],
    ['nothing after D', { sessionId, tones: 'E' }, 'tone', 'E is not valid DTMF tone'],
    ['no blanks', { sessionId, tones: '1 2' }, 'tone', '  is not valid DTMF tone'],
  ])('%s', (_rule, options, rule, text) => {
    expect(refusal(sendDtmf, options)).toEqual({ rule: `dtmf/${rule}`, text })
  })

  it('never let a character through that no telephone has', () => {
    const odd = constantFrom('a', 'd', 'E', 'x', '+', '-', '.', ',', ' ', 'é', '\n', '１')
    const tones = stringMatching(/^[0-9A-D*#]{0,10}$/)
    assert(
      property(tones, odd, tones, (before, character, after) => {
        expect(refusal(sendDtmf, { sessionId, tones: before + character + after })).toBeDefined()
      }),
    )
  })
})

describe('a transfer', () => {
  const sessionId = 's1'
  const toEndPoint = 'sip:front@hotel.example'

  it.each([
    ['sipCallTransfer to a sip address', sipCallTransfer, { sessionId, toEndPoint }],
    ['sipCallTransfer to a number', sipCallTransfer, { sessionId, toEndPoint: '+1212' }],
    ['sipRefer to a sip address', sipRefer, { sessionId, toEndPoint }],
  ])('takes %s', (_rule, operation, options) => {
    expect(refusal(operation, options)).toBeUndefined()
  })

  it('does not write into the options', () => {
    const options = Object.freeze({ sessionId, toEndPoint })
    expect(refusal(sipRefer, options)).toBeUndefined()
  })

  it.each([
    [
      'sipCallTransfer: no argument',
      sipCallTransfer,
      undefined,
      'required',
      'sipCallTransfer() requires a sessionId and toEndPoint',
    ],
    [
      'sipCallTransfer: no session',
      sipCallTransfer,
      { toEndPoint },
      'required',
      'sipCallTransfer() requires a sessionId and toEndPoint',
    ],
    [
      'sipCallTransfer: strings',
      sipCallTransfer,
      { sessionId: 1, toEndPoint },
      'text',
      'Invalid paramater: sessionId and toEndPoint must be of type string',
    ],
    [
      'sipCallTransfer: starts sip: or +',
      sipCallTransfer,
      { sessionId, toEndPoint: 'tel:1' },
      'endpoint',
      'toEndPoint: tel:1 must starts with either "sip:" or "+"',
    ],
    [
      'sipRefer: no argument',
      sipRefer,
      undefined,
      'required',
      'sessionId and toEndPoint are mandatory parameter',
    ],
    [
      'sipRefer: no endpoint',
      sipRefer,
      { sessionId },
      'required',
      'sipRefer() requires a sessionId and toEndPoint',
    ],
    [
      'sipRefer: strings',
      sipRefer,
      { sessionId, toEndPoint: 1 },
      'text',
      'Invalid paramater: sessionId and toEndPoint must be of type string',
    ],
    [
      'sipRefer: a sip address only',
      sipRefer,
      { sessionId, toEndPoint: '+1' },
      'endpoint',
      '"toEndPoint" must be a "sip" address',
    ],
  ])('%s', (_rule, operation, options, rule, text) => {
    expect(refusal(operation, options)).toEqual({ rule: `transfer/${rule}`, text })
  })
})

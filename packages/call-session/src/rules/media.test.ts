import { describe, expect, it } from 'vitest'
import {
  startRecording,
  startRemoteMediaPlayer,
  stopRemoteMediaPlayer,
  updateInputSettings,
  updateRemoteMediaPlayer,
  updateSendSettings,
  type Operation,
} from '../index.ts'
import { refusal } from '../testing/refusal.ts'

describe('a recording', () => {
  it.each([undefined, {}, { type: 'cloud' }, { type: 'raw-tracks' }, { type: 'local' }])(
    'takes %j',
    (options) => {
      expect(refusal(startRecording, options)).toBeUndefined()
    },
  )

  it.each(['cloud-audio-only', '', 'CLOUD', 7])('does not take the type %j', (type) => {
    expect(refusal(startRecording, { type })).toEqual({
      rule: 'recording/type',
      text: `invalid type: ${type}, allowed values 'cloud', 'raw-tracks', or 'local'`,
    })
  })
})

describe('send settings', () => {
  const layer = { maxBitrate: 100_000 }

  it.each([
    ...['default-video', 'bandwidth-optimized', 'bandwidth-and-quality-balanced'].map((video) => ({
      video,
    })),
    ...['quality-optimized', 'adaptive-2-layers', 'adaptive-3-layers'].map((video) => ({ video })),
    ...[
      'default-screen-video',
      'detail-optimized',
      'motion-optimized',
      'motion-and-detail-balanced',
    ].map((screenVideo) => ({ screenVideo })),
    ...['low', 'medium', 'high'].map((maxQuality) => ({ video: { maxQuality } })),
    { video: { allowAdaptiveLayers: false } },
    { video: { encodings: { low: layer } } },
    { video: { encodings: { low: layer, medium: layer } } },
    { video: { encodings: { low: layer, medium: layer, high: layer } } },
  ])('take %j', (settings) => {
    expect(refusal(updateSendSettings, settings)).toBeUndefined()
  })

  const videoPresets =
    'default-video,bandwidth-optimized,bandwidth-and-quality-balanced,quality-optimized,adaptive-2-layers,adaptive-3-layers'
  const screenPresets =
    'default-screen-video,detail-optimized,motion-optimized,motion-and-detail-balanced'
  const presetText =
    'Video send settings should be either an object or one of the supported presets: '

  it.each([
    [
      'at least one track',
      {},
      'empty',
      'Send settings must contain at least information for one track!',
    ],
    [
      'presets for video from their list',
      { video: 'detail-optimized' },
      'preset',
      presetText + videoPresets,
    ],
    [
      'presets for screenVideo from theirs',
      { screenVideo: 'default-video' },
      'preset',
      presetText + screenPresets,
    ],
    [
      'presets for any other track from the list for video',
      { backCamera: 'motion-optimized' },
      'preset',
      presetText + videoPresets,
    ],
    ['an object or a preset', { video: 7 }, 'preset', presetText + videoPresets],
    [
      'an object says something',
      { video: {} },
      'content',
      'Video send settings must contain at least maxQuality, allowAdaptiveLayers or encodings attribute',
    ],
    [
      'maxQuality low, medium or high',
      { video: { maxQuality: 'best' } },
      'max-quality',
      'maxQuality must be either low, medium or high',
    ],
    [
      'layers from low upwards',
      { video: { encodings: { low: layer, high: layer } } },
      'encodings',
      'Encodings must be defined as: low, low and medium, or low, medium and high.',
    ],
    [
      'layers in an object',
      { video: { encodings: [layer] } },
      'encodings',
      'Encodings must be defined as: low, low and medium, or low, medium and high.',
    ],
  ])('%s', (_rule, settings, rule, text) => {
    expect(refusal(updateSendSettings, settings)).toEqual({ rule: `send-settings/${rule}`, text })
  })

  it.each([
    ['layers that say something', {}, 'simulcast/empty-layer'],
    ['layers in range', { maxBitrate: 1 }, 'simulcast/range'],
  ])('hold %s', (_rule, low, rule) => {
    const found = refusal(updateSendSettings, { video: { encodings: { low } } })
    expect(found?.rule).toBe(rule)
  })
})

describe('simulcast encodings', () => {
  const start = (simulcastEncodings: unknown) =>
    refusal(startRemoteMediaPlayer, { url: 'u', settings: { simulcastEncodings } })

  it.each([
    ['none', undefined],
    ['one layer', [{ maxBitrate: 2_500_000 }]],
    ['three layers', [{ maxFramerate: 1 }, { maxFramerate: 30 }, { scaleResolutionDownBy: 8 }]],
    [
      'every number at its least',
      [{ maxBitrate: 100_000, maxFramerate: 1, scaleResolutionDownBy: 1 }],
    ],
    [
      'every number at its most',
      [{ maxBitrate: 2_500_000, maxFramerate: 30, scaleResolutionDownBy: 8 }],
    ],
    ['a layer that is off', [{ maxBitrate: 100_000, active: false, scalabilityMode: 'L1T2' }]],
  ])('take %s', (_rule, encodings) => {
    expect(start(encodings)).toBeUndefined()
  })

  const keys = 'maxBitrate,maxFramerate,scaleResolutionDownBy'

  it.each([
    ['a list', {}, 'list', 'encodings must be an Array'],
    ['1 layer at least', [], 'layers', 'encodings must be an Array with between 1 to 3 layers'],
    [
      '3 layers at most',
      [1, 2, 3, 4].map(() => ({ maxBitrate: 1e6 })),
      'layers',
      'encodings must be an Array with between 1 to 3 layers',
    ],
    [
      'no empty layer',
      [{}],
      'empty-layer',
      `Empty encoding is not allowed. At least one of these valid keys should be specified:${keys}`,
    ],
    ['numbers', [{ maxBitrate: 'fast' }], 'number', 'maxBitrate must be a number'],
    ['known keys', [{ bitrate: 1 }], 'key', `Invalid key bitrate, valid keys are:${keys}`],
    [
      'a bitrate of 100000 at least',
      [{ maxBitrate: 99_999 }],
      'range',
      'maxBitrate value not in range. valid range: 100000 to 2500000',
    ],
    [
      'a bitrate of 2500000 at most',
      [{ maxBitrate: 2_500_001 }],
      'range',
      'maxBitrate value not in range. valid range: 100000 to 2500000',
    ],
    [
      'a frame rate of 1 at least',
      [{ maxFramerate: 0 }],
      'range',
      'maxFramerate value not in range. valid range: 1 to 30',
    ],
    [
      'a frame rate of 30 at most',
      [{ maxFramerate: 31 }],
      'range',
      'maxFramerate value not in range. valid range: 1 to 30',
    ],
    [
      'a scale of 1 at least',
      [{ scaleResolutionDownBy: 0.5 }],
      'range',
      'scaleResolutionDownBy value not in range. valid range: 1 to 8',
    ],
    [
      'a scale of 8 at most',
      [{ scaleResolutionDownBy: 8.1 }],
      'range',
      'scaleResolutionDownBy value not in range. valid range: 1 to 8',
    ],
    [
      'the last layer like the first',
      [{ maxBitrate: 100_000 }, { maxBitrate: 1 }],
      'range',
      'maxBitrate value not in range. valid range: 100000 to 2500000',
    ],
    [
      'a number that is one',
      [{ maxFramerate: Number.NaN }],
      'range',
      'maxFramerate value not in range. valid range: 1 to 30',
    ],
  ])('%s', (_rule, encodings, rule, text) => {
    expect(start(encodings)).toEqual({ rule: `simulcast/${rule}`, text })
  })
})

describe('the remote media player', () => {
  it.each([
    ['a url alone', { url: 'https://a.example/b.mp4' }],
    ['volume 0', { url: 'u', settings: { volume: 0 } }],
    ['volume 2', { url: 'u', settings: { volume: 2 } }],
    ['play', { url: 'u', settings: { state: 'play' } }],
    ['pause', { url: 'u', settings: { state: 'pause' } }],
  ])('takes %s', (_rule, options) => {
    expect(refusal(startRemoteMediaPlayer, options)).toBeUndefined()
  })

  const stateText =
    'Invalid value for RemoteMediaPlayerSettings.state, valid values are: {"PLAY":"play","PAUSE":"pause"}'
  const volumeRange = 'RemoteMediaPlayerSettings.volume: must be between 0.0 - 2.0'

  it.each([
    [
      'url a string',
      startRemoteMediaPlayer,
      { url: 4 },
      'url',
      'url parameter must be "string" type',
    ],
    [
      'settings an object',
      startRemoteMediaPlayer,
      { url: 'u', settings: 'loud' },
      'settings',
      'RemoteMediaPlayerSettings: must be "object" type',
    ],
    [
      'state play or pause',
      startRemoteMediaPlayer,
      { url: 'u', settings: { state: 'stop' } },
      'state',
      stateText,
    ],
    [
      'volume a number',
      startRemoteMediaPlayer,
      { url: 'u', settings: { volume: '1' } },
      'volume',
      'RemoteMediaPlayerSettings.volume: must be "number" type',
    ],
    [
      'volume 0 at least',
      startRemoteMediaPlayer,
      { url: 'u', settings: { volume: -0.1 } },
      'volume',
      volumeRange,
    ],
    [
      'volume 2 at most',
      startRemoteMediaPlayer,
      { url: 'u', settings: { volume: 2.1 } },
      'volume',
      volumeRange,
    ],
    [
      'known keys',
      startRemoteMediaPlayer,
      { url: 'u', settings: { speed: 2 } },
      'key',
      'Invalid key speed, valid keys are: state,volume,simulcastEncodings',
    ],
    [
      'an update keeps the same rules',
      updateRemoteMediaPlayer,
      { session_id: 's', settings: { volume: 3 } },
      'volume',
      volumeRange,
    ],
    [
      'an update names the player',
      updateRemoteMediaPlayer,
      { settings: {} },
      'id',
      ' remotePlayerID must be of type string',
    ],
    [
      'a stop names the player',
      stopRemoteMediaPlayer,
      7,
      'id',
      ' remotePlayerID must be of type string',
    ],
  ] as [string, Operation<unknown>, unknown, string, string][])(
    '%s',
    (_rule, operation, options, rule, text) => {
      expect(refusal(operation, options)).toEqual({ rule: `player/${rule}`, text })
    },
  )
})

describe('input settings', () => {
  const blur = (config?: unknown) => ({ video: { processor: { type: 'background-blur', config } } })
  const image = (source: unknown) => ({
    video: { processor: { type: 'background-image', config: { source } } },
  })

  it.each([
    ['noise cancellation', { audio: { processor: { type: 'noise-cancellation' } } }],
    ['no audio processor', { audio: { processor: { type: 'none' } } }],
    ['face detection', { video: { processor: { type: 'face-detection' } } }],
    ['video without a processor', { video: { settings: {} } }],
    ['blur as it is', blur()],
    ['blur with nothing said', blur({})],
    ['blur barely', blur({ strength: 0.01 })],
    ['blur fully', blur({ strength: 1 })],
    ['the default image', image('default')],
    ['an image in memory', image(new ArrayBuffer(8))],
    ['an image by its address', image('https://a.example/sea.JPG')],
    ['an image as data', image('data:image/png;base64,AAAA')],
    ['image 1', image(1)],
    ['image 10', image(10)],
    ['image 10 in words', image('10')],
  ])('take %s', (_rule, settings) => {
    expect(refusal(updateInputSettings, settings)).toBeUndefined()
  })

  const blurText = 'invalid object in inputSettings -> video -> processor -> config'
  const range = 'invalid image selection; must be an int, > 0, <= 10'
  const imageType = 'invalid image type; supported types: [jpg, png, jpeg]'

  it.each([
    [
      'audio processor none or noise-cancellation',
      { audio: { processor: { type: 'echo' } } },
      'audio-processor',
      'inputSettings audio processor type invalid',
    ],
    [
      'an audio processor where there is audio',
      { audio: {} },
      'audio-processor',
      'inputSettings audio processor type invalid',
    ],
    [
      'video processors from their list',
      { video: { processor: { type: 'hat' } } },
      'video-processor',
      'inputSettings video processor type invalid',
    ],
    [
      'blur strength greater than 0',
      blur({ strength: 0 }),
      'blur',
      `${blurText}; expected: {0 < strength <= 1}, got: 0`,
    ],
    [
      'blur strength up to 1',
      blur({ strength: 1.1 }),
      'blur',
      `${blurText}; expected: {0 < strength <= 1}, got: 1.1`,
    ],
    [
      'blur strength a number',
      blur({ strength: '1' }),
      'blur',
      `${blurText}; expected: {0 < strength <= 1}, got: "1"`,
    ],
    ['blur has a strength only', blur({ radius: 4 }), 'blur', blurText],
    ['image 1 at least', image(0), 'image', range],
    ['image 10 at most', image(11), 'image', range],
    ['image a whole number', image(2.5), 'image', range],
    ['image file jpg, png or jpeg', image('https://a.example/sea.gif'), 'image', imageType],
    ['some image', image(undefined), 'image', imageType],
  ])('%s', (_rule, settings, rule, text) => {
    expect(refusal(updateInputSettings, settings)).toEqual({ rule: `input-settings/${rule}`, text })
  })

  it.each([
    ['audio and video only', { screen: {} }],
    ['something', {}],
    ['processor and settings only', { audio: { processor: { type: 'none' }, gain: 2 } }],
    ['objects', { audio: 'loud' }],
  ])('hold %s', (_rule, settings) => {
    const found = refusal(updateInputSettings, settings)
    expect(found?.rule).toBe('input-settings/form')
    expect(found?.text).toMatch(/^inputSettings must be of the form: /)
  })
})

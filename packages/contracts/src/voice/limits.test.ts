import { expect, it } from 'vitest'
import { callLimits, pcmFrames, voiceLimits } from '../index.ts'

// A changed number must be changed here too, on purpose.
it.each([
  ['1 second wait on mobile before joining', voiceLimits.mobileJoinDelayMs, 1000],
  ['remote audio level observer every 100 ms', voiceLimits.audioLevelIntervalMs, 100],
  ['speaking threshold 0.01 of summed level', voiceLimits.speakingThreshold, 0.01],
  ['volume scaled by dividing by 0.15', voiceLimits.volumeFullScale, 0.15],
  ['speech-end after 1 second of silence', voiceLimits.speechEndAfterMs, 1000],
  ['recording 1280 wide', voiceLimits.recordingWidthPx, 1280],
  ['recording 720 high', voiceLimits.recordingHeightPx, 720],
  ['app messages of 4096 characters', callLimits.appMessageCharacters, 4096],
  ['audio levels every 100 ms at most', callLimits.audioLevelIntervalMinMs, 100],
  ['background blur strength up to 1', callLimits.blurStrengthMax, 1],
  ['version 0.75.2', callLimits.libraryVersion, '0.75.2'],
  ['userData 4096 characters', callLimits.userDataCharacters, 4096],
  ['simulcast layers 3', callLimits.simulcastLayers, 3],
  ['displayName under 200', callLimits.displayNameCharacters, 200],
  ['userId 36', callLimits.userIdCharacters, 36],
  ['DTMF 20 characters', callLimits.dtmfTones, 20],
  ['volume 0 to 2', callLimits.playerVolume, { min: 0, max: 2 }],
  ['image preselect 1 to 10', callLimits.backgroundImage, { min: 1, max: 10 }],
  ['listener default 10', callLimits.listenersPerEvent, 10],
])('%s', (_rule, value, expected) => {
  expect(value).toEqual(expected)
})

it.each(['toProvider', 'toPage'] as const)('frames %s hold what their length says', (direction) => {
  const { sampleRateHz, samples, bytes } = pcmFrames[direction]

  expect(samples).toBe((sampleRateHz * pcmFrames.frameMs) / 1000)
  expect(bytes).toBe(samples * 2)
})

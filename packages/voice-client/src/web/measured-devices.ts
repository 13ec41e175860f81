import type { AudioDevices } from '@nightdesk/call-session'
import { browserDevices, browserTrack, createLevelMeter } from '@nightdesk/call-session/web'
import { voiceLimits } from '@nightdesk/contracts'
import { volumeOf } from '../speech-meter.ts'

/** The browser's devices, telling ten times a second how loud the visitor is, 0 to 1, until the microphone is released. */
export function measuredDevices(onVolume: (volume: number) => void): AudioDevices {
  return {
    ...browserDevices,
    openMicrophone: async (choice) => {
      const microphone = await browserDevices.openMicrophone(choice)
      const track = browserTrack(microphone)
      if (!track) return microphone
      const meter = createLevelMeter()
      meter.listen(new MediaStream([track]))
      const timer = setInterval(
        () => onVolume(track.enabled ? volumeOf(meter.level()) : 0),
        voiceLimits.audioLevelIntervalMs,
      )
      return {
        ...microphone,
        release: () => {
          clearInterval(timer)
          meter.close()
          microphone.release()
        },
      }
    },
  }
}

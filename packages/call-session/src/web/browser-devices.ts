import type { AudioDevices, DeviceInfo } from '../audio-devices.ts'
import { openMicrophone } from './browser-microphone.ts'

/** The sound devices of the visitor's machine. */
export const browserDevices: AudioDevices = {
  openMicrophone,
  list: async () => {
    const devices = (await mediaDevices()?.enumerateDevices()) ?? []
    return devices.flatMap((device) => toDeviceInfo(device) ?? [])
  },
  onChange: (listener) => {
    const devices = mediaDevices()
    devices?.addEventListener('devicechange', listener)
    return () => devices?.removeEventListener('devicechange', listener)
  },
}

function mediaDevices(): MediaDevices | undefined {
  return navigator.mediaDevices
}

function toDeviceInfo({ deviceId, kind, label }: MediaDeviceInfo): DeviceInfo | undefined {
  return kind === 'videoinput' ? undefined : { deviceId, kind, label }
}

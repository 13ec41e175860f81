import { packetMs } from '../media/opus-packet.ts'
import type { Sound } from './ear.ts'

// Late packets come in a rush, and no two clocks run alike.
const mostAheadMs = 1_000
const frameMs = 20

/** Says of each sound whether it may be heard: nobody can speak faster than time passes. */
export function createSoundGate(now: () => number): (sound: Sound) => boolean {
  const openedAt = now()
  let heardMs = 0
  return (sound) => {
    const ms = sound.kind === 'opus' ? packetMs(sound.packet) : frameMs
    if (heardMs + ms > now() - openedAt + mostAheadMs) return false
    heardMs += ms
    return true
  }
}

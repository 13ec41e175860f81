import { pcmFrames } from '@nightdesk/contracts'
import type { JoinLine } from './good-caller.ts'
import { joinPeerCall, writeRtp } from './peer-call.ts'

const silence = Uint8Array.of(0xf8, 0xff, 0xfe)

/** A well-behaved caller over WebRTC: sends in real time, reads everything. */
export const joinByPeer: JoinLine = async (place, call, { from, onFrame }) => {
  const joined = await joinPeerCall(place, call, from)
  if (!joined) return undefined
  const { peer, track, channel } = joined
  track.onMessage(() => onFrame())
  channel.sendMessage('playable')
  let number = 0
  const speaking = setInterval(() => {
    number += 1
    if (track.isOpen()) track.sendMessageBinary(writeRtp(number, silence))
  }, pcmFrames.frameMs)
  const ended = new Promise<void>((resolve) => {
    const finish = () => {
      clearInterval(speaking)
      resolve()
    }
    channel.onClosed(finish)
    peer.onStateChange((state) => {
      if (state !== 'connected' && state !== 'connecting') finish()
    })
  })
  return {
    ended,
    type: (text) => void (channel.isOpen() && channel.sendMessage(text)),
    leave: () => peer.close(),
  }
}

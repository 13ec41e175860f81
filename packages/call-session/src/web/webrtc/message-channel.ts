import { messagesChannel } from '@nightdesk/contracts'
import { CallFatalError } from '../../errors/fatal-error.ts'

export type MessageChannel = {
  /** Kept when messages can flow, which is a moment after sound can. */
  readonly opened: Promise<void>
  send(data: unknown): void
}

export type ChannelListeners = {
  readonly onText: (text: string) => void
  readonly onClosed: () => void
}

/** The data channel, made by the page. */
export function openMessageChannel(
  peer: RTCPeerConnection,
  { onText, onClosed }: ChannelListeners,
): MessageChannel {
  const channel = peer.createDataChannel(messagesChannel)
  const opened = new Promise<void>((resolve, reject) => {
    channel.addEventListener('open', () => resolve())
    channel.addEventListener('close', () => {
      reject(new CallFatalError('connection-error', 'The call was closed.', { on: 'join' }))
    })
  })
  // Nobody may be waiting when it closes.
  opened.catch(() => {})
  channel.addEventListener('close', onClosed)
  channel.addEventListener('message', ({ data }) => {
    if (typeof data === 'string') onText(data)
  })
  return {
    opened,
    send(data) {
      if (channel.readyState !== 'open') return
      channel.send(typeof data === 'string' ? data : JSON.stringify(data))
    },
  }
}

import { messagesChannel } from '@nightdesk/contracts'
import type { DataChannel, PeerConnection } from 'node-datachannel'

import { createAllowance, messageFlood } from '../allowance.ts'
import type { CallGuard } from '../call-guard.ts'
import { mostUnsentBytes, type LineEnd, type LineEvents } from './media-line.ts'

// A page opens one channel.
const mostStrays = 8

type MessagesOptions = {
  readonly guard: CallGuard
  readonly events: Pick<LineEvents, 'onText'>
  /** The channel may be open now. */
  readonly open: () => void
  readonly leave: (end: LineEnd) => void
}

/** The messages of a WebRTC call. */
export type Messages = {
  isOpen(): boolean
  send(text: string): void
}

/** Takes the channel that the page opens for its messages, and turns others away. */
export function takeMessages(peer: PeerConnection, options: MessagesOptions): Messages {
  const { guard, events, open, leave } = options
  const allowance = createAllowance({ ...messageFlood, now: () => performance.now() })
  let channel: DataChannel | undefined
  let strays = 0

  peer.onDataChannel(
    guard((opened: DataChannel) => {
      if (opened.getLabel() !== messagesChannel || channel) return turnAway(opened)
      channel = opened
      opened.onMessage(
        guard((message) => {
          // Also what is no text, and what comes before the call or after it.
          if (!allowance.take()) return leave('line-flooded')
          if (typeof message === 'string') events.onText(message)
        }),
      )
      opened.onClosed(guard(() => leave('closed')))
      opened.onOpen(guard(open))
      open()
    }),
  )

  function turnAway(stray: DataChannel): void {
    stray.close()
    strays += 1
    if (strays > mostStrays) leave('line-failed')
  }

  return {
    isOpen: () => channel?.isOpen() === true,
    send(text) {
      if (!channel?.isOpen()) return
      if (channel.bufferedAmount() > mostUnsentBytes) return leave('line-stalled')
      channel.sendMessage(text)
    },
  }
}

import {
  callLimits,
  lineLimits,
  playableWord,
  readClientMessage,
  type ClientMessage,
  type MessageRefused,
  type Say,
} from '@nightdesk/contracts'

import { createAllowance, messageFlood } from '../allowance.ts'
import type { EndReason } from './end-reason.ts'

const mostGarbage = 20

/** What a page may ask of its call. */
export type PageOrders = {
  greet(): void
  say(message: Say): void
  setMuted(isMuted: boolean): void
  /** Takes typed words as the caller's turn. */
  takeTyped(text: string): void
  refuse(message: ClientMessage['type'], reason: MessageRefused['reason']): void
  end(reason: EndReason): void
}

export type PageOptions = {
  readonly now: () => number
  /** Whether the page may put words into the receptionist's mouth. */
  readonly canDirect: boolean
}

/** Reads what a page sends and obeys it within its limits; what is too much is refused, and a flood ends the call. */
export function createPageReader(
  orders: PageOrders,
  { now, canDirect }: PageOptions,
): (text: string) => void {
  const flood = createAllowance({ ...messageFlood, now })
  const typing = createAllowance({
    atOnce: lineLimits.messagesAtOnce,
    perSecond: lineLimits.messagesPerSecond,
    now,
  })
  let garbage = 0

  function refusal(message: ClientMessage): MessageRefused['reason'] | undefined {
    if (message.type === 'say') return refuseSay(message)
    if (message.type !== 'add-message') return undefined
    if (isTooLong(message.message.content)) return 'too-long'
    return typing.take() ? undefined : 'too-often'
  }

  function refuseSay({ message }: Say): MessageRefused['reason'] | undefined {
    if (!canDirect) return 'not-allowed'
    if (isTooLong(message)) return 'too-long'
    return typing.take() ? undefined : 'too-often'
  }

  function obey(message: ClientMessage): void {
    if (message.type === 'say') return orders.say(message)
    if (message.type === 'end-call') return orders.end('customer-ended-call')
    if (message.type === 'control') {
      if (message.control === 'say-first-message') return orders.greet()
      return orders.setMuted(message.control === 'mute-assistant')
    }
    const { role, content } = message.message
    const text = content.trim()
    if (role === 'user' && text !== '') orders.takeTyped(text)
  }

  return (text) => {
    if (!flood.take()) return orders.end('pipeline-error-too-many-messages')
    if (text === playableWord) return orders.greet()
    const isReadable = text.length <= callLimits.appMessageCharacters
    const message = isReadable ? readClientMessage(text) : undefined
    if (!message) {
      garbage += 1
      if (garbage > mostGarbage) orders.end('pipeline-error-bad-messages')
      return
    }
    const reason = refusal(message)
    if (reason) orders.refuse(message.type, reason)
    else obey(message)
  }
}

function isTooLong(text: string): boolean {
  return text.trim().length > lineLimits.messageCharacters
}

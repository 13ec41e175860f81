import {
  isServerMessage,
  updateConversation,
  type CallMessage,
  type ConversationUpdate,
} from '@nightdesk/contracts'

/** One provider sends the conversation whole, another only what is new: a listener always gets all of it. */
export function createWholeMessages(): (message: CallMessage) => CallMessage {
  let known: ConversationUpdate['conversation'] = []
  return (message) => {
    if (!isServerMessage(message) || message.type !== 'conversation-update') return message
    const { from, ...rest } = message
    known = updateConversation(known, message)
    return from === undefined ? message : { ...rest, conversation: known }
  }
}

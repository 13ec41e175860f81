import { isEndedStatus, listeningWord, readCallMessage } from '@nightdesk/contracts'

/** What a text of the provider means for whoever watches a call. */
export function watchCall(text: string): string {
  if (text === listeningWord) return 'answered'
  const message = readCallMessage(text)
  if (!message) return 'not understood'
  if (isEndedStatus(message)) return `over: ${message.endedReason ?? 'no reason given'}`
  return 'going on'
}

import type { ClientMessage, MessageRefused, ServerMessage, Speaker } from '@nightdesk/contracts'

import type { ToolAction } from '../conversation.ts'
import { createCallLog } from './call-log.ts'
import type { Interrupted } from './speech-queue.ts'

/** Tells the page what happens in its call, in the words of the contract. */
export type Announcer = {
  status(status: 'in-progress' | 'forwarding' | 'ended', endedReason?: string): void
  speech(role: Speaker, status: 'started' | 'stopped'): void
  /** What the caller seems to be saying. */
  guess(text: string): void
  /** A turn of the caller's is over. */
  callerSaid(text: string): void
  assistantSays(text: string): void
  /** What the assistant was saying was cut off. */
  interrupted(interrupted: Interrupted): void
  /** What is new in the conversation, as both sides heard it. */
  log(): void
  tool(action: ToolAction): void
  answerTime(ms: number): void
  /** A message of the page was not obeyed. */
  refused(message: ClientMessage['type'], reason: MessageRefused['reason']): void
}

export function createAnnouncer(sendText: (text: string) => void): Announcer {
  const log = createCallLog()
  let turn = 0
  const send = (message: ServerMessage) => sendText(JSON.stringify(message))
  const sendWords = (role: Speaker, transcriptType: 'partial' | 'final', transcript: string) =>
    send({ type: 'transcript', role, transcriptType, transcript })
  const sendLog = () => {
    const news = log.news()
    if (news) send({ type: 'conversation-update', conversation: news.lines, from: news.from })
  }

  return {
    status: (status, endedReason) =>
      send({ type: 'status-update', status, ...(endedReason && { endedReason }) }),
    speech: (role, status) => send({ type: 'speech-update', status, role, turn }),
    guess: (text) => sendWords('user', 'partial', text),
    callerSaid(text) {
      turn += 1
      sendWords('user', 'final', text)
      log.add('user', text)
      sendLog()
    },
    assistantSays(text) {
      log.add('assistant', text)
      sendWords('assistant', 'final', text)
    },
    interrupted(interrupted) {
      log.cut(interrupted)
      send({ type: 'user-interrupted' })
      sendLog()
    },
    log: sendLog,
    tool({ name, arguments: facts }) {
      const tool = { name, arguments: facts }
      const toolCall = { id: crypto.randomUUID(), type: 'function', function: tool } as const
      send({ type: 'tool-calls', toolCallList: [toolCall] })
    },
    answerTime: (ms) => send({ type: 'metadata', metadata: { answerTimeMs: Math.round(ms) } }),
    refused: (message, reason) => send({ type: 'message-refused', message, reason }),
  }
}

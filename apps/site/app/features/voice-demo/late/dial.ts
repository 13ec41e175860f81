import { isServerMessage, ownBusinessId, type CallMessage } from '@nightdesk/contracts'
import { createVoiceClient } from '@nightdesk/voice-client/web'
import { answeredFor, tellOwnRefusal } from '../own-business.ts'
import { callerFacts } from './caller-country.ts'
import { readOwnFacts } from './own-facts.ts'
import { noticeOfEnd } from './notice.ts'
import type { Dial, LineListener, PaperFacts } from './line.ts'

/** Where the embedded provider answers, on the page's own server. */
const providerPath = '/voice'

/** The papers that a receptionist fills in during a call. */
const papers = new Set(['trip-ticket', 'registration-card', 'call-note'])
/** The one of a visitor's own business, whose rows come with it. */
const ownPaper = 'own-business-note'

function readFacts(given: Readonly<Record<string, unknown>>): PaperFacts {
  const words = Object.entries(given).filter(([, value]) => typeof value === 'string')
  return Object.fromEntries(words) as PaperFacts
}

function readMessage(message: CallMessage, listener: LineListener): void {
  if (!isServerMessage(message)) return
  switch (message.type) {
    case 'transcript':
      return listener.onWords(message.role, message.transcript, message.transcriptType === 'final')
    case 'metadata': {
      const { answerTimeMs } = message.metadata
      return answerTimeMs === undefined ? undefined : listener.onAnswerTime(answerTimeMs)
    }
    case 'status-update': {
      const notice = noticeOfEnd(message)
      return notice && listener.onNotice(notice)
    }
    case 'tool-calls':
      for (const { function: call } of message.toolCallList) {
        if (papers.has(call.name)) listener.onPaper(readFacts(call.arguments))
        if (call.name === ownPaper) listener.onPaper(readOwnFacts(call.arguments))
      }
      return undefined
    case 'message-refused': {
      const { message: refused, reason } = message
      if (refused === 'add-message' && reason !== 'not-allowed') listener.onRefused(reason)
      return undefined
    }
    default:
      return undefined
  }
}

/** What the call is told beforehand: about the caller, and about the business it is for. */
function callFacts(assistantId: string) {
  const own = assistantId === ownBusinessId ? answeredFor() : undefined
  return own ? { ...callerFacts(), ...own } : callerFacts()
}

/** Calls an assistant of the embedded provider. */
export const dial: Dial = ({ assistantId, hasMicrophone }, listener) => {
  const baseUrl = location.origin + providerPath
  const levels = { visitor: 0, assistant: 0 }
  const setLevel = (change: Partial<typeof levels>) => {
    Object.assign(levels, change)
    listener.onLevel(Math.max(levels.visitor, levels.assistant))
  }
  const client = createVoiceClient({ baseUrl, microphone: hasMicrophone })
  client.on('call-start', listener.onStarted)
  client.on('call-end', listener.onEnded)
  client.on('error', (error) => {
    if (assistantId === ownBusinessId) tellOwnRefusal(error)
    if (error.kind === 'connection') listener.onLost(error)
    else listener.onFailed(error)
  })
  client.on('playback-blocked', listener.onUnheard)
  client.on('volume-level', (assistant) => setLevel({ assistant }))
  client.on('local-volume-level', (visitor) => setLevel({ visitor }))
  client.on('message', (message) => readMessage(message, listener))
  void client.start(assistantId, callFacts(assistantId))
  return {
    type: (content) => client.send({ type: 'add-message', message: { role: 'user', content } }),
    hangUp: () => void client.stop(),
  }
}

import { brand } from '@nightdesk/content'
import type { Script } from '@nightdesk/receptionist'
import type { Json } from '@nightdesk/voice-api'
import { briefAssistant } from '@nightdesk/voice-provider'

/** Under this key of its metadata an assistant at the provider carries the id it has here. */
export const ownIdKey = 'nightdesk'

// Filled in by the provider when a call begins.
const moment = '{{"now" | date: "%A, %Y-%m-%d, %-I:%M %p", "America/New_York"}}'

const model = { provider: 'openai', model: 'gpt-4o', temperature: 0.3, maxTokens: 160 }
const silenceTimeoutSeconds = 20

/** What a page reads: captions, the papers, the end. */
const clientMessages = [
  'conversation-update',
  'hang',
  'metadata',
  'speech-update',
  'status-update',
  'tool-calls',
  'transcript',
  'user-interrupted',
]

/** One of our receptionists in the words of the provider's API. */
export function defineAssistant(script: Script, callSeconds: number): Json {
  const { firstMessage, prompt, tools, endCallTool } = briefAssistant(script, moment)
  return {
    name: `${brand.product} ${script.name}`,
    firstMessage,
    model: {
      ...model,
      messages: [{ role: 'system', content: prompt }],
      tools: [
        // The page reads what is sent; nobody answers, so nobody is waited for.
        ...tools.map(({ type, function: paper }) => ({ type, async: true, function: paper })),
        { type: 'endCall', function: { name: endCallTool } },
      ],
    },
    clientMessages,
    maxDurationSeconds: callSeconds,
    silenceTimeoutSeconds,
    metadata: { [ownIdKey]: script.id },
  }
}

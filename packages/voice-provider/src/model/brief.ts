import type { Script } from '@nightdesk/receptionist'
import { nowIn } from '@nightdesk/understanding'

import { systemPrompt } from './system-prompt.ts'
import { endCallTool, modelTools, papersOf, type ModelTool } from './tools.ts'

/** All that a provider with a language model of its own needs to know to play a receptionist. */
export type AssistantBrief = {
  readonly firstMessage: string
  readonly prompt: string
  /** The papers it fills in, and the way to a person. */
  readonly tools: readonly ModelTool[]
  /** The tool with which the prompt tells it to hang up. */
  readonly endCallTool: string
}

/** Writes a receptionist down for somebody else's model; `moment` stands where the prompt names day and time. */
export function briefAssistant(script: Script, moment: string): AssistantBrief {
  // Any day will do: it only finds out which fields the papers have.
  const tools = modelTools(papersOf(script, nowIn(new Date(0), 'UTC')))
  return {
    firstMessage: script.greeting.join(' '),
    prompt: systemPrompt(script, moment),
    tools: tools.filter((tool) => tool.function.name !== endCallTool),
    endCallTool,
  }
}

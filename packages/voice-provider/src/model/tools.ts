import type { Script } from '@nightdesk/receptionist'
import type { Now } from '@nightdesk/understanding'

export const handOverTool = 'hand-over'
export const endCallTool = 'end-call'

/** A function a model may call, as the chat completions interface describes it. */
export type ModelTool = {
  readonly type: 'function'
  readonly function: {
    readonly name: string
    readonly description: string
    readonly parameters: Readonly<Record<string, unknown>>
  }
}

/** A paper as a model may fill it in. */
export type Paper = {
  readonly fields: readonly string[]
  /** Its status until the caller has agreed; a paper without one is not sent before. */
  readonly draftStatus?: string
}

export type Papers = ReadonlyMap<string, Paper>

/** The papers of the assistant's own tasks, with the fields they have there: nothing else can be sent. */
export function papersOf({ tasks }: Script, now: Now): Papers {
  const finished = tasks.flatMap((task) => task.finish({}, {}, now).tools)
  // A paper that several tasks fill in is, for a model, that of the first of them.
  const drafts = tasks.map((task) => task.paper({}, 'draft')).toReversed()
  return new Map([
    ...finished.map(
      ({ name, arguments: facts }) => [name, { fields: Object.keys(facts) }] as const,
    ),
    ...drafts.map(({ name, arguments: facts }) => {
      return [name, { fields: Object.keys(facts), draftStatus: String(facts.status) }] as const
    }),
  ])
}

export function modelTools(papers: Papers): ModelTool[] {
  return [
    ...[...papers].map(([name, { fields }]) => tool(name, aboutPapers, fields)),
    tool(handOverTool, 'The caller wants a person, or the matter needs one.', ['summary']),
    tool(endCallTool, 'The caller has said goodbye.', []),
  ]
}

const aboutPapers = 'Send the whole paper each time a fact changes; unknown facts are empty.'

function tool(name: string, description: string, fields: readonly string[]): ModelTool {
  const properties = Object.fromEntries(fields.map((field) => [field, { type: 'string' }]))
  return {
    type: 'function',
    function: { name, description, parameters: { type: 'object', properties } },
  }
}

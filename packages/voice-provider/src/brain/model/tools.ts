import type { Now } from '@nightdesk/understanding'
import type { Script, Tool } from '../dialogue/script.ts'

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

/** The papers of the assistant's own tasks, with the fields they have there: nothing else can be sent. */
export function papersOf(script: Script, now: Now): ReadonlyMap<string, readonly string[]> {
  const tools: Tool[] = script.tasks.flatMap((task) => [
    task.paper({}, 'draft'),
    ...task.finish({}, {}, now).tools,
  ])
  return new Map(tools.map(({ name, arguments: facts }) => [name, fieldsOf(name, facts)]))
}

function fieldsOf(name: string, facts: Readonly<Record<string, unknown>>): readonly string[] {
  const fields = Object.keys(facts)
  // An empty request shows no contact; a real one has an address or a number.
  return name === 'book-discovery-call' ? [...new Set([...fields, 'email', 'phone'])] : fields
}

export function modelTools(script: Script, now: Now): ModelTool[] {
  const papers = [...papersOf(script, now)].map(([name, fields]) =>
    tool(name, 'Send the whole paper each time a fact changes; unknown facts are empty.', fields),
  )
  return [
    ...papers,
    tool(handOverTool, 'The caller wants a person, or the matter needs one.', ['summary']),
    tool(endCallTool, 'The caller has said goodbye.', []),
  ]
}

function tool(name: string, description: string, fields: readonly string[]): ModelTool {
  const properties = Object.fromEntries(fields.map((field) => [field, { type: 'string' }]))
  return {
    type: 'function',
    function: { name, description, parameters: { type: 'object', properties } },
  }
}

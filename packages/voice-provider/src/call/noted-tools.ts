import type { Clause, ToolAction } from '../conversation.ts'
import type { Announcer } from './announcer.ts'
import type { MouthStage } from './stages/mouth.ts'

/** Something that an assistant noted could not be done. */
export type ToolRefusal = {
  /** What the caller hears instead of the rest of the reply. */
  readonly say: readonly Clause[]
}

/** Does what a tool asks for. Nobody is told of it before it is done. */
export type DoTool = (tool: ToolAction) => Promise<ToolRefusal | undefined> | undefined

type ToolOptions = {
  readonly onTool: DoTool
  readonly mouth: Pick<MouthStage, 'say' | 'inAnyCase'>
  readonly announce: Pick<Announcer, 'tool'>
  readonly over: AbortSignal
}

/** Has done what the assistant noted, then shows it to the page. Resolves to whether all of it could be done. */
export type NoteTools = (tools: readonly ToolAction[]) => Promise<boolean>

// A caller who has spoken on meanwhile is told of a refusal all the same.
export function createToolNotes({ onTool, mouth, announce, over }: ToolOptions): NoteTools {
  return async (tools) => {
    const outcomes = await Promise.all(tools.map(async (tool) => onTool(tool)))
    if (over.aborted) return false
    const refusal = outcomes.find((outcome) => outcome !== undefined)
    if (refusal) mouth.say(refusal.say)
    else mouth.inAnyCase(() => tools.forEach((tool) => announce.tool(tool)))
    return !refusal
  }
}

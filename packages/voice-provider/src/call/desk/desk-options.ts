import type { CallMeter } from '../../call-meter.ts'
import type { CallOptions } from '../call-options.ts'
import type { ClauseVoice, FindSpoken } from '../clause-voice.ts'
import type { ToolRefusal } from '../noted-tools.ts'
import type { Pump } from '../pump.ts'
import type { CallRecord } from './held-call.ts'

/** Facts an assistant noted, as they are sent to the page. */
export type UsedTool = {
  readonly name: string
  readonly arguments: Readonly<Record<string, unknown>>
}

export type DeskOptions = {
  readonly pump: Pump
  /** Begins every call's id, where there are several servers. */
  readonly serverName?: string | undefined
  readonly call: Omit<
    CallOptions,
    | 'openConversation'
    | 'openVoice'
    | 'line'
    | 'canDirect'
    | 'onTool'
    | 'watch'
    | 'onEnded'
    | 'onFault'
  > & {
    /** The voice of a call, with what was spoken ahead of it. */
    readonly openVoice: (signal: AbortSignal, findSpoken: FindSpoken | undefined) => ClauseVoice
  }
  readonly timeZone: string
  /** Does what a tool asks for; nothing when it asks for nothing. Until it is done no caller hears of it. */
  readonly onTool: (
    call: CallRecord,
    tool: UsedTool,
  ) => Promise<ToolRefusal | undefined> | undefined
  readonly meter: CallMeter
  readonly log: {
    info(fields: object, message: string): void
    error(fields: object, message: string): void
  }
}

import type { DemoNotice } from '@nightdesk/content'
import type { StatusUpdate } from '@nightdesk/contracts'

/** Why a call that went well has ended all the same. A start that fails is for the console alone. */
export function noticeOfEnd({ endedReason }: StatusUpdate): DemoNotice | undefined {
  return endedReason === 'manually-canceled' ? 'line-needed' : undefined
}

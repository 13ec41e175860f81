import { createVoiceApi, eachOfList, getCall, listCalls, VoiceApiError } from '@nightdesk/voice-api'
import type { VoiceApiOptions } from '@nightdesk/voice-api'

/** Why the calls of one assistant ended. */
export async function endedReasons(options: VoiceApiOptions, assistantId: string) {
  const api = createVoiceApi(options)
  const reasons: string[] = []
  for await (const { id } of eachOfList(api, listCalls, { assistantId })) {
    try {
      const call = await api.request(getCall, { params: { id } })
      reasons.push(call.endedReason ?? 'still going')
    } catch (error) {
      // Deleted since the list was made.
      if (!(error instanceof VoiceApiError) || error.status !== 404) throw error
    }
  }
  return reasons
}

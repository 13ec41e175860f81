import { liveProof } from '@nightdesk/content'
import { answerTimePath, type AnswerTime } from '@nightdesk/contracts'
import { useEffect, useState } from 'react'

async function askAnswerTime(signal: AbortSignal): Promise<AnswerTime | undefined> {
  const response = await fetch(answerTimePath, { signal })
  return response.status === 200 ? ((await response.json()) as AnswerTime) : undefined
}

/** How fast earlier calls were answered, once there were enough of them. Until then, and when it fails, what is kept of a call. */
export function LiveProof() {
  const [time, setTime] = useState<AnswerTime>()
  useEffect(() => {
    const leaving = new AbortController()
    askAnswerTime(leaving.signal).then(setTime, () => undefined)
    return () => leaving.abort()
  }, [])
  return (
    <span className="label">
      {time ? liveProof.text((time.medianMs / 1000).toFixed(2), time.calls) : liveProof.until}
    </span>
  )
}

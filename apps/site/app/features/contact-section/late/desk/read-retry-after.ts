/** What a `Retry-After` asks for, in seconds or as a date; nothing when it asks for nothing that can be read. */
export function readRetryAfter(text: string | null, nowMs: number): number | undefined {
  if (!text) return undefined
  const waitMs = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - nowMs
  return Number.isNaN(waitMs) ? undefined : Math.max(0, waitMs)
}

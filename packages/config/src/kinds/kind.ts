import type { z } from 'zod'

/** What a setting takes, and how that is said to the person who set it. */
export type Kind<Value> = {
  /** Completes the sentence "PORT must be …". */
  readonly allowed: string
  readonly schema: z.ZodType<Value, string>
  /** How a secret is shown; without it, the value as it stands. A wrong secret is never repeated. */
  readonly mask?: (value: string) => string
}

import type { ModelBudget } from './model-budget.ts'

/** Where a language model of the OpenAI kind is reached. */
export type ModelOptions = {
  /** The address before `/chat/completions`. */
  readonly url: string
  readonly model: string
  readonly key?: string
  /** Beyond it the embedded receptionist answers. */
  readonly budget: ModelBudget
  readonly fetch?: typeof globalThis.fetch
  /** Aborts when the first words take too long; then the embedded receptionist answers. */
  readonly patience?: () => AbortSignal
}

const firstWordsWithinMs = 1_500

export const defaultPatience = (): AbortSignal => AbortSignal.timeout(firstWordsWithinMs)

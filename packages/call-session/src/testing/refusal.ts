import { OptionError, type Operation } from '../index.ts'

/** The rule that options break and what is said about it; nothing where they are right. */
export function refusal<Options>(
  operation: Operation<Options>,
  options: unknown,
): { rule: string; text: string } | undefined {
  try {
    operation.check(options as Options)
    return undefined
  } catch (error) {
    if (error instanceof OptionError) return { rule: error.rule, text: error.message }
    throw error
  }
}

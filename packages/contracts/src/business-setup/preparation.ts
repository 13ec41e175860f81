import { isJsonObject } from '../voice/json-value.ts'

/** Where a setup is spoken ahead, below the address of the voice. */
export const preparationPath = '/own-business/preparation'

/** How far the words of a visitor's business are spoken; its id, which nobody else knows, goes along with the call. */
export type Preparation = {
  readonly id: string
  readonly spoken: number
  readonly of: number
}

/** The longest id there is. */
export const preparationIdLength = 43

export function readPreparation(body: unknown): Preparation | undefined {
  if (!isJsonObject(body)) return undefined
  const { id, spoken, of } = body
  if (typeof id !== 'string' || typeof spoken !== 'number' || typeof of !== 'number')
    return undefined
  return { id, spoken, of }
}

import type { Write } from './database.ts'
import { eraseSome } from './manage-leads.ts'

// Some milliseconds of work: what else is to be written has its turn after it.
const eraseAtOnce = 50

export type EraseStep = { readonly erased: number; readonly isOver: boolean }

/** Erases some of what is older than a time, in one short transaction. */
export async function eraseStep(write: Write, time: number): Promise<EraseStep> {
  const erased = await write(({ query }) => eraseSome(query, time, eraseAtOnce))
  return { erased, isOver: erased < eraseAtOnce }
}

/** Takes one step after the other. Returns how many leads were erased. */
export async function eraseAll(step: () => Promise<EraseStep>): Promise<number> {
  let count = 0
  for (;;) {
    const { erased, isOver } = await step()
    count += erased
    if (isOver) return count
  }
}

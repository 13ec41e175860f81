import { PlainError } from '../process/plain-error.ts'
import type { BrandPart } from './parts.ts'

export type BrandTools = {
  readonly parts: readonly BrandPart[]
  /** Runs the command of a part and gives its exit code. */
  readonly make: (command: string) => Promise<number>
  readonly print: (line: string) => void
}

/** `check` says what is still to be made, and ends with 1 when there is something; `make` makes it. */
export async function runBrand(
  [verb]: readonly string[],
  { parts, make, print }: BrandTools,
): Promise<number> {
  if (verb !== 'check' && verb !== 'make')
    throw new PlainError('Say what to do: npm run brand -- check, or npm run brand -- make')
  let open = 0
  for (const { name, command, findMissing } of parts) {
    const missing = await findMissing()
    if (missing.length === 0) {
      print(`${name}: current`)
      continue
    }
    print(`${name}: to be made (npm run ${command})`)
    for (const line of missing) print(`  ${line}`)
    if (verb === 'check' || (await make(command)) !== 0) open += 1
  }
  return open > 0 ? 1 : 0
}

import { sessionError } from '../errors/session-error.ts'
import type { Operation } from '../operations/operation.ts'
import type { CallLine, CallTransport } from '../transport.ts'

type Doer = Pick<CallLine | CallTransport, 'perform'> | undefined

/** Carries out operations, and remembers what they leave behind: a call that is prepared, a test that runs. */
export class Performer {
  isTesting = false
  isInitialized = false

  /** By the first of those that can. */
  async perform<Options>(
    { method, effect }: Operation<Options>,
    options: Options,
    doers: readonly Doer[],
  ): Promise<unknown> {
    const work = firstOf(doers, (doer) => doer?.perform?.(method, options))
    if (!work) throw sessionError('not-supported-by-transport', `${method}()`)
    if (effect === 'initializes') this.isInitialized = true
    if (effect === 'ends-test') this.isTesting = false
    if (effect !== 'runs-test') return work
    this.isTesting = true
    return work.finally(() => {
      this.isTesting = false
    })
  }
}

function firstOf<Item, Result>(
  items: readonly Item[],
  pick: (item: Item) => Result | undefined,
): Result | undefined {
  for (const item of items) {
    const result = pick(item)
    if (result !== undefined) return result
  }
  return undefined
}

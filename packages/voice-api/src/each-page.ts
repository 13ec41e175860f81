import type { ListQuery, Operation, Page, PageQuery, Resource } from './operation.ts'
import type { VoiceApi } from './voice-api.ts'

/** The most a list gives at once. */
const longestList = 1_000

type Paged<Query extends PageQuery, Item> = Operation<string, Page<Item>, Query>
type Listed<Query extends ListQuery, Item> = Operation<string, readonly Item[], Query>

/** Everything of a paged list, page after page, as it is asked for. */
export async function* eachOfPages<Query extends PageQuery, Item>(
  api: VoiceApi,
  operation: Paged<Query, Item>,
  query?: Query,
): AsyncGenerator<Item> {
  for (let page = query?.page ?? 1; ; page += 1) {
    const { results, metadata } = await api.request(operation, {
      query: { ...query, page } as Query,
    })
    yield* results
    const { itemsPerPage, totalItems, currentPage } = metadata
    if (results.length === 0 || currentPage * itemsPerPage >= totalItems) return
  }
}

/**
 * Everything of a plain list, newest first. The next part is asked for up to the time of the last one, inclusive: what
 * was made in the same moment must not fall between two parts. What comes twice by that is left out.
 */
export async function* eachOfList<Query extends ListQuery, Item extends Resource>(
  api: VoiceApi,
  operation: Listed<Query, Item>,
  query?: Query,
): AsyncGenerator<Item> {
  const limit = query?.limit ?? longestList
  let bound: ListQuery = {}
  let known: ReadonlySet<string> = new Set()
  for (;;) {
    const items = await api.request(operation, { query: { ...query, limit, ...bound } as Query })
    const fresh = items.filter(({ id }) => !known.has(id))
    yield* fresh
    const oldest = items.at(-1)?.createdAt
    const isOver = fresh.length === 0 && bound.createdAtLt !== undefined
    if (items.length < limit || oldest === undefined || isOver) return
    // A part full of one moment's items can only be passed by leaving that moment.
    bound = fresh.length === 0 ? { createdAtLt: oldest } : { createdAtLe: oldest }
    known = new Set(items.map(({ id }) => id))
  }
}

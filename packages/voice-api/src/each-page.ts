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

/** Everything of a plain list, newest first: the next part is what was made before the last one. */
export async function* eachOfList<Query extends ListQuery, Item extends Resource>(
  api: VoiceApi,
  operation: Listed<Query, Item>,
  query?: Query,
): AsyncGenerator<Item> {
  const limit = query?.limit ?? longestList
  let createdAtLt = query?.createdAtLt
  for (;;) {
    const items = await api.request(operation, {
      query: { ...query, limit, ...(createdAtLt !== undefined && { createdAtLt }) } as Query,
    })
    yield* items
    const oldest = items.at(-1)?.createdAt
    if (items.length < limit || oldest === undefined || oldest === createdAtLt) return
    createdAtLt = oldest
  }
}

/** The names in braces of a path: `id` of `/call/{id}`. */
export type PathParams<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParams<Rest>
  : never

export type QueryValue = string | number | boolean | readonly (string | number | boolean)[]

/** Everything a list can be narrowed by. */
export type ListQuery = {
  /** Default 100, at most 1000. */
  readonly limit?: number
  readonly createdAtGt?: string
  readonly createdAtLt?: string
  readonly createdAtGe?: string
  readonly createdAtLe?: string
  readonly updatedAtGt?: string
  readonly updatedAtLt?: string
  readonly updatedAtGe?: string
  readonly updatedAtLe?: string
}

export type PageQuery = ListQuery & {
  readonly page?: number
  readonly sortOrder?: 'ASC' | 'DESC'
}

export type NoQuery = { readonly [key: string]: never }

/** Half-open: the provider knows more fields than anybody has written down. */
export type Json = { readonly [key: string]: unknown }

/** What the provider keeps. */
export type Resource = Json & {
  readonly id: string
  readonly orgId?: string
  readonly createdAt?: string
  readonly updatedAt?: string
}

export type Page<Item> = {
  readonly results: readonly Item[]
  readonly metadata: {
    readonly itemsPerPage: number
    readonly totalItems: number
    readonly currentPage: number
  }
}

/** What is known of an operation when the program runs. */
export type OperationFacts = {
  readonly name: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
  /** How the body travels; nothing where there is none. */
  readonly body?: 'json' | 'multipart'
  /** Keys of the query without which the provider refuses. */
  readonly required?: readonly string[]
  /** The answer has no content that is read. */
  readonly isSilent?: true
  /** The provider advises against it. */
  readonly isDeprecated?: true
}

/**
 * One thing the provider's API can do. A value rather than a method, so that a program carries only those it
 * names.
 */
export type Operation<
  Path extends string = string,
  Result = unknown,
  Query extends object = NoQuery,
  Body = undefined,
> = OperationFacts & {
  readonly path: Path
  /** Never set: carries the types. */
  readonly types?: { readonly result: Result; readonly query: Query; readonly body: Body }
}

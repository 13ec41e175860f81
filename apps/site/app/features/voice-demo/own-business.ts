import {
  isJsonObject,
  ownBusinessId,
  type BusinessSetup,
  type SetupField,
  type SetupProblem,
} from '@nightdesk/contracts'

/** Who answers there. */
export const ownLineId = ownBusinessId

/** What a call to the visitor's own line takes along: the business, and what was spoken for it ahead. */
export type OwnCall = { readonly setup: BusinessSetup; readonly prepared?: string | undefined }

/** The business that calls to the visitor's own line are for; nobody else is told of it. */
let call: OwnCall | undefined

/** From now on the visitor's own line answers for this business. */
export function answerFor(own: OwnCall): void {
  call = own
}

export function answeredFor(): OwnCall | undefined {
  return call
}

/** Why the line does not answer for it: the fields that cannot stand, or none where it was called too often. */
export type OwnRefusal = { readonly problems: readonly SetupProblem[] }

const watchers = new Set<(refusal: OwnRefusal) => void>()

export function onOwnRefusal(watcher: (refusal: OwnRefusal) => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

type Answer = { readonly status: number | undefined; readonly body: unknown }

const unreadable = 422
const tooOften = 429

/** Tells whoever wrote the setup what the line said about it. */
export function tellOwnRefusal({ status, body }: Answer): void {
  if (status !== unreadable && status !== tooOften) return
  const refusal = { problems: status === unreadable ? readProblems(body) : [] }
  for (const watcher of watchers) watcher(refusal)
}

function readProblems(body: unknown): readonly SetupProblem[] {
  const told: unknown = isJsonObject(body) ? body.problems : undefined
  if (!Array.isArray(told)) return []
  return told.flatMap((one: unknown): SetupProblem[] => {
    if (!isJsonObject(one)) return []
    const { field, problem } = one
    if (typeof field !== 'string' || typeof problem !== 'string') return []
    return [{ field: field as SetupField, problem }]
  })
}

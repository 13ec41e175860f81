import {
  createAssistant,
  listAssistants,
  updateAssistant,
  VoiceApiError,
  type Json,
  type Resource,
  type VoiceApi,
} from '@nightdesk/voice-api'
import { PlainError } from '../process/plain-error.ts'
import { ownIdKey } from './definition.ts'

const mostAssistants = 1_000

/** The assistants at the provider, as far as they are ours. */
export type ProviderSide = {
  find(id: string, name: unknown): Resource | undefined
  create(definition: Json): Promise<Resource>
  change(id: string, definition: Json): Promise<Resource>
}

/** Asks the provider once for all it has. Throws a `PlainError` where that cannot be done. */
export async function openProviderSide(api: VoiceApi): Promise<ProviderSide> {
  const all = await explained(api.request(listAssistants, { query: { limit: mostAssistants } }))
  return {
    find: (id, name) => findOne(all, id, name),
    create: (body) => explained(api.request(createAssistant, { body })),
    change: (id, body) => explained(api.request(updateAssistant, { params: { id }, body })),
  }
}

/** By the id it carries of ours; where none does, by its name: somebody may have made it by hand. */
function findOne(all: readonly Resource[], id: string, name: unknown): Resource | undefined {
  const marked = all.filter(({ metadata }) => (metadata as Json | undefined)?.[ownIdKey] === id)
  const found = marked.length > 0 ? marked : all.filter((one) => one.name === name)
  if (found.length < 2) return found[0]
  const ids = found.map((one) => one.id).join(', ')
  throw new PlainError(
    `There are ${found.length} assistants "${id}" at the provider: ${ids}. Delete all but one.`,
  )
}

async function explained<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof VoiceApiError)) throw error
    const isKey = error.status === 401 || error.status === 403
    throw new PlainError(isKey ? 'The provider refuses VOICE_API_KEY.' : error.message, {
      cause: error,
    })
  }
}

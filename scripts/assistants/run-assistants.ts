import type { Json } from '@nightdesk/voice-api'
import { PlainError } from '../process/plain-error.ts'
import { formatTable } from '../project/table.ts'
import { compare } from './compare.ts'
import { ownIdKey } from './definition.ts'
import type { LocalSide } from './local-side.ts'
import type { ProviderSide } from './provider-side.ts'

export type AssistantTools = {
  /** The built-in definitions by their id. */
  readonly definitions: ReadonlyMap<string, Json>
  readonly local: LocalSide
  readonly open: () => Promise<ProviderSide>
  readonly print: (text: string) => void
}

/** Ends the command when `diff` has found something. */
export const differsCode = 2

const usage = `npm run assistants -- push   bring our assistants to the provider
npm run assistants -- diff   show what differs there; ends with ${differsCode} when something does
npm run assistants -- pull   keep what is there in assistants/*.json, from where push and diff then take it`

type Pair = {
  readonly id: string
  readonly wanted: Json
  readonly found: ReturnType<ProviderSide['find']>
}

type Action = (
  pairs: readonly Pair[],
  tools: AssistantTools,
  provider: ProviderSide,
) => Promise<number>

const actions: Readonly<Record<string, Action>> = { push, diff, pull }

/** One run of the command; returns its exit code. */
export async function runAssistants(
  args: readonly string[],
  tools: AssistantTools,
): Promise<number> {
  const [name = '', ...rest] = args
  const action = Object.hasOwn(actions, name) && rest.length === 0 ? actions[name] : undefined
  if (!action) throw new PlainError(usage)
  const provider = await tools.open()
  const pairs = [...tools.definitions].map(([id, definition]): Pair => {
    const kept = tools.local.read(id)
    // Whatever else was changed there, the mark by which it is found again stays.
    const wanted = kept
      ? { ...kept, metadata: { ...metadataOf(kept), [ownIdKey]: id } }
      : definition
    return { id, wanted, found: provider.find(id, wanted.name) }
  })
  return action(pairs, tools, provider)
}

async function push(pairs: readonly Pair[], { print }: AssistantTools, provider: ProviderSide) {
  const rows: string[][] = []
  const settings: string[] = []
  for (const { id, wanted, found } of pairs) {
    const paths = found ? compare(wanted, found).map(({ path }) => path) : []
    const isSame = found !== undefined && paths.length === 0
    const record = found ? found : await provider.create(wanted)
    if (found && !isSame) await provider.change(found.id, wanted)
    const outcome = isSame ? 'same' : found ? 'updated' : 'created'
    rows.push([id, record.id, outcome, summarize(paths)])
    settings.push(`VOICE_ASSISTANT_${id.toUpperCase()}=${record.id}`)
  }
  print(formatTable(['Assistant', 'At the provider', 'Outcome', 'What'], rows))
  print(`\n${settings.join('\n')}`)
  return 0
}

async function diff(pairs: readonly Pair[], { print }: AssistantTools) {
  const rows = pairs.flatMap(({ id, wanted, found }) => {
    if (!found) return [[id, '', 'here', 'nowhere']]
    return compare(wanted, found).map(({ path, here, there }) => [
      id,
      path,
      clip(here),
      clip(there),
    ])
  })
  if (rows.length === 0) {
    print('The provider has what we have.')
    return 0
  }
  print(formatTable(['Assistant', 'Field', 'Here', 'There'], rows))
  return differsCode
}

async function pull(pairs: readonly Pair[], { print, local }: AssistantTools) {
  const rows = pairs.map(({ id, found }) => {
    if (!found) return [id, '', 'not there', '']
    return [id, found.id, 'kept', local.write(id, found)]
  })
  print(formatTable(['Assistant', 'At the provider', 'Outcome', 'File'], rows))
  return 0
}

const mostPaths = 3
const mostCharacters = 40

function summarize(paths: readonly string[]): string {
  const more = paths.length > mostPaths ? ` and ${paths.length - mostPaths} more` : ''
  return paths.slice(0, mostPaths).join(', ') + more
}

function clip(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value)
  return text.length > mostCharacters ? `${text.slice(0, mostCharacters - 1)}…` : text
}

function metadataOf({ metadata }: Json): Json {
  return typeof metadata === 'object' && metadata !== null ? (metadata as Json) : {}
}

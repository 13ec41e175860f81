import { PlainError } from '../process/plain-error.ts'

/** What a file for containers says: how the image is made, and how it is run. */
export type Containerfile = {
  readonly from: string
  /** In their order: what is unpacked where, and what is run. */
  readonly steps: readonly (
    { readonly add: string; readonly to: string } | { readonly run: string }
  )[]
  readonly env: Readonly<Record<string, string>>
  readonly user: string
  readonly volumes: readonly string[]
  readonly ports: readonly string[]
  readonly stopSignal: NodeJS.Signals
  readonly healthcheck: readonly string[]
  readonly entrypoint: readonly string[]
}

type Draft = { -readonly [Key in keyof Containerfile]: Containerfile[Key] }

// Every instruction that is used has its line; one that is not here would be carried out by nobody.
const readers: Readonly<Record<string, (draft: Draft, rest: string) => void>> = {
  FROM: (draft, rest) => void (draft.from = rest),
  ARG: () => undefined,
  ADD: (draft, rest) => {
    const [add = '', to = ''] = rest.split(/\s+/)
    draft.steps = [...draft.steps, { add, to }]
  },
  RUN: (draft, rest) => void (draft.steps = [...draft.steps, { run: rest }]),
  ENV: (draft, rest) => void (draft.env = { ...draft.env, ...readPairs(rest) }),
  USER: (draft, rest) => void (draft.user = rest),
  VOLUME: (draft, rest) => void (draft.volumes = [...draft.volumes, rest]),
  EXPOSE: (draft, rest) => void (draft.ports = [...draft.ports, ...rest.split(/\s+/)]),
  STOPSIGNAL: (draft, rest) => void (draft.stopSignal = rest as NodeJS.Signals),
  HEALTHCHECK: (draft, rest) => void (draft.healthcheck = readWords(rest.replace(/^.*CMD /, ''))),
  ENTRYPOINT: (draft, rest) => void (draft.entrypoint = readWords(rest)),
}

/** Reads the instructions, with the build's arguments in their places. */
export function readContainerfile(
  text: string,
  args: Readonly<Record<string, string>>,
): Containerfile {
  const draft: Draft = {
    from: '',
    steps: [],
    env: {},
    user: '0:0',
    volumes: [],
    ports: [],
    stopSignal: 'SIGTERM',
    healthcheck: [],
    entrypoint: [],
  }
  for (const line of instructionLines(text)) {
    const [, name = '', rest = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? []
    const read = readers[name]
    if (!read) throw new PlainError(`Nobody knows how to carry out: ${line}`)
    read(
      draft,
      rest.replace(/\$\{(\w+)\}/g, (whole, key: string) => args[key] ?? whole),
    )
  }
  return draft
}

function instructionLines(text: string): string[] {
  const lines = text.split('\n').filter((line) => !line.startsWith('#'))
  return lines
    .join('\n')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter(Boolean)
}

/** A list of words, as a program gets them: a line for a shell would stand between it and its signals. */
function readWords(text: string): string[] {
  return JSON.parse(text) as string[]
}

function readPairs(text: string): Record<string, string> {
  return Object.fromEntries(text.split(/\s+/).map((pair) => pair.split('=')))
}

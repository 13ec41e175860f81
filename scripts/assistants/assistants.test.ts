import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { scripts } from '@nightdesk/receptionist'
import {
  createAssistant,
  createVoiceApi,
  deleteAssistant,
  listAssistants,
  updateAssistant,
  type Resource,
  type VoiceApi,
} from '@nightdesk/voice-api'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { waitUntilHealthy } from '../process/health.ts'
import { freePort } from '../process/ports.ts'
import { pinnedNode, rootDir, serverEntry } from '../project/paths.ts'
import { defineAssistant } from './definition.ts'
import { openLocalSide } from './local-side.ts'
import { openProviderSide } from './provider-side.ts'
import { runAssistants } from './run-assistants.ts'

// The embedded provider keeps assistants as the hosted one does: it is the stand-in.
const key = 'a-private-key-for-tests'
// What Node has compiled once is half of a start.
const { NODE_COMPILE_CACHE } = process.env
const definitions = new Map(scripts.map((script) => [script.id, defineAssistant(script, 180)]))
let folder: string
let baseUrl: string
let api: VoiceApi
let stopServer: () => Promise<unknown>

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nightdesk-assistants-'))
  const port = await freePort()
  const settings = { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: folder, VOICE_API_KEY: key }
  const child = spawn(pinnedNode, [serverEntry, '--no-site'], {
    env: { NODE_COMPILE_CACHE, ...settings },
    stdio: 'ignore',
  })
  stopServer = () => {
    child.kill('SIGKILL')
    return once(child, 'exit')
  }
  const url = `http://127.0.0.1:${port}`
  // Its models need not be there: nobody calls.
  await waitUntilHealthy(`${url}/healthz`, () => child.exitCode !== null)
  baseUrl = `${url}/voice`
  api = createVoiceApi({ key, baseUrl })
})

afterAll(async () => {
  await stopServer()
  rmSync(folder, { recursive: true, force: true })
})

beforeEach(async () => {
  for (const { id, metadata, name } of await api.request(listAssistants, {})) {
    const isMade = metadata !== undefined || String(name).startsWith('Nightdesk')
    if (isMade) await api.request(deleteAssistant, { params: { id } })
  }
})

async function run(command: string, local = join(folder, `local-${Math.random()}`)) {
  const printed: string[] = []
  const code = await runAssistants(command.split(' '), {
    definitions,
    local: openLocalSide(local),
    open: () => openProviderSide(api),
    print: (line) => printed.push(line),
  })
  return { code, printed: printed.join('\n') }
}

async function ours() {
  const all = await api.request(listAssistants, {})
  return all.filter(({ metadata }) => metadata !== undefined)
}

function ownId(one: Resource | undefined): string {
  const metadata = one?.metadata as Record<string, string> | undefined
  return metadata?.nightdesk ?? ''
}

describe('push', () => {
  it('creates the three, and says what to set', async () => {
    const { code, printed } = await run('push')

    const made = await ours()
    expect(code).toBe(0)
    expect(made).toHaveLength(3)
    for (const one of made) {
      expect(printed).toMatch(new RegExp(`^${ownId(one)} +${one.id} +created$`, 'm'))
      expect(printed).toContain(`VOICE_ASSISTANT_${ownId(one).toUpperCase()}=${one.id}`)
    }
  })

  it('changes nothing the second time', async () => {
    await run('push')
    const before = await ours()

    const { printed } = await run('push')

    expect(await ours()).toEqual(before)
    expect(printed.match(/ same$/gm)).toHaveLength(3)
  })

  it('brings back what was changed there, and leaves what was added there', async () => {
    await run('push')
    const [one] = await ours()
    const params = { id: String(one?.id) }
    await api.request(updateAssistant, {
      params,
      body: { firstMessage: 'Yo.', backgroundSound: 'office' },
    })

    const { printed } = await run('push')

    expect(printed).toMatch(/ updated +firstMessage$/m)
    const after = (await ours()).find(({ id }) => id === one?.id)
    expect(after).toMatchObject({ firstMessage: one?.firstMessage, backgroundSound: 'office' })
    expect(await ours()).toHaveLength(3)
  })

  it('takes over an assistant of the same name, and one that was renamed', async () => {
    const byHand = await api.request(createAssistant, {
      body: { name: definitions.get('air')?.name },
    })
    await run('push')
    expect((await ours()).map(({ id }) => id)).toContain(byHand.id)

    await api.request(updateAssistant, { params: { id: byHand.id }, body: { name: 'Nightdesk X' } })
    const { printed } = await run('push')

    expect(printed).toMatch(new RegExp(`^air +${byHand.id} +updated +name$`, 'm'))
    expect(await ours()).toHaveLength(3)
  })

  it('does not guess between two', async () => {
    await run('push')
    await api.request(createAssistant, { body: { metadata: { nightdesk: 'air' } } })

    await expect(run('push')).rejects.toThrow(/^There are 2 assistants "air" at the provider: /)
  })
})

describe('diff', () => {
  it('ends with 2 while something is missing or differs, with 0 afterwards', async () => {
    const missing = await run('diff')
    await run('push')
    const same = await run('diff')
    const [one] = await ours()
    const params = { id: String(one?.id) }
    await api.request(updateAssistant, { params, body: { maxDurationSeconds: 600 } })
    const changed = await run('diff')

    expect(missing.code).toBe(2)
    expect(missing.printed.match(/nowhere$/gm)).toHaveLength(3)
    expect(same).toEqual({ code: 0, printed: 'The provider has what we have.' })
    expect(changed.code).toBe(2)
    expect(changed.printed).toMatch(/ maxDurationSeconds +180 +600$/m)
  })

  it('changes nothing', async () => {
    await run('diff')

    expect(await ours()).toEqual([])
  })
})

describe('pull', () => {
  it('keeps what is there in files, from where push and diff then take it', async () => {
    const local = join(folder, 'kept')
    await run('push')
    const [one] = await ours()
    const id = String(one?.id)
    await api.request(updateAssistant, { params: { id }, body: { firstMessage: 'Good evening.' } })

    const pulled = await run('pull', local)
    const file = join(local, `${ownId(one)}.json`)
    const kept = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>

    expect(pulled.code).toBe(0)
    expect(pulled.printed).toContain(file)
    expect(kept).toMatchObject({ firstMessage: 'Good evening.' })
    expect(Object.keys(kept)).not.toEqual(expect.arrayContaining(['id', 'createdAt', 'updatedAt']))
    expect((await run('diff', local)).code).toBe(0)
    expect((await run('diff')).code).toBe(2)

    writeFileSync(file, '{')
    await expect(run('diff', local)).rejects.toThrow(`${file} is no JSON`)
  })

  it('says who is not there', async () => {
    const { printed } = await run('pull')

    expect(printed.match(/not there$/gm)).toHaveLength(3)
  })
})

// Each of them is a process of its own.
describe('the command', () => {
  async function command(args: readonly string[], env: Record<string, string> = {}) {
    const child = spawn(pinnedNode, ['scripts/assistants.ts', ...args], {
      cwd: rootDir,
      env: { NODE_COMPILE_CACHE, ...env },
    })
    const [out, err, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'exit'),
    ])
    return { out, err, code: Number(code) }
  }

  it('takes the address and the private key from the environment', async () => {
    const { code, out } = await command(['diff'], { VOICE_API_URL: baseUrl, VOICE_API_KEY: key })

    expect(code).toBe(2)
    expect(out).toContain('nowhere')
    expect(out).not.toContain(key)
  })

  it.each([
    [[], {}, /npm run assistants -- push/],
    [['pish'], {}, /npm run assistants -- push/],
    [['push', 'all'], {}, /npm run assistants -- push/],
    [['push'], {}, /^VOICE_API_KEY must be set/],
    [['push'], { VOICE_API_KEY: 'another-key-than-theirs' }, /^The provider refuses VOICE_API_KEY/],
    [['push'], { VOICE_API_KEY: 'short' }, /^VOICE_API_KEY must be a text of at least 16/],
  ])('that cannot be done says why: %j', async (args, env, problem) => {
    const { code, err } = await command(args, { VOICE_API_URL: baseUrl, ...env })

    expect(code).toBe(1)
    expect(err).toMatch(problem)
    expect(err).not.toContain('    at ')
  })
})

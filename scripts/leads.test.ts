// The owner's command as a process, on real files.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { openLeadStore } from '@nightdesk/leads'
import { describe, expect, it } from 'vitest'
import { createTempProject } from './project/temp-project.ts'

// What Node has compiled once is half of a start.
const { PATH, NODE_COMPILE_CACHE } = process.env

async function run(dataDir: string, args: readonly string[], typed = '') {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'leads.ts'), ...args], {
    env: { PATH, NODE_COMPILE_CACHE, DATA_DIR: dataDir },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  child.stdin.end(typed)
  const [output, errors] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ])
  return { code: child.exitCode, output, errors }
}

const lead = {
  fields: { name: 'Ada Moss', email: 'ada@clinic.example', phone: '', message: 'At night.' },
  page: '/',
  locale: 'en-US',
  network: '203.0.113.0/24',
  consentVersion: '2025-1',
  source: 'form',
  quarantine: undefined,
} as const

/** A folder with one lead in its store. */
async function createStore(): Promise<{ readonly dataDir: string; readonly reference: string }> {
  const dataDir = createTempProject({})
  const store = await openLeadStore({ dataDir })
  const result = await store.add(lead, { now: Date.now(), channels: [] })
  await store.close()
  return { dataDir, reference: 'reference' in result ? result.reference : '' }
}

describe('every run', () => {
  it('says which store it reads, beside what it prints', async () => {
    const { dataDir } = await createStore()

    const { code, output, errors } = await run(dataDir, ['export'])

    expect(code).toBe(0)
    expect(errors).toBe(`Leads: SQLite in ${join(dataDir, 'leads.sqlite')}\n`)
    expect(JSON.parse(output)).toHaveLength(1)
  })

  it('makes nothing where there is no store', async () => {
    const dataDir = join(createTempProject({}), 'data')

    const { code, output, errors } = await run(dataDir, ['list'])

    expect(code).toBe(1)
    expect(output).toBe('')
    expect(errors).toBe(
      `There are no leads yet: SQLite in ${join(dataDir, 'leads.sqlite')} does not exist.\n`,
    )
    expect(existsSync(dataDir)).toBe(false)
  })

  it('says what it can do without opening any store', async () => {
    const dataDir = createTempProject({})

    const { code, errors } = await run(dataDir, [])

    expect(code).toBe(1)
    expect(errors).toMatch(/^Usage: npm run leads/)
    expect(readdirSync(dataDir)).toEqual([])
  })
})

describe('a folder that cannot be used', () => {
  // Under /proc no folder can be made, which some programs try forever.
  it.each([
    ['a file is in its way', (root: string) => join(root, 'file/data'), 'list'],
    ['nothing can be made there', () => '/proc/nope/data', 'restore'],
  ])('is told in one line: %s', async (_title, folder, command) => {
    const root = createTempProject({ file: '' })

    const { code, errors } = await run(folder(root), [command, 'some.backup'])

    expect(code).toBe(1)
    expect(errors.trimEnd().split('\n')).toHaveLength(1)
    expect(errors).toContain(`SQLite in ${join(folder(root), 'leads.sqlite')} cannot be used`)
    expect(errors).toContain('see DATA_DIR')
  })
})

describe('erasing', () => {
  it('shows what it will erase, asks, and takes a yes', async () => {
    const { dataDir, reference } = await createStore()

    const { code, output, errors } = await run(dataDir, ['erase', reference], 'y\n')

    expect(code).toBe(0)
    expect(errors).toContain('Erase this lead for good? [y/N]')
    expect(output).toContain('Ada Moss')
    expect(output).toContain(`Erased: ${reference}.`)
  })

  it('takes nobody being there for a no', async () => {
    const { dataDir, reference } = await createStore()

    const { code, output } = await run(dataDir, ['erase', reference])

    expect(code).toBe(1)
    expect(output).toContain('Nothing was erased.')
  })
})

import { spawn, type ChildProcessByStdio } from 'node:child_process'
import { once } from 'node:events'
import {
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  symlinkSync,
} from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createTempProject, writeInto } from './project/temp-project.ts'

const lockfile = (version: string) => {
  const packages = {
    '': {},
    'node_modules/a': { version },
    'node_modules/b': { version, optional: true },
  }
  return JSON.stringify({ packages })
}

// Does what `npm ci` does as far as the bootstrap can see it: its record comes last.
const fakeNpm = `
import { appendFileSync, cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
appendFileSync('installs.log', process.argv.slice(2, 3) + ' ')
rmSync('node_modules', { recursive: true, force: true })
mkdirSync('node_modules/node/bin', { recursive: true })
symlinkSync(process.execPath, 'node_modules/node/bin/node')
if (process.env.BREAK) process.exit(3)
cpSync('package-lock.json', 'node_modules/.package-lock.json')
`

function createCheckout(script = 'process.exit(0)'): string {
  const root = createTempProject({
    'package-lock.json': lockfile('1.0.0'),
    'fake-npm.mjs': fakeNpm,
    'scripts/hello.ts': script,
  })
  copyFileSync(join(import.meta.dirname, 'bootstrap.mjs'), join(root, 'scripts/bootstrap.mjs'))
  return root
}

function start(
  root: string,
  args = ['hello'],
  env: NodeJS.ProcessEnv = {},
  input: 'ignore' | number = 'ignore',
) {
  const npm = { npm_execpath: join(root, 'fake-npm.mjs') }
  return spawn(process.execPath, ['scripts/bootstrap.mjs', ...args], {
    cwd: root,
    env: { ...process.env, ...npm, ...env },
    stdio: [input, 'pipe', 'pipe'],
  }) as ChildProcessByStdio<null, Readable, Readable>
}

async function run(root: string, args?: string[], env?: NodeJS.ProcessEnv) {
  const child = start(root, args, env)
  const [output, errors] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ])
  return { code: child.exitCode, output, errors }
}

const installs = (root: string) => readFileSync(join(root, 'installs.log'), 'utf8').trim()

describe('the bootstrap', () => {
  it('installs what is missing, then runs the command with its arguments and its exit code', async () => {
    const root = createCheckout('console.log(process.argv.slice(2).join("+")); process.exit(5)')

    const { code, output } = await run(root, ['hello', 'a', 'b'])

    expect(installs(root)).toBe('ci')
    expect(output).toContain('a+b')
    expect(code).toBe(5)
  })

  it('installs nothing the second time', async () => {
    const root = createCheckout()

    await run(root)
    await run(root)

    expect(installs(root)).toBe('ci')
  })

  it('lets Node keep what it compiled for the next time', async () => {
    const root = createCheckout()

    await run(root, ['hello'], { NODE_COMPILE_CACHE: undefined })

    expect(readdirSync(join(root, 'node_modules/.cache/compiled'))).toHaveLength(1)
  })

  it('opens no debugger at SIGUSR1, nor does what it runs', async () => {
    const root = createCheckout(
      "setTimeout(() => process.exit(0), 500); process.kill(process.pid, 'SIGUSR1'); process.kill(process.ppid, 'SIGUSR1')",
    )

    const { code, errors } = await run(root)

    expect(code).toBe(0)
    expect(errors).not.toContain('Debugger')
  })

  it('installs again when the lockfile names another version', async () => {
    const root = createCheckout()
    await run(root)

    writeInto(root, 'package-lock.json', lockfile('1.0.1'))
    await run(root)

    expect(installs(root)).toBe('ci ci')
  })

  it('does not mistake a broken install for a finished one', async () => {
    const root = createCheckout()

    const broken = await run(root, ['hello'], { BREAK: '1' })
    const mended = await run(root)

    expect(broken.code).toBe(3)
    expect(mended.code).toBe(0)
    expect(installs(root)).toBe('ci ci')
  })

  it('says in one line that npm is missing', async () => {
    const root = createCheckout()

    const { code, errors } = await run(root, ['hello'], { npm_execpath: '', PATH: '' })

    expect(errors).toBe('npm cannot be run: is it installed?\n')
    expect(code).toBe(1)
  })

  it('says in one line that Node is too old', async () => {
    const old = `data:text/javascript,Object.defineProperty(process, 'versions', { value: { node: '18.20.0' } })`
    const { code, errors } = await run(createCheckout(), ['hello'], {
      NODE_OPTIONS: `--import "${old}"`,
    })

    expect(errors).toBe('Node 18.20.0 is too old: install Node 20 or newer.\n')
    expect(code).toBe(1)
  })

  it('says in one line that there is no such command', async () => {
    const { code, errors } = await run(createCheckout(), ['nothing'])

    expect(errors).toBe('There is no command "nothing": see the scripts in package.json.\n')
    expect(code).toBe(1)
  })

  it('passes settings of a .env file on', async () => {
    const root = createCheckout('console.log(process.env.GREETING)')
    writeInto(root, '.env', 'GREETING=good morning\n')

    const { output } = await run(root)

    expect(output).toContain('good morning')
  })

  it.each([
    ['a link to nothing', (path: string) => symlinkSync('nowhere', path), /link to a file/],
    ['a folder', (path: string) => mkdirSync(path), /is a folder/],
  ])('stops with one line where .env is %s', async (_title, make, line) => {
    const root = createCheckout()
    make(join(root, '.env'))

    const { code, errors } = await run(root)

    expect(errors).toMatch(line)
    expect(errors.trim().split('\n')).toHaveLength(1)
    expect(code).toBe(1)
  })

  it('tells the command of a signal once, however often it comes, and waits for its end', async () => {
    const root = createCheckout(`
      let count = 0
      process.on('SIGINT', () => {
        count += 1
        setTimeout(() => { console.log('signals: ' + count); process.exit(7) }, 200)
      })
      setInterval(() => {}, 1000)
      console.log('ready')
    `)
    const child = start(root)
    const output = text(child.stdout)
    child.stdout.on('data', (chunk) => {
      if (!String(chunk).includes('ready')) return
      child.kill('SIGINT')
      child.kill('SIGINT')
    })

    await once(child, 'close')

    expect(await output).toContain('signals: 1')
    expect(child.exitCode).toBe(7)
  })

  it.runIf(process.platform === 'linux').each([
    ['tells the command that its terminal was closed', 'r', 'SIGHUP'],
    ['tells it nothing of that when nohup asks so', 'w', 'SIGTERM'],
  ])('%s', async (_title, mode, first) => {
    const root = createCheckout(`
      for (const signal of ['SIGHUP', 'SIGTERM'])
        process.on(signal, () => { console.log('first: ' + signal); process.exit() })
      setInterval(() => {}, 1000)
      console.log('ready')
    `)
    // What nohup gives for input can only be written to.
    const input = openSync('/dev/null', mode)
    onTestFinished(() => closeSync(input))
    const child = start(root, ['hello'], {}, input)
    const output = text(child.stdout)
    child.stdout.on('data', (chunk) => {
      if (!String(chunk).includes('ready')) return
      child.kill('SIGHUP')
      setTimeout(() => child.kill('SIGTERM'), 500)
    })

    await once(child, 'close')

    expect(await output).toContain(`first: ${first}`)
  })

  it('lets the command notice that it was killed', async () => {
    const root = createCheckout(`
      import { writeFileSync } from 'node:fs'
      process.on('disconnect', () => { writeFileSync('alone', ''); process.exit() })
      console.log('ready')
    `)
    const child = start(root)
    child.stdout.on('data', (chunk) => String(chunk).includes('ready') && child.kill('SIGKILL'))

    await vi.waitFor(() => expect(existsSync(join(root, 'alone'))).toBe(true), { timeout: 5000 })
  })
})

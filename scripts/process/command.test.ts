import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { rootDir } from '../project/paths.ts'

const lines = 20_000
const line = 'x'.repeat(99)

/** A command that prints two megabytes, and what becomes of it. */
function startCommand(body = 'return 3', output: 'pipe' | number = 'pipe') {
  const script = `
    import { runCommand } from './scripts/process/command.ts'
    await runCommand(async () => {
      console.log(Array(${lines}).fill('${line}').join('\\n'))
      ${body}
    })`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: rootDir,
    stdio: ['ignore', output, 'pipe'],
  }) as ChildProcessByStdio<null, Readable, Readable>
  return { child, errors: text(child.stderr), code: once(child, 'close').then(([code]) => code) }
}

it.each([
  ['ends', 'return 3', 3],
  ['fails', 'throw new Error("told")', 1],
])(
  'a command that %s has printed everything, however slowly it is read',
  async (_title, body, exitCode) => {
    const { child, errors, code } = startCommand(body)
    let bytes = 0

    for await (const chunk of child.stdout) {
      bytes += (chunk as Buffer).length
      await nextTurn()
    }

    expect(bytes).toBe(lines * (line.length + 1))
    expect(await code).toBe(exitCode)
    expect(await errors).toMatch(exitCode === 1 ? /told/ : /^$/)
  },
)

it('a command whose reader leaves ends without a word', async () => {
  const { child, errors, code } = startCommand()

  await once(child.stdout, 'data')
  child.stdout.destroy()

  expect(await code).toBe(3)
  expect(await errors).toBe('')
})

it.each([
  ['says so and fails', 'return 0', 1],
  ['goes on until its end', 'await new Promise((resolve) => setTimeout(resolve, 50)); return 3', 3],
])('a command whose output finds no room %s', async (_title, body, exitCode) => {
  const full = openSync('/dev/full', 'w')
  const { errors, code } = startCommand(body, full)
  closeSync(full)

  expect(await code).toBe(exitCode)
  expect(await errors).toMatch(/^The output is not complete \(ENOSPC.*\)\.\n$/)
})

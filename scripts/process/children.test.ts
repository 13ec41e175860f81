import { describe, expect, it } from 'vitest'
import { exitCode, runQuietly, startChild, stopChildren } from './children.ts'

const node = (script: string) => [process.execPath, '--eval', script]

describe('a child process', () => {
  it('hands back its code and all it printed', async () => {
    const finished = await runQuietly(
      node('console.log("out"); console.error("err"); process.exitCode = 4'),
    )

    expect(finished.code).toBe(4)
    expect(finished.output).toContain('out')
    expect(finished.output).toContain('err')
  })

  it('counts as 127 when there is no such program', async () => {
    expect(await exitCode(startChild(['no-such-program']))).toBe(127)
  })

  // The last one: after it nothing starts any more.
  it('is told to stop, waited for, and followed by no other', async () => {
    const waiting = node(
      'process.on("SIGINT", () => process.exit(9)); setInterval(() => {}, 1000); console.log(1)',
    )
    const child = startChild(waiting, {}, ['ignore', 'pipe', 'inherit'])
    const ended = exitCode(child)
    await new Promise((resolve) => child.stdout?.once('data', resolve))

    await stopChildren()

    expect(await ended).toBe(9)
    expect(() => startChild(waiting)).toThrow('Stopped.')
  })
})

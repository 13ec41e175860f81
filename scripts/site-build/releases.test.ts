import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { describe, expect, it } from 'vitest'
import { createTempProject, writeInto } from '../project/temp-project.ts'
import { makeApart } from './making.ts'
import { addRelease, currentRelease, findRelease, switchTo } from './releases.ts'

/** A folder for releases, and the way to build one whose page says these words. */
function createBuild() {
  const build = createTempProject({})
  const release = (words: string, inputs = words) =>
    makeApart(build, async (folder) => {
      writeInto(folder, 'client/index.html', words)
      writeInto(folder, 'pages.json', '{}')
      return addRelease(build, folder, inputs)
    })
  return { build, release }
}

const pageOf = (release: string | undefined) =>
  readFileSync(join(release ?? '', 'client/index.html'), 'utf8')

describe('a release', () => {
  it('is named by its content: the same content a second time is the same release', async () => {
    const { build, release } = createBuild()

    const first = await release('one')
    const again = await release('one', 'other sources')
    const other = await release('two')

    expect(again).toBe(first)
    expect(other).not.toBe(first)
    expect(basename(first)).toMatch(/^[\da-f]{16}$/)
    expect(findRelease(build, 'other sources')).toBe(first)
    expect(readdirSync(build)).toEqual(['releases'])
  })

  it('is found by what it was built from, as long as it is whole', async () => {
    const { build, release } = createBuild()
    const one = await release('one', 'inputs of one')

    expect(findRelease(build, 'inputs of one')).toBe(one)
    expect(findRelease(build, 'inputs of two')).toBeUndefined()

    rmSync(join(one, 'pages.json'))
    expect(findRelease(build, 'inputs of one')).toBeUndefined()
  })

  it('is nothing to a server before it is switched to, and leaves the current one alone', async () => {
    const { build, release } = createBuild()
    const one = await release('one')
    switchTo(build, one)

    await release('two')

    expect(currentRelease(build)).toBe(one)
    expect(pageOf(one)).toBe('one')
  })
})

describe('the switch', () => {
  it('leads to the new release, and back', async () => {
    const { build, release } = createBuild()
    const [one, two] = [await release('one'), await release('two')]

    for (const goal of [one, two, one]) {
      switchTo(build, goal)
      expect(currentRelease(build)).toBe(goal)
    }
    expect(readdirSync(build).sort()).toEqual(['current', 'releases'])
  })

  it('is one step: whoever looks meanwhile finds one of the two, whole', async () => {
    const { build, release } = createBuild()
    const [one, two] = [await release('one'), await release('two')]
    switchTo(build, one)
    const watcher = watchPage(join(build, 'current/client/index.html'))

    for (let turn = 0; turn < 500; turn += 1) {
      switchTo(build, turn % 2 ? one : two)
      if (turn % 10 === 0) await watcher.looked()
    }

    const seen = await watcher.stop()
    expect(seen).toEqual(new Set(['one', 'two']))
  })

  it('survives that the folder is moved elsewhere as a whole', async () => {
    const { build, release } = createBuild()
    switchTo(build, await release('one'))

    expect(readlinkSync(join(build, 'current'))).toMatch(/^releases\/[\da-f]{16}$/)
  })
})

describe('a build that does not end well', () => {
  it('leaves nothing behind when it fails', async () => {
    const { build, release } = createBuild()
    const one = await release('one')
    switchTo(build, one)

    const failed = makeApart(build, async (folder) => {
      writeInto(folder, 'client/index.html', 'half')
      throw new Error('no room')
    })

    await expect(failed).rejects.toThrow('no room')
    expect(readdirSync(build).sort()).toEqual(['current', 'releases'])
    expect(currentRelease(build)).toBe(one)
  })

  it('leaves nothing that counts when it is killed, and the next build takes it away', async () => {
    const { build, release } = createBuild()
    const dead = `making-${await deadProcess()}`
    writeInto(build, `${dead}/client/index.html`, 'half')
    writeInto(build, `${dead}/pages.json`, '{}')
    writeInto(build, `${dead}/inputs`, 'half')

    expect(findRelease(build, 'half')).toBeUndefined()
    await release('one')

    expect(existsSync(join(build, dead))).toBe(false)
  })

  it('leaves alone what another process is building', async () => {
    const { build, release } = createBuild()
    writeInto(build, `making-${process.ppid}/client/index.html`, 'half')

    await release('one')

    expect(existsSync(join(build, `making-${process.ppid}`))).toBe(true)
  })
})

/** The number of a process that has ended. */
async function deadProcess(): Promise<number> {
  const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' })
  await once(child, 'exit')
  return child.pid ?? 0
}

/** Reads a file over and over in a thread of its own, and tells what it found there. */
function watchPage(file: string) {
  const worker = new Worker(
    `const { parentPort, workerData } = require('node:worker_threads')
    const { readFileSync } = require('node:fs')
    const seen = new Set()
    const look = () => {
      try { seen.add(readFileSync(workerData, 'utf8')) } catch (error) { seen.add(error.code) }
    }
    parentPort.on('message', (isLast) => {
      for (let turn = 0; turn < 50; turn += 1) look()
      parentPort.postMessage(isLast ? seen : 'looked')
    })
    setImmediate(function again() { look(); setImmediate(again).unref() })`,
    { eval: true, workerData: file },
  )
  const ask = async (isLast: boolean) => {
    worker.postMessage(isLast, [])
    const [answer] = await once(worker, 'message')
    return answer as Set<string>
  }
  return {
    looked: () => ask(false),
    async stop(): Promise<Set<string>> {
      const seen = await ask(true)
      await worker.terminate()
      return seen
    },
  }
}

import { expect, it } from 'vitest'
import { exitCode, startChild } from './children.ts'
import { keepRunning } from './keep-running.ts'

/** A server whose lives end as listed; after the last one it is asked for no more. */
function mortal(...lives: readonly { code: number; isReady?: boolean }[]) {
  const said: string[] = []
  const left = [...lives]
  const start = async () => {
    const { code = 99, isReady = true } = left.shift() ?? {}
    const child = startChild([process.execPath, '--eval', `process.exitCode = ${code}`])
    return { isReady, ended: exitCode(child) }
  }
  const run = () => keepRunning({ start, say: (line) => said.push(line), firstWaitMs: 1 })
  return { run, said, left }
}

it('starts a server that died again, later each time, and says so', async () => {
  const { run, said, left } = mortal({ code: 1 }, { code: 134 }, { code: 0 })

  expect(await run()).toBe(0)
  expect(left).toEqual([])
  expect(said).toEqual([
    'The server died (exit code 1). Starting it again in 0.001 s …',
    'The server is back.',
    'The server died (exit code 134). Starting it again in 0.002 s …',
    'The server is back.',
  ])
})

it('goes on trying when a later start fails', async () => {
  const { run, said } = mortal({ code: 1 }, { code: 1, isReady: false }, { code: 0 })

  expect(await run()).toBe(0)
  expect(said.filter((line) => line.endsWith('…'))).toHaveLength(2)
})

it.each([0, 130])('leaves a server alone that was stopped, with the code %i', async (code) => {
  const { run, said } = mortal({ code })

  expect(await run()).toBe(code)
  expect(said).toEqual([])
})

it('hands back the code of a first start that failed', async () => {
  const { run, said } = mortal({ code: 3, isReady: false })

  expect(await run()).toBe(3)
  expect(said).toEqual([])
})

import { join } from 'node:path'
import { exitCode, startChild } from '../../scripts/process/children.ts'
import { waitUntilHealthy } from '../../scripts/process/health.ts'
import { freePort } from '../../scripts/process/ports.ts'
import { PlainError } from '../../scripts/process/plain-error.ts'
import { testEnvironment } from '../../scripts/test-run/environment.ts'
import { atMost, told, type Figure } from '../figures.ts'
import { middleBy } from '../middle.ts'
import budgets from '../budgets.json' with { type: 'json' }
import type { Unpacked } from './unpacked.ts'

const times = 3

type Start = { readonly pageMs: number; readonly voiceMs: number }

/** From the command to the first page, and until the receptionists can hear. */
export async function measureStart({ program }: Unpacked): Promise<Figure[]> {
  const starts: Start[] = []
  for (let time = 0; time < times; time += 1) starts.push(await startOnce(program))
  const { pageMs, voiceMs } = middleBy(starts, (start) => start.pageMs)
  return [
    atMost('start to the first page, ms', pageMs, budgets.package.startMs),
    told('start to the first call, ms', voiceMs),
  ]
}

async function startOnce(program: string): Promise<Start> {
  const port = await freePort()
  const env = { ...testEnvironment(process.env), PORT: String(port), LOG_LEVEL: 'error' }
  const startedAt = performance.now()
  const child = startChild([join(program, 'nightdesk')], { env })
  const ended = exitCode(child)
  const after = async (path: string) => {
    const isOver = () => child.exitCode !== null
    if (await waitUntilHealthy(`http://127.0.0.1:${port}${path}`, isOver))
      return performance.now() - startedAt
    throw new PlainError('The program did not start: see the lines above.')
  }
  try {
    return { pageMs: await after('/'), voiceMs: await after('/readyz') }
  } finally {
    child.kill('SIGTERM')
    await ended
  }
}

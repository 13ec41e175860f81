import { join } from 'node:path'
import { exitCode, startChild } from '../../scripts/process/children.ts'
import { waitUntilHealthy } from '../../scripts/process/health.ts'
import { freePort } from '../../scripts/process/ports.ts'
import { PlainError } from '../../scripts/process/plain-error.ts'
import { rootDir } from '../../scripts/project/paths.ts'
import { testEnvironment } from '../../scripts/test-run/environment.ts'
import { atMost, type Figure } from '../figures.ts'
import { percentile } from '../percentile.ts'
import budgets from '../budgets.json' with { type: 'json' }

const times = 3

/** `npm start` in a folder where it already runs, on another port. */
export async function measureSecondStart(folder: string): Promise<Figure[]> {
  const first = await startAgain(join(folder, 'first-data'))
  const seconds: number[] = []
  try {
    for (let time = 0; time < times; time += 1) {
      const second = await startAgain(join(folder, 'second-data'))
      seconds.push(second.ms)
      await second.stop()
    }
  } finally {
    await first.stop()
  }
  const middle = percentile(seconds, 50)
  return [atMost('npm start on a second port, ms', middle, budgets.package.secondStartMs)]
}

async function startAgain(dataDir: string) {
  const port = await freePort()
  const settings = { PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error' }
  const startedAt = performance.now()
  const child = startChild(['npm', 'start', '--silent'], {
    cwd: rootDir,
    env: { ...testEnvironment(process.env), ...settings },
  })
  const ended = exitCode(child)
  const isUp = await waitUntilHealthy(`http://127.0.0.1:${port}/`, () => child.exitCode !== null)
  if (!isUp) throw new PlainError('npm start did not start: see the lines above.')
  return {
    ms: performance.now() - startedAt,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

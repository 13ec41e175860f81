import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { localAddress, startServer } from '../scripts/process/server.ts'
import { PlainError } from '../scripts/process/plain-error.ts'
import { freePort } from '../scripts/process/ports.ts'
import { ensureBuilt } from '../scripts/site-build/ensure-built.ts'
import { testEnvironment } from '../scripts/test-run/environment.ts'

const host = '127.0.0.1'

/** Serves the built site, with default settings but for the given ones, while something is measured over it. */
export async function withBuiltSite<Result>(
  measure: (url: string) => Promise<Result>,
  given: Readonly<Record<string, string>> = {},
): Promise<Result> {
  const env = testEnvironment(process.env)
  await ensureBuilt(env)
  const port = await freePort()
  const url = localAddress(port, host)
  const settings = {
    PORT: String(port),
    HOST: host,
    PUBLIC_URL: url,
    LOG_LEVEL: 'error',
    DATA_DIR: join(tmpdir(), `nightdesk-bench-${port}`),
    ...given,
  }
  const server = await startServer({ port, host, env: { ...env, ...settings } })
  if (!server.isReady) throw new PlainError('The server did not start: see the lines above.')
  try {
    return await measure(url)
  } finally {
    server.child.kill('SIGTERM')
    await server.ended
  }
}

import { chownSync, mkdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { buildImage } from '../../scripts/fresh-root/build-image.ts'
import { readContainerfile, type Containerfile } from '../../scripts/fresh-root/containerfile.ts'
import { canEnterRoots, type Inside } from '../../scripts/fresh-root/enter-root.ts'
import { runInside, startInside } from '../../scripts/fresh-root/run-inside.ts'
import { waitUntilHealthy } from '../../scripts/process/health.ts'
import { freePort } from '../../scripts/process/ports.ts'
import { rootDir } from '../../scripts/project/paths.ts'
import { atLeast, atMost, type Figure } from '../figures.ts'
import budgets from '../budgets.json' with { type: 'json' }
import type { Unpacked } from './unpacked.ts'

const tools = ['node', 'npm', 'cc', 'gcc', 'make', 'python3']

/** Carries out our container file in a fresh Debian, and runs the result as a container is run: read-only. */
export async function tryContainer({ archive }: Unpacked): Promise<Figure[]> {
  if (!canEnterRoots()) {
    console.log('Left out: the container. Only root on Linux may make one here.')
    return []
  }
  const folder = join(dirname(archive), 'container')
  const root = join(folder, 'root')
  const text = readFileSync(join(rootDir, 'deploy/Containerfile'), 'utf8')
  const file = readContainerfile(text, { ARCHIVE: basename(archive) })
  await buildImage(root, file, dirname(archive))
  return runImage({ root, user: file.user, volumes: createVolumes(folder, file) }, file)
}

/** A new volume belongs to whom its folder in the image belongs to. */
function createVolumes(folder: string, { volumes, user }: Containerfile) {
  const [uid = 0, gid = 0] = user.split(':').map(Number)
  return Object.fromEntries(
    volumes.map((path) => {
      const place = join(folder, 'volumes', path)
      mkdirSync(place, { recursive: true })
      chownSync(place, uid, gid)
      return [path, place]
    }),
  )
}

async function runImage(inside: Inside, file: Containerfile): Promise<Figure[]> {
  const port = await freePort()
  const env = { ...file.env, PORT: String(port), LOG_LEVEL: 'error' }
  const shell = async (line: string) => (await runInside(inside, ['/bin/sh', '-c', line], env)).code
  const server = startInside(inside, file.entrypoint, env)
  try {
    const isUp = await waitUntilHealthy(`http://127.0.0.1:${port}/`, server.isOver)
    const health = await runInside(inside, file.healthcheck, env)
    const writes = await shell('touch /opt/nightdesk/x || touch /etc/x || touch /var/x')
    const found = await Promise.all(tools.map((tool) => shell(`command -v ${tool}`)))
    const stoppedAt = performance.now()
    const code = await server.stop(file.stopSignal)
    return [
      atLeast('container: pages are served', Number(isUp), 1),
      atMost('container: exit code of the healthcheck', health.code, 0),
      atLeast('container: exit code of writing outside of the data', writes, 1),
      atMost('container: tools of developers', found.filter((one) => one === 0).length, 0),
      atMost(`container: exit code after ${file.stopSignal}`, code, 0),
      atMost('container: stop, ms', performance.now() - stoppedAt, budgets.package.stopMs),
    ]
  } finally {
    await server.stop('SIGKILL')
  }
}

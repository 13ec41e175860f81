import { glob, mkdir, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Moves the source maps out of the folder that is served: they are for uploading to whoever reads error reports. */
export async function putSourceMapsAside(site: URL, aside: URL): Promise<void> {
  const root = fileURLToPath(site)
  for await (const file of glob('**/*.map', { cwd: root })) {
    const target = new URL(file, aside)
    await mkdir(dirname(fileURLToPath(target)), { recursive: true })
    await rename(root + file, target)
  }
}

import { readManifest } from './workspaces.ts'
import { rootDir } from './paths.ts'

/**
 * Ends the process with one line when it is not run by the Node that the project is written for: tests would fail in
 * a hundred places, none of which says why.
 */
export function requirePinnedNode(): void {
  const pinned = readManifest(rootDir).devDependencies?.node ?? ''
  if (majorOf(process.versions.node) === majorOf(pinned)) return
  console.error(
    `This is Node ${process.versions.node}, and tests need Node ${majorOf(pinned)}: run them with "npm test -- <file>", which brings it.`,
  )
  process.exit(1)
}

function majorOf(version: string): number {
  return Number.parseInt(version, 10)
}

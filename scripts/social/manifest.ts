import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashSocialSources } from './sources.ts'

const manifestFile = 'apps/site/social/social.generated.json'
const publicFolder = 'apps/site/public'

type Manifest = {
  /** What the pictures were made from. */
  readonly sources: string
  /** Each picture's address and the hash of its bytes. */
  readonly pictures: Readonly<Record<string, string>>
}

function hashPicture(root: string, file: string): string {
  return createHash('sha256')
    .update(readFileSync(join(root, publicFolder, file)))
    .digest('hex')
}

/** Notes which sources the pictures that now stand in the public folder were made from. */
export function writeManifest(root: string, pictures: readonly string[]): void {
  const manifest: Manifest = {
    sources: hashSocialSources(root),
    pictures: Object.fromEntries(pictures.map((file) => [file, hashPicture(root, file)])),
  }
  writeFileSync(join(root, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`)
}

/** Why the pictures must be made anew; nothing when they are current. */
export function findStaleness(root: string, expected: readonly string[]): readonly string[] {
  const path = join(root, manifestFile)
  if (!existsSync(path)) return [`${manifestFile} is missing`]
  const { sources, pictures } = JSON.parse(readFileSync(path, 'utf8')) as Manifest
  const changed = expected.filter((file) => {
    const isThere = existsSync(join(root, publicFolder, file))
    return !isThere || hashPicture(root, file) !== pictures[file]
  })
  return [
    ...(sources === hashSocialSources(root) ? [] : ['their sources have changed']),
    ...changed.map((file) => `${file} is missing or was changed by hand`),
  ]
}

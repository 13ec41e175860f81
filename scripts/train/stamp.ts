import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rootDir } from '../project/paths.ts'

const understanding = 'packages/understanding'
export const modelDir = join(rootDir, understanding, 'model')
export const stampFile = join(modelDir, 'models.generated.json')
export const wordsFile = join(modelDir, 'words.generated.bin')

export function modelFile(id: string): string {
  return join(modelDir, `${id}.generated.bin.gz`)
}

/** One hash over everything the models are made of: sentences, words and code. */
export function hashSources(): string {
  const files = globSync(['corpus/*/*.txt', 'src/**/*.ts', 'model/words.generated.bin'], {
    cwd: join(rootDir, understanding),
  }).filter((file) => !file.endsWith('.test.ts'))
  const hash = createHash('sha256')
  for (const file of files.sort()) {
    hash.update(`${file}\0`).update(readFileSync(join(rootDir, understanding, file)))
  }
  return hash.digest('hex')
}

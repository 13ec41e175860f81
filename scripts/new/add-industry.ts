import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { PlainError } from '../process/plain-error.ts'
import { rootDir } from '../project/paths.ts'
import { industryEntries, type Entry } from './industry-entries.ts'
import { industryFiles } from './industry-files.ts'
import { namesOf } from './names.ts'
import { openPlaces } from './placeholder.ts'

export type NewIndustry = {
  /** The files that were written. */
  readonly changed: readonly string[]
  /** The lines in them that only a person can write. */
  readonly open: readonly string[]
}

/** Makes an industry's files and enters it in every list, all or nothing. */
export async function addIndustry(root: string, title: string): Promise<NewIndustry> {
  const names = namesOf(title)
  const texts = new Map(Object.entries(industryFiles(names)))
  const present = [...texts.keys()].find((file) => existsSync(join(root, file)))
  if (present) throw new PlainError(`${present} is there already: choose another name.`)

  for (const entry of industryEntries(names)) {
    const text = texts.get(entry.file) ?? readFileSync(join(root, entry.file), 'utf8')
    texts.set(entry.file, insert(text, entry))
  }
  const options = await resolveConfig(join(rootDir, 'README.md'))
  for (const [file, text] of texts) {
    const formatted = await format(text, { ...options, filepath: file })
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), formatted)
    texts.set(file, formatted)
  }
  return { changed: [...texts.keys()], open: openPlaces(texts) }
}

function insert(text: string, { file, before, text: added }: Entry): string {
  const [head, tail, ...more] = text.split(before)
  if (head === undefined || tail === undefined || more.length > 0) {
    throw new PlainError(
      `${file} has no single place "${before.trim()}" to put the industry before.`,
    )
  }
  return `${head}${added}${before}${tail}`
}

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { socialCards } from '@nightdesk/content'

/** Where the page with the pictures begins. */
const entries = ['apps/site/social/index.html', 'apps/site/social/social.tsx']
const references =
  /(?:from|import)\s+'(\.{1,2}\/[^']+)'|url\('(\.{1,2}\/[^']+)'\)|src="(\.\/[^"]+)"/g

/** Every file the pictures are made of: the pages' own, and what they take from the site, near or far. */
export function socialSources(root: string): readonly string[] {
  const found = new Set<string>()
  const visit = (file: string) => {
    if (found.has(file)) return
    found.add(file)
    for (const [, ...targets] of readFileSync(join(root, file), 'latin1').matchAll(references)) {
      const target = targets.find(Boolean)
      if (target) visit(relative(root, join(root, dirname(file), target)))
    }
  }
  entries.forEach(visit)
  return [...found].sort()
}

/** One hash over those files and the words on the pictures, and over nothing else. */
export function hashSocialSources(root: string): string {
  const hash = createHash('sha256').update(JSON.stringify(socialCards))
  for (const file of socialSources(root)) {
    hash.update(`${file}\0`).update(readFileSync(join(root, file)))
  }
  return hash.digest('hex')
}

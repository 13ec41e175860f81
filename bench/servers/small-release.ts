import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { addRelease } from '../../scripts/site-build/releases.ts'

const page = (script: string) => `<!doctype html><head><script src="${script}"></script></head>`
const noHashes = { scriptHashes: [], styleHashes: [] }

/** A release of one page and its program, each of which says which release it is of. Returns its folder. */
export function makeSmallRelease(build: string, name: string): string {
  const made = join(build, `making-${name}`)
  const script = `/assets/app-${name}.js`
  const files = {
    'pages.json': JSON.stringify({
      pages: { '/': { file: 'index.html', ...noHashes } },
      notFound: { file: '404.html', ...noHashes },
      redirects: [],
    }),
    'client/index.html': page(script),
    'client/404.html': page(script),
    [`client${script}`]: `export const release = '${name}'`,
  }
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(made, file)), { recursive: true })
    writeFileSync(join(made, file), content)
  }
  return addRelease(build, made, name)
}

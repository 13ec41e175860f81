import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

export const scriptHash = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='
export const styleHash = 'sha256-n4bQgYhMfWWaL+qgxVrQFaO/TxsrC4Is0V1sFbDwCgg='
export const filmBytes = 1_000

const paragraph = '<p>The desk answers at night.</p>'.repeat(20)
export const homeHtml = `<!doctype html><head><title>Home</title></head>${paragraph}`
export const productsHtml = `<!doctype html><head><title>Products</title></head>${paragraph}`
export const comingHtml = `<!doctype html><head><title>AI Sales Agent is coming</title></head>${paragraph}`
export const notFoundHtml = `<!doctype html><head><title>404</title></head>${paragraph}`
export const script = `console.log('hello');`.repeat(20)

const texts: Readonly<Record<string, string>> = {
  'index.html': homeHtml,
  'products/index.html': productsHtml,
  'products/aisa/index.html': comingHtml,
  '404.html': notFoundHtml,
  'assets/app-B4x9.js': script,
  'assets/app-C2k1.css': 'body { color: black }',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'robots.txt': 'User-agent: *\n',
  'sitemap.xml': '<?xml version="1.0"?><urlset/>',
  'site.webmanifest': '{}',
  '_.data': '[{}]',
}

const binaries: Readonly<Record<string, Buffer>> = {
  'film.mp4': Buffer.from(Array.from({ length: filmBytes }, (_, index) => index % 256)),
  'film.webm': Buffer.alloc(filmBytes),
  'assets/serif-A1b2.woff2': Buffer.alloc(8),
  'assets/desk-D4e5.avif': Buffer.alloc(8),
  '.secret': Buffer.from('hidden'),
  '.git/config': Buffer.from('hidden'),
}

const hashes = { scriptHashes: [scriptHash], styleHashes: [styleHash] }

export const fixtureManifest = {
  pages: {
    '/': { file: 'index.html', ...hashes },
    '/products': { file: 'products/index.html', scriptHashes: [], styleHashes: [] },
    '/products/aisa': { file: 'products/aisa/index.html', ...hashes, status: 404 },
  },
  notFound: { file: '404.html', ...hashes },
  redirects: [{ from: '/products/index', to: '/products' }],
  texts: ['robots.txt', 'sitemap.xml'],
}

export type FixtureSite = {
  readonly siteDir: string
  /** Where its release stands, and others may. */
  readonly releasesDir: string
  /** Adds or replaces a file; `../pages.json` is the manifest. */
  write(file: string, content: string | Buffer): Promise<void>
  remove(): Promise<void>
}

/** The name of the release that the fixture is. */
export const fixtureRelease = 'fixture'

/** A small site as the build would leave it, in a folder of its own. */
export async function createFixtureSite(): Promise<FixtureSite> {
  const root = await mkdtemp(join(tmpdir(), 'nightdesk-site-'))
  const releasesDir = join(root, 'releases')
  const siteDir = join(releasesDir, fixtureRelease, 'client')

  async function write(file: string, content: string | Buffer) {
    const target = join(siteDir, file)
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, content)
  }

  for (const [file, text] of Object.entries(texts)) {
    await write(file, text)
    // The server itself compresses what it puts settings into.
    if (file.endsWith('.html') || fixtureManifest.texts.includes(file)) continue
    await write(`${file}.br`, brotliCompressSync(text))
    await write(`${file}.gz`, gzipSync(text))
  }
  for (const [file, bytes] of Object.entries(binaries)) await write(file, bytes)
  await write('../pages.json', JSON.stringify(fixtureManifest))

  return { siteDir, releasesDir, write, remove: () => rm(root, { recursive: true }) }
}

import { basename, dirname, join, relative, sep } from 'node:path'
import { build, type Plugin } from 'vite'

/** Where the bundle stands in the archive: from here the server's own packages are found. */
export const bundleFolder = 'apps/server/program'

type BundleOptions = {
  /** The folder of the sources. */
  readonly root: string
  /** Programs, by their paths there. The threads they start come along. */
  readonly entries: readonly string[]
  readonly to: string
}

/**
 * Makes few files of our many: Node would read, strip of their types and link seven hundred of them at each start, and
 * again in each thread. Packages of others stay where they are.
 */
export async function bundle({ root, entries, to }: BundleOptions): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    publicDir: false,
    plugins: [keepPlaces(root)],
    ssr: { noExternal: [/^@nightdesk\//] },
    build: {
      ssr: true,
      target: 'esnext',
      outDir: join(to, bundleFolder),
      emptyOutDir: false,
      // Whoever reads a stack in the log wants the names.
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries(entries.map((entry) => [basename(entry, '.ts'), entry])),
        output: { entryFileNames: '[name].js', chunkFileNames: 'part-[name]-[hash].js' },
      },
    },
  })
}

const thread = /new URL\('(?:\.\/)?([\w-]+)\.ts', import\.meta\.url\)/g
/** Not that of a thread. */
const place = /(?<!\.ts', )\bimport\.meta\.(dirname|url)\b/g

/** A source finds its threads in the bundle, and all other files as from where it stands in a checkout. */
function keepPlaces(root: string): Plugin {
  return {
    name: 'keep-places',
    enforce: 'pre',
    transform(code, id) {
      const file = relative(root, id).split(sep).join('/')
      if (file.startsWith('..') || file.includes('node_modules/')) return undefined
      return code
        .replace(place, (_, kind: string) => placeOf(file, kind))
        .replace(thread, (_, name: string) => {
          const fileName = `${name}.js`
          this.emitFile({ type: 'chunk', id: join(dirname(id), `${name}.ts`), fileName })
          return `new URL('./${fileName}', import.meta.url)`
        })
    },
  }
}

function placeOf(file: string, kind: string): string {
  const top = relative(bundleFolder, '.')
  if (kind === 'url') return `new URL('${top}/${file}', import.meta.url).href`
  return `(import.meta.dirname + '/${top}/${dirname(file)}')`
}

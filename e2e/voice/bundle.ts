import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'

export type BundledFile = { readonly name: string; readonly body: Buffer; readonly type: string }

/** Bundles one entry as the site would, in memory: no file is written and no limit inlines an asset. */
export async function bundle(entry: URL): Promise<readonly BundledFile[]> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    // As while a page is written: only then does React mount everything twice.
    define: { 'process.env.NODE_ENV': '"development"' },
    build: {
      write: false,
      modulePreload: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: { page: fileURLToPath(entry) },
        output: { entryFileNames: '[name].js' },
      },
    },
  })
  const { output } = result as Rolldown.RolldownOutput
  return output.map((file) => ({
    name: file.fileName,
    body: Buffer.from(file.type === 'chunk' ? file.code : file.source),
    type: 'text/javascript',
  }))
}

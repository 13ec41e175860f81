import { readFile, rm } from 'node:fs/promises'

const manifestFile = 'extras.json'
const sources = {
  tagManager: 'app/features/tag-manager/tag-manager.ts',
  errorReports: 'app/features/error-reports/error-reports.ts',
  voiceWidget: 'app/features/voice-widget/voice-widget.ts',
} as const

type ExtraName = keyof typeof sources
type BundleManifest = Readonly<Record<string, { readonly file: string } | undefined>>

/** Where the scripts for outside services lie. Takes away the bundler's list of them, which nobody needs to be served. */
export async function readExtras(site: URL): Promise<Record<ExtraName, string>> {
  const list = new URL(manifestFile, site)
  const bundle = JSON.parse(await readFile(list, 'utf8')) as BundleManifest
  await rm(list)
  const entries = Object.entries(sources).map(([name, source]) => {
    const file = bundle[source]?.file
    if (!file) throw new Error(`${source} was not built`)
    return [name, `/${file}`]
  })
  return Object.fromEntries(entries) as Record<ExtraName, string>
}

import type { PageFont } from '@nightdesk/leads'

import { listFiles } from '../static/file-list.ts'

// The build puts a hash into a file's name; what stands before it is the family's.
const families: Readonly<Record<string, string>> = {
  besley: 'Besley',
  'hanken-grotesk': 'Hanken Grotesk',
  'sometype-mono': 'Sometype Mono',
}

/** The faces of the built site that the pages of the lead service are set in. */
export async function findFonts(siteDir: string): Promise<PageFont[]> {
  const files = await listFiles(siteDir)
  return Object.entries(families).flatMap(([name, family]) => {
    const file = files.find((one) => one.startsWith(`assets/${name}.`) && one.endsWith('.woff2'))
    return file ? [{ family, href: `/${file}` }] : []
  })
}

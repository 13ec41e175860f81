import { brand } from '@nightdesk/content'

/** The manifest as it is served: what was written by hand, under the brand's name. */
export function webManifest(written: string): string {
  const names = { name: brand.product, short_name: brand.product }
  return `${JSON.stringify({ ...names, ...(JSON.parse(written) as object) }, null, 2)}\n`
}

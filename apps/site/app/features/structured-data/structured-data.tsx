import { structuredData } from '@nightdesk/content'
import { publicUrl } from '../../platform/site-values.ts'
import { usePagePath } from '../../platform/use-page-path.ts'

const mimeType = 'application/ld+json'

type Served = { readonly path: string; readonly text: string }

/** What the page was served with, taken once, before the router can change the address. */
const served: Served | undefined = import.meta.env.SSR ? undefined : readServed()

function readServed(): Served {
  const script = document.querySelector(`script[type="${mimeType}"]`)
  return { path: location.pathname, text: script?.textContent ?? '' }
}

/**
 * Written while the site is built. In the browser it is read back from the page, like the stylesheet:
 * search engines fetch each page anew, so neither the program nor the page's data carries it.
 */
function structuredDataText(path: string): string {
  if (import.meta.env.SSR) {
    const data = structuredData(path, publicUrl)
    // A "<" could end the script element from within a text.
    return data ? JSON.stringify(data).replaceAll('<', String.raw`\u003c`) : ''
  }
  return served?.path === path ? served.text : ''
}

/** What the page says about itself to search engines. */
export function StructuredData() {
  const text = structuredDataText(usePagePath())
  return text ? <script type={mimeType} dangerouslySetInnerHTML={{ __html: text }} /> : null
}

import type { MetaDescriptor } from 'react-router'
import { siteValues } from './site-values.ts'
import { socialImage } from './social-image.ts'

type PageHead = { readonly title: string; readonly description: string }

/** While a page shows an error its data may be missing; then the error page brings its own title. */
type MaybeHead = PageHead | undefined

function property(name: string, content: string): MetaDescriptor {
  return { property: `og:${name}`, content }
}

/** The head of a page that search engines may list: title, description, its one address, its preview. */
export function pageHead(path: string, head: MaybeHead): MetaDescriptor[] {
  if (!head) return []
  const address = siteValues.publicUrl + path
  return [
    { title: head.title },
    { name: 'description', content: head.description },
    { tagName: 'link', rel: 'canonical', href: address },
    property('type', 'website'),
    property('title', head.title),
    property('description', head.description),
    property('url', address),
    property('locale', 'en_US'),
    property('image', siteValues.publicUrl + socialImage.of(path)),
    property('image:width', String(socialImage.width)),
    property('image:height', String(socialImage.height)),
    property('image:alt', head.title),
    // Everything else of a card is taken from the properties above.
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

/** The head of a page that exists only to say that there is none. */
export function unlistedHead(head: PageHead): MetaDescriptor[] {
  return [
    { title: head.title },
    { name: 'description', content: head.description },
    { name: 'robots', content: 'noindex' },
  ]
}

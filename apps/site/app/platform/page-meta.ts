import type { MetaDescriptor } from 'react-router'
import { publicUrl } from './site-values.ts'
import { socialImage } from './social-image.ts'

type PageHead = { readonly title: string; readonly description: string }

/** While a page shows an error its data may be missing; then the error page brings its own title. */
type MaybeHead = PageHead | undefined

function property(name: string, content: string): MetaDescriptor {
  return { property: `og:${name}`, content }
}

/** What a preview elsewhere is drawn from. */
function previewTags(path: string, { title, description }: PageHead): MetaDescriptor[] {
  return [
    property('type', 'website'),
    property('title', title),
    property('description', description),
    property('url', publicUrl + path),
    property('locale', 'en_US'),
    property('image', publicUrl + socialImage.of(path)),
    property('image:width', String(socialImage.width)),
    property('image:height', String(socialImage.height)),
    property('image:alt', title),
    // Everything else of a card is taken from the properties above.
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

/**
 * A page's own rules. With a precedence React shows the page only when they have come, and keeps them. A prerendered
 * page has them in the document (see build-steps/inline-styles.ts).
 */
function styleLink(href: string): MetaDescriptor {
  return { tagName: 'link', rel: 'stylesheet', href, precedence: 'page' }
}

/**
 * The head of a page that search engines may list: title, description, its one address, its rules, its preview.
 * Previews are drawn by machines that fetch the page, so the program does not carry them.
 */
export function pageHead(path: string, head: MaybeHead, styles: string): MetaDescriptor[] {
  if (!head) return []
  const tags: MetaDescriptor[] = [
    { title: head.title },
    { name: 'description', content: head.description },
    { tagName: 'link', rel: 'canonical', href: publicUrl + path },
    styleLink(styles),
  ]
  return import.meta.env.SSR ? [...tags, ...previewTags(path, head)] : tags
}

/** The head of a page that exists only to say that there is none. */
export function unlistedHead(head: PageHead): MetaDescriptor[] {
  return [
    { title: head.title },
    { name: 'description', content: head.description },
    { name: 'robots', content: 'noindex' },
  ]
}

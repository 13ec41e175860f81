import type { MetaDescriptor } from 'react-router'
import { siteValues } from './site-values.ts'

type PageHead = { readonly title: string; readonly description: string }

/** While a page shows an error its data may be missing; then the error page brings its own title. */
type MaybeHead = PageHead | undefined

/** The head of a page that search engines may list: title, description and its one address. */
export function pageHead(path: string, head: MaybeHead): MetaDescriptor[] {
  if (!head) return []
  return [
    { title: head.title },
    { name: 'description', content: head.description },
    { tagName: 'link', rel: 'canonical', href: siteValues.publicUrl + path },
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

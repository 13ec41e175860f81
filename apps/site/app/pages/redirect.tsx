import { redirects } from '@nightdesk/content'
import { redirect } from 'react-router'

/**
 * Addresses that lead elsewhere for good. The server answers them with 301; this is for links within
 * the page. The router asks here before it writes the address into the history, so the old address
 * never gets an entry; `replace` would overwrite that of the page the visitor comes from.
 */
export function clientLoader({ request }: { readonly request: Request }): never {
  const { pathname } = new URL(request.url)
  const known = redirects.find(({ from }) => from === pathname)
  throw redirect(known?.to ?? '/')
}

export default function Redirect() {
  return null
}

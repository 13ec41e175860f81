import { contactEndpointMeta, contactPath } from '@nightdesk/contracts'

/** The server says it in the page when it is not its own. */
function servedEndpoint(): string {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${contactEndpointMeta}"]`)
  return meta?.content ?? contactPath
}

/** Where the contact form posts. */
export const contactEndpoint: string =
  import.meta.env.SSR || import.meta.env.DEV ? __SITE_VALUES__.contactEndpoint : servedEndpoint()

/**
 * What stands in a built page for settings that only the server knows which serves it: it puts them in when it starts.
 * A name under `.invalid` is nobody's, ever.
 */
export const unsettled = {
  publicUrl: 'https://public-url.invalid',
  contactEndpoint: 'https://contact-endpoint.invalid',
} as const

/** Whether a text is one that the server will change. */
export function isUnsettled(text: string): boolean {
  return Object.values(unsettled).some((value) => text.includes(value))
}

/** Marks what of the contact form only our own service understands; the server takes it out for any other. */
export const ownFieldsMark = 'data-own-fields'

/** The name of the `meta` by which a page knows that its form posts elsewhere than to us. */
export const contactEndpointMeta = 'contact-endpoint'

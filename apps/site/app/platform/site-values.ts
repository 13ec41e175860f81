/** Public values of the configuration. Nothing secret belongs here. */
export type SiteValues = {
  /** The origin in canonical addresses, without a slash at its end. */
  readonly publicUrl: string
  /** Where the contact form posts. */
  readonly contactEndpoint: string
}

declare global {
  /** In development the values; in a build what the server that serves it will replace by them. */
  const __SITE_VALUES__: SiteValues
}

/** Read back from the page as it was served: the program is the same wherever it runs. */
function servedOrigin(): string {
  const canonical = document.querySelector<HTMLLinkElement>('[rel=canonical]')
  return new URL((canonical ?? location).href).origin
}

export const publicUrl: string =
  import.meta.env.SSR || import.meta.env.DEV ? __SITE_VALUES__.publicUrl : servedOrigin()

/** The public values of the configuration, fixed when the site is built. Nothing secret belongs here. */
export type SiteValues = {
  /** The origin in canonical addresses, without a slash at its end. */
  readonly publicUrl: string
  /** Where the contact form posts. */
  readonly contactEndpoint: string
}

declare const __SITE_VALUES__: SiteValues

export const siteValues: SiteValues = __SITE_VALUES__

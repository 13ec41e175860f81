/**
 * Every name the specification leaves open. Changing this file rebrands everything that is written or built from it;
 * `npm run brand -- check` says what has to be made anew besides, and `-- make` makes it.
 */
export const brand = {
  /** At most 28 characters: so many fit the header at every width. */
  product: 'Nightdesk',
  /** What reference numbers begin with: two to four capital letters. Numbers of an earlier prefix stay valid. */
  referencePrefix: 'ND',
  tagline: 'AI-Driven Business Solutions',
  email: 'hello@nightdesk.example',
  city: 'New York',
  links: {
    blog: 'https://blog.nightdesk.example',
    howAirWorks: 'https://blog.nightdesk.example/how-air-works',
    network: 'https://www.linkedin.com/company/nightdesk-example',
  },
} as const

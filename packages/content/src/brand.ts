/** Every name the specification leaves open. Changing this file rebrands pages, titles and mails. */
export const brand = {
  product: 'Nightdesk',
  tagline: 'AI-Driven Business Solutions',
  email: 'hello@nightdesk.example',
  city: 'New York',
  links: {
    blog: 'https://blog.nightdesk.example',
    howAirWorks: 'https://blog.nightdesk.example/how-air-works',
    network: 'https://www.linkedin.com/company/nightdesk-example',
  },
} as const

/** The contact section that closes the pages a visitor may act on. */
export const contact = { label: 'Contact' } as const

/** What a page asks for in its contact section, and what happens once the form is sent. */
export type ContactInvite = { readonly title: string; readonly lead: string }

import { leadMail, routes, tradeOfPage } from '@nightdesk/content'

import type { Lead } from '../lead.ts'

const longestName = 60

/** The trade is that of the page, and the page one of ours: of what a visitor wrote there is the name alone. */
export function mailSubject({ source, reference, fields, page }: Lead): string {
  if (source === 'probe') return leadMail.probeSubject(reference)
  return leadMail.subject({
    name: plainName(fields.name),
    trade: tradeOfPage(page),
    page: routes.find(({ path }) => path === page)?.path,
    reference,
  })
}

// What names are made of. A dot ends an abbreviation; inside of a word it would make an address to be clicked on.
const strangeToNames = /[^\p{L}\p{M}\p{N}.'’& -]|\.(?=[^ ])/gu

/** A name that can be nothing else: no header, no address, no second part of the subject. */
function plainName(name: string): string {
  const plain = name.replaceAll(strangeToNames, ' ').replaceAll(/ +/g, ' ').trim()
  return plain.slice(0, longestName).trim()
}

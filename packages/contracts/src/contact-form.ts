// What the contact form and the server agree on: address, names of fields, limits.

/** Where the form posts unless it is pointed at an external form service. */
export const contactPath = '/api/contact'

/** Where a visitor without JavaScript is sent after a post; the reference number follows. */
export const contactSentPath = '/api/contact/sent'

/** Sent with every post; a repeat with the same key never makes a second lead. */
export const idempotencyHeader = 'idempotency-key'

/** What a visitor fills in. */
export const leadFieldNames = ['name', 'email', 'phone', 'message'] as const

export type LeadFieldName = (typeof leadFieldNames)[number]

/** The hidden fields with their fixed values; the subject is a text, so it lives with the texts. */
export const fixedFields = { subject: '_subject', captcha: '_captcha', format: '_format' } as const
export const captchaValue = 'false'
export const formatValue = 'json'

/**
 * A text field no person sees. Its name means nothing to a browser's autofill or to a password manager; a program that
 * fills in everything does not care.
 */
export const honeypotField = 'desk_note'

/** Milliseconds from the form's first appearance to the post, set by script; without one it stays empty. */
export const elapsedField = '_elapsed'
export const shortestHumanMs = 2_000

/** The path of the page the form stands on; without it the Referer header says it. */
export const pageField = '_page'

/** The business that a visitor has heard answered, encoded as in an address; only where the message tells of it. */
export const setupField = '_setup'

/** Every name a post may carry. One value each; any other name is refused. */
export const contactFieldNames: readonly string[] = [
  ...leadFieldNames,
  ...Object.values(fixedFields),
  honeypotField,
  elapsedField,
  pageField,
  setupField,
]

export const contactLimits = {
  /** The longest texts in any script, with nine bytes for a character, as a form without a script sends them. */
  bodyBytes: 114_688,
  fields: 16,
  fieldNameLength: 40,
  nameLength: 200,
  emailLength: 254,
  phoneLength: 50,
  messageLength: 10_000,
  hiddenLength: 200,
  idempotencyKeyLength: 128,
} as const

const referenceAlphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Characters of a reference number: none that is mistaken for another when read aloud or written down. */
export const referenceCharacters: string = referenceAlphabet

/** Any prefix counts: a brand may change, and the numbers given out before are still written on paper. */
const referenceShape = new RegExp(
  `^[A-Z]{2,4}-[${referenceAlphabet}]{4}-[${referenceAlphabet}]{4}$`,
)

/** True for a number like ND-7K4F-92QX. */
export function isReference(text: string): boolean {
  return referenceShape.test(text)
}

import { contactLimits, leadFieldNames, type LeadFieldName } from './contact-form.ts'

export type LeadFields = Readonly<Record<LeadFieldName, string>>

export type LeadProblemReason = 'missing' | 'too_long' | 'not_an_email' | 'not_one_line'

export type LeadProblem = { readonly field: LeadFieldName; readonly reason: LeadProblemReason }

type Rule = {
  readonly isRequired: boolean
  readonly maxLength: number
  readonly isOneLine: boolean
}

/** Name, email and message are required, phone is optional. */
export const leadRules: Readonly<Record<LeadFieldName, Rule>> = {
  name: { isRequired: true, maxLength: contactLimits.nameLength, isOneLine: true },
  email: { isRequired: true, maxLength: contactLimits.emailLength, isOneLine: true },
  phone: { isRequired: false, maxLength: contactLimits.phoneLength, isOneLine: true },
  message: { isRequired: true, maxLength: contactLimits.messageLength, isOneLine: false },
}

// The HTML standard's definition of a valid e-mail address, so that the server takes what
// <input type="email"> takes: https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
// But for a dash in front: a mail program could take such an address for an option.
const emailShape =
  /^(?!-)[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

/** An email-type value that mail can be sent to: one address, no name, no list, no quotes. */
export function isEmail(text: string): boolean {
  return text.length <= contactLimits.emailLength && emailShape.test(text)
}

// Everything that ends or hides a line: controls, and the separators of lines and paragraphs.
// oxlint-disable-next-line no-control-regex
const lineBreakers = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g
// oxlint-disable-next-line no-control-regex
const strayControls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g

/** The text with a blank in place of whatever ends or hides a line. */
export function toOneLine(text: string): string {
  return text.replaceAll(lineBreakers, ' ')
}

/** What is judged and kept: no blanks around it, one kind of line break, no stray controls in the message. */
export function normalizeLead(fields: LeadFields): LeadFields {
  return {
    name: fields.name.trim(),
    email: fields.email.trim(),
    phone: fields.phone.trim(),
    message: fields.message.replaceAll(/\r\n?/g, '\n').replaceAll(strayControls, '').trim(),
  }
}

/** Every rule that normalized fields break, in the order of the form, at most one for each field. */
export function checkLead(fields: LeadFields): LeadProblem[] {
  return leadFieldNames.flatMap((field) => {
    const reason = problemOf(field, fields[field])
    return reason ? [{ field, reason }] : []
  })
}

// Joiners, marks of direction and fillers show nothing.
const visible = /[^\s\p{Cf}\u115f\u1160\u2800\u3164]/u

function problemOf(field: LeadFieldName, value: string): LeadProblemReason | undefined {
  const { isRequired, maxLength, isOneLine } = leadRules[field]
  if (!visible.test(value)) return isRequired ? 'missing' : undefined
  if (value.length > maxLength) return 'too_long'
  if (isOneLine && toOneLine(value) !== value) return 'not_one_line'
  if (field === 'email' && !isEmail(value)) return 'not_an_email'
  return undefined
}

import { isEmail } from '@nightdesk/contracts'

// From the shortest numbers of small countries to the longest there are (E.164).
const dialable = /^\+?\d{6,15}$/
const betweenDigits = /[\s().\u2010-\u2015/-]/g

/** A link that writes to the address; nothing when it is not one address. */
export function mailLink(email: string): string | undefined {
  if (!isEmail(email)) return undefined
  const at = email.lastIndexOf('@')
  return `mailto:${encodeURIComponent(email.slice(0, at))}${email.slice(at)}`
}

/** A link that dials the number; nothing when it has more to it than digits. */
export function phoneLink(phone: string): string | undefined {
  const number = phone.replaceAll(betweenDigits, '')
  return dialable.test(number) ? `tel:${number}` : undefined
}

import { airDesk, deskWords, ownDesk } from '@nightdesk/content'
import { findPhone, type Now, readUtterance } from '@nightdesk/understanding'
import type { Clause } from './conversation.ts'
import { readEmail } from './kinds/email.ts'
import { printValue, sayValue } from './kinds/kinds.ts'
import { readPhone } from './kinds/phone.ts'
import type { Reader, Value, Values } from './kinds/value.ts'
import type { Slot } from './script.ts'

/** How a caller can be reached: never asked for, and kept apart from every wish when it is told. */
const contact = {
  askedAs: 'contact',
  isNeeded: () => false,
  isAboutCaller: true,
  isTakenLater: true,
  isReplaceable: true,
} as const

const isCut = (value: Value) => value.kind === 'phone' && !value.isWhole

/** A part of a number that is known whole is no other one. */
const readWhole: Reader = (text, context) => {
  const { before } = context
  if (refusesContact(text)) return before ?? { kind: 'left-open' }
  const value = readPhone(text, context)
  const isPart =
    value?.kind === 'phone' && before?.kind === 'phone' && before.digits.includes(value.digits)
  return isPart ? before : value
}

const phone: Slot = {
  id: 'phone',
  ...contact,
  ask: ownDesk.ask.phone,
  askAgain: ownDesk.askAgain.phone,
  names: ['phone', 'number', 'cell', 'telephone', 'mobile', 'digits'],
  read: readWhole,
  isInPieces: true,
  spot: spotPhone,
  // A mark that ends too early is no shorter number.
  isPoor: isCut,
  refine: (value) =>
    isCut(value) ? { ask: ownDesk.askAgain.phone, askedAs: 'contact' } : undefined,
}

const email: Slot = {
  id: 'email',
  ...contact,
  ask: airDesk.ask.email,
  askAgain: airDesk.askAgain.email,
  names: ['email', 'mail', 'e-mail'],
  read: readEmail,
  spot: (text) => (hasMail.test(text) && readEmail(text) ? text : undefined),
}

/** Who calls for somebody else is told by the names in a sentence, and never asked for. */
export const callerSlot: Slot = {
  id: 'caller',
  tags: ['caller'],
  ask: [],
  askAgain: [],
  names: [],
  read: () => undefined,
  isNeeded: () => false,
  isAboutCaller: true,
  isReplaceable: true,
}

export const contactSlots: readonly Slot[] = [phone, email, callerSlot]
export const contactIds = ['phone', 'email'] as const

const hasMail = /@|\bat\b.*\bdot\b/i
const numberLed = /\b(?:phone|number|cell|cellphone|telephone|mobile|call me|reach me|text me)\b/i

/** Ten digits in a row are a telephone number; fewer are one where it is called so. */
function spotPhone(text: string): string | undefined {
  if (refusesContact(text)) return text
  const found = findPhone(readUtterance(text).words)
  return found && (found.isWhole || numberLed.test(text)) ? text : undefined
}

const notTold =
  /\b(?:don['’]?t|do not|won['’]?t|rather not|not going to|not gonna|no need to|never)\b[^.?!]{0,20}\b(?:ask(?:ing)?|giv(?:e|ing)|need|leav(?:e|ing)|tak(?:e|ing)|want to (?:give|leave))\b[^.?!,]{0,20}(?<!\b(?:on|over|by|through|via) (?:the )?)(?<!\bcards? )\b(?:number|phone|cell)\b(?!\W+(?:to|with)\b)|\b(?:no|without a|without the|skip the) (?:phone |cell )?number\b/i

/** "Don't ask me for my number": an answer to a question that was not even asked. */
export const refusesContact = (text: string): boolean =>
  notTold.test(text) && findPhone(readUtterance(text).words) === undefined

/** Whether words that were taken for a wish are a number or an address. */
export const isContact = (text: string): boolean =>
  refusesContact(text) ||
  findPhone(readUtterance(text).words) !== undefined ||
  (hasMail.test(text) && !!readEmail(text))

export const printContact = ({ phone: number, email: mail }: Values): string =>
  [printValue(number), printValue(mail)].filter(Boolean).join(', ')

const leads: Readonly<Record<string, Clause>> = {
  phone: airDesk.readBack.phone,
  email: airDesk.readBack.mail,
}

/** "Phone" "two …". */
export function sayContact(
  values: Values,
  now: Now,
  ids: readonly string[] = contactIds,
): Clause[] {
  return ids.flatMap((id) => {
    const said = sayValue(values[id], now)
    const lead = leads[id]
    return lead && said.length > 0 ? [lead, ...said] : []
  })
}

/** Under whose name it is, and who calls for them: the end of what begins with what it is for. */
export function sayNameLast(values: Values, now: Now): Clause[] {
  const said = sayValue(values.name, now)
  return [
    ...(said.length > 0 ? [deskWords.underName, ...said] : []),
    ...sayValue(values.caller, now),
  ]
}

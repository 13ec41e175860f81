import { brand } from './brand.ts'

const days = 'Monday to Friday'
const hours = 'nine to six'
const zone = `${brand.city} time`

/** When the team answers people: the receptionist says it, and so do the form and the receipt of a request. */
export const teamHours = {
  days,
  hours,
  zone,
  /** Promises no call: whoever reads it may have left no number. */
  sentence: `We’re at our desks ${days}, ${hours}, ${zone}.`,
} as const

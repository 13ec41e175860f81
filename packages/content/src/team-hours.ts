const days = 'Monday through Friday'
const hours = 'nine to six'
const zone = 'Eastern time'

/** When the team answers people: the receptionist says it; the form and the receipt of a request print it. */
export const teamHours = {
  days,
  hours,
  zone,
  /** For the eye, not the voice. Promises no call: whoever reads it may have left no number. */
  sentence: 'We’re here Monday through Friday, 9 to 6 Eastern.',
} as const

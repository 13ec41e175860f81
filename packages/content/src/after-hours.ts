import { hearItAnswer } from './demo.ts'
import type { InternalLink, RoutePath } from './types.ts'

/** Pages on which AIR itself answers; elsewhere #demo is the line of a trade, or the form. */
const pagesWithAir: readonly string[] = ['/', '/products/air'] satisfies readonly RoutePath[]

/** Under the form: when nobody is at our desks, the receptionist takes the request. */
export function afterHoursFrom(path: string): InternalLink & { readonly question: string } {
  return {
    question: 'After hours?',
    label: 'AIR can take your request now',
    to: pagesWithAir.includes(path) ? '#demo' : hearItAnswer.to,
  }
}

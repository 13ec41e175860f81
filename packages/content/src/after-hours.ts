import type { InternalLink, RoutePath } from './types.ts'

/** Pages on which AIR itself answers; elsewhere #demo is the line of a trade, or the form. */
const pagesWithAir: readonly string[] = ['/', '/products/air'] satisfies readonly RoutePath[]

/** Under the form: when nobody is at our desks, the receptionist takes the request. */
export function afterHoursFrom(path: string): InternalLink & { readonly question: string } {
  return {
    question: 'After hours?',
    label: 'AIR can take your request now',
    // Not taken from the demo's words: the form would bring all of them along.
    to: pagesWithAir.includes(path) ? '#demo' : '/products/air#demo',
  }
}

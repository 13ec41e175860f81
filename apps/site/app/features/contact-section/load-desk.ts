import { importAgain } from '../../platform/import-again.ts'

/** Checking, sending and keeping: they come when the visitor begins to write, or has something to send again. */
export const loadDesk = importAgain(() => import('./late/desk/contact-desk.ts'))

import { createImportAgain } from '@nightdesk/contracts'

/** The one way to fetch a late part of the site; `scripts/check-late-parts.ts` finds any other. */
export const importAgain = createImportAgain({
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  importFile: (address) => import(/* @vite-ignore */ address),
})

/** Told to the console, and to nobody else, of a part that could not be had. */
export const missingPartLog = 'A part of this page could not be loaded:'

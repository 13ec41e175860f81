import { createImportAgain, type LoadPart } from '@nightdesk/contracts'
import { systemClock } from './system-clock.ts'

/** The one way to fetch a part of a call's program late; see `createImportAgain`. */
export const importAgain: <Part>(load: LoadPart<Part>) => LoadPart<Part> = createImportAgain({
  pause: (ms) => new Promise((resolve) => systemClock.after(ms, resolve)),
  importFile: (address) => import(/* @vite-ignore */ address),
})

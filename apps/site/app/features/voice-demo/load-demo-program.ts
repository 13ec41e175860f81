import { importAgain } from '../../platform/import-again.ts'

/** What makes a call, and what is shown of it. Comes when somebody is about to press or to type. */
export const loadDemoProgram = importAgain(() => import('./late/demo-program.ts'))

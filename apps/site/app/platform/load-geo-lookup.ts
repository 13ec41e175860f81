import { importAgain } from './import-again.ts'

/** The one lookup of this page, for everybody who wants to know where its visitor is. */
export const loadGeoLookup = importAgain(() => import('./late/geo-lookup.ts'))

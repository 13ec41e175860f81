import { air } from './assistants/air/air.ts'
import { hotels } from './assistants/hotels/hotels.ts'
import { transportation } from './assistants/transportation/transportation.ts'
import type { Script } from './script.ts'

/** Who can be called. A new assistant is one line here, its folder beside the others, and its sentences. */
export const scripts: readonly Script[] = [hotels, transportation, air]

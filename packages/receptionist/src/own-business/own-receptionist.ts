import { type BusinessSetup, ownBusinessId } from '@nightdesk/contracts'
import { nowIn, type Read, type WordTable } from '@nightdesk/understanding'
import type { CallFacts, Receptionist } from '../conversation.ts'
import { openConversation } from '../dialogue/open-conversation.ts'
import { ownReader } from './own-reader.ts'
import { ownScript } from './own-script.ts'
import { knownOwnClauses } from './own-words.ts'
import { type ModelId, tradePlans } from './trade-plans.ts'

/** What was learned, for whichever trade a visitor has. */
export type OwnReaders = {
  readonly readerOf: (id: ModelId) => Read
  readonly words: WordTable
}

/** Who answers for a visitor's own business, as others know her. */
export const ownBusiness: Pick<Receptionist, 'id' | 'name'> = {
  id: ownBusinessId,
  name: 'Your own business',
}

/** Answers for the business that a visitor describes with the call. Nothing of it is kept. */
export function createOwnReceptionist({ readerOf, words }: OwnReaders): Receptionist {
  const models = {
    air: readerOf('air'),
    hotels: readerOf('hotels'),
    transportation: readerOf('transportation'),
  }
  return {
    ...ownBusiness,
    open(call) {
      const setup = setupOf(call)
      const script = ownScript(setup, nowIn(call.startedAt, call.timeZone))
      const reads = Object.values(models)
      const read = ownReader(setup, models[tradePlans[setup.trade].model], { words, reads })
      return openConversation(script, read, call)
    },
    clauses: () => new Set(knownOwnClauses()),
  }
}

function setupOf({ setup }: CallFacts): BusinessSetup {
  if (!setup) throw new Error('A call for a visitor’s own business needs its setup')
  return setup
}

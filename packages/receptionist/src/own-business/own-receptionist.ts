import { type BusinessSetup, ownBusinessId } from '@nightdesk/contracts'
import { type Mark, nowIn, type Rank, type WordTable } from '@nightdesk/understanding'
import type { CallFacts, ReadingReceptionist, Receptionist } from '../conversation.ts'
import { openConversation } from '../dialogue/open-conversation.ts'
import { ownReader } from './own-reader.ts'
import { ownScript } from './own-script.ts'
import { knownOwnClauses } from './own-words.ts'
import { createFindQuestion } from './same-meaning.ts'
import { tradePlans } from './trade-plans.ts'
import { isTopicOf } from './trade-topics.ts'

/** What was learned, for whichever trade a visitor has. */
export type OwnReaders = {
  readonly markOf: (id: string) => Mark
  readonly rankOf: (id: string) => Rank
  readonly words: WordTable
}

/** Who answers for a visitor's own business, as others know her. */
export const ownBusiness: Pick<Receptionist, 'id' | 'name'> = {
  id: ownBusinessId,
  name: 'Your own business',
}

/** Answers for the business that a visitor describes with the call. Nothing of it is kept. */
export function createOwnReceptionist({ markOf, rankOf, words }: OwnReaders): ReadingReceptionist {
  // Opened with the first such call: most servers never need it.
  const learned = once(() => ({
    mark: markOf(ownBusinessId),
    rank: rankOf(ownBusinessId),
    rankTopics: rankOf('business-questions'),
  }))
  return {
    ...ownBusiness,
    open(call) {
      const setup = setupOf(call)
      const { mark, rank, rankTopics } = learned()
      const { marks } = tradePlans[setup.trade]
      const own = ownReader(setup.trade, {
        mark,
        rank,
        ...(marks && { markTrade: markOf(marks) }),
        findQuestion: createFindQuestion(setup.questions, {
          words,
          rank: rankTopics,
          isTopic: (id) => isTopicOf(setup.trade, id),
        }),
        asksWhere: (text) => rankTopics(text, { asked: 'open' })[0]?.id === 'q-location',
      })
      const script = ownScript(setup, nowIn(call.startedAt, call.timeZone))
      return openConversation(script, own, call)
    },
    clauses: () => new Set(knownOwnClauses()),
  }
}

function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => (made ??= make())
}

function setupOf({ setup }: CallFacts): BusinessSetup {
  if (!setup) throw new Error('A call for a visitor’s own business needs its setup')
  return setup
}

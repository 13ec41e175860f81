import { defaultSetup } from '@nightdesk/content'
import type { BusinessSetup, TradeId } from '@nightdesk/contracts'
import type { Action, Reply } from '../conversation.ts'
import type { OwnBusinessNote } from '../own-business/own-note.ts'
import { ownReceptionist } from './receptionist-of.ts'

export type OwnPlay = {
  readonly change?: Partial<BusinessSetup>
  /** Two minutes past ten on a Monday in New York, unless another time is given. */
  readonly startedAt?: string
  readonly by?: 'typing' | 'speech'
}

/** Plays a caller of a visitor's business: what was said, and what stands on the note then. */
export function playOwn(trade: TradeId, turns: readonly string[], play: OwnPlay = {}) {
  const { change, startedAt = '2026-11-16T15:02:00Z', by = 'typing' } = play
  const conversation = receptionist.open({
    callId: 'call-1',
    startedAt: new Date(startedAt),
    timeZone: 'America/New_York',
    setup: { ...defaultSetup(trade), name: 'Corner House', ...change },
  })
  const said: string[] = []
  let note: OwnBusinessNote | undefined
  const take = (reply: Reply) => {
    reply.accept()
    for (const action of reply.actions as Iterable<Action>) {
      if (action.kind === 'say') said.push(action.clauses.join(' '))
      if (action.kind === 'tool') note = action.arguments as OwnBusinessNote
    }
  }
  take(conversation.greet())
  for (const text of turns) take(conversation.answer({ text, by }))
  const facts = Object.fromEntries(note?.facts.map(({ label, value }) => [label, value]) ?? [])
  return { said, last: said.at(-1) ?? '', title: note?.title, status: note?.status, facts }
}

const receptionist = ownReceptionist()

import { clauseKey } from '../bank/voice-bank.ts'
import type { Purse } from '../admission/purse.ts'
import type { SpeakAhead } from '../speech/kokoro/speak-ahead.ts'
import { presentForMs } from './visit-places.ts'
import { settle, type Visit } from './visit.ts'

export type TurnOptions = {
  readonly speaker: Pick<SpeakAhead, 'speakAhead'>
  readonly letters: Purse
  readonly visits: ReadonlyMap<string, Visit>
  readonly now: () => number
}

/** Whose words are spoken next. */
export type Turns = {
  /** Something has changed: whoever may speaks on. */
  goOn(): void
  /** The same for one visit that could have no letters when it was last its turn. */
  tryAgain(visit: Visit): void
}

export function createTurns({ speaker, letters, visits, now }: TurnOptions): Turns {
  let isSpeaking = false

  /** Somebody is waiting for it, and nearly every call has it. */
  const isUrgent = ({ todo, askedAt }: Visit) =>
    (todo[0]?.isFirst ?? false) && askedAt > now() - presentForMs

  /** What is waited for comes before what somebody may ask for, and whoever has had little before who has had much. */
  function inTurn(): readonly Visit[] {
    return [...visits.values()]
      .filter(({ todo }) => todo.length > 0)
      .map((visit) => ({
        visit,
        rank: isUrgent(visit) ? 0 : 1,
        taken: letters.takenAround(visit.address),
      }))
      .toSorted((one, other) => one.rank - other.rank || one.taken - other.taken)
      .map(({ visit }) => visit)
  }

  function goOn(): void {
    if (isSpeaking) return
    // Nobody waits for whoever has had all there is for them.
    for (const visit of inTurn()) {
      speakNext(visit)
      if (isSpeaking) return
    }
  }

  function speakNext(visit: Visit): void {
    const [next] = visit.todo
    if (!next || isSpeaking) return
    const taken = letters.take(visit.address, next.clause.length)
    visit.waitMs = taken.waitMs
    if (taken.waitMs !== undefined) return
    isSpeaking = true
    let isBegun = false
    const onBegun = () => {
      isBegun = true
    }
    speaker
      .speakAhead(clauseKey(next.clause), visit.gone.signal, onBegun)
      .then(
        (clip) => settle(visit, next, clip),
        () => {
          settle(visit, next, undefined)
          // Whoever opens one visit after the other must not use up what nobody spoke.
          if (!isBegun) taken.giveBack()
        },
      )
      .finally(() => {
        isSpeaking = false
        goOn()
      })
  }

  return {
    goOn,
    tryAgain(visit) {
      if (visit.waitMs !== undefined && isUrgent(visit)) speakNext(visit)
    },
  }
}

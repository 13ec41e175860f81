import { clauseKey } from '../bank/voice-bank.ts'
import type { HourPurse } from '../hour-purse.ts'
import type { SpeakAhead } from '../speech/kokoro/speak-ahead.ts'
import { settle, type Visit } from './visit.ts'

export type TurnOptions = {
  readonly speaker: Pick<SpeakAhead, 'speakAhead'>
  readonly letters: HourPurse
  readonly visits: ReadonlyMap<string, Visit>
}

/** Whose words are spoken next. */
export type Turns = {
  /** Something has changed: whoever may speaks on. */
  goOn(): void
  /** The same for one visit that could have no letters when it was last its turn. */
  tryAgain(visit: Visit): void
}

const hurries = ({ todo }: Visit) => todo[0]?.isFirst ?? false

export function createTurns({ speaker, letters, visits }: TurnOptions): Turns {
  /** What nearly every call has comes before what somebody may ask for, whoever's it is. */
  function goOn(): void {
    const all = [...visits.values()]
    // Nobody waits for whoever has had all there is for them.
    const isUrgent = all.some(
      (visit) =>
        (visit.isSpeaking && visit.isHurried) || (hurries(visit) && visit.waitMs === undefined),
    )
    for (const visit of all) if (!isUrgent || hurries(visit)) speakNext(visit)
  }

  /** One clause at a time, so that everybody who prepares takes turns. */
  function speakNext(visit: Visit): void {
    const [next] = visit.todo
    if (!next || visit.isSpeaking || visit.gone.signal.aborted) return
    const taken = letters.take(visit.address, next.clause.length)
    visit.waitMs = taken.waitMs
    if (taken.waitMs !== undefined) return
    visit.isSpeaking = true
    visit.isHurried = next.isFirst
    let isBegun = false
    const onBegun = () => {
      isBegun = true
    }
    speaker
      .speakAhead(clauseKey(next.clause), visit.gone.signal, { owner: visit.network, onBegun })
      .then(
        (clip) => settle(visit, next, clip),
        () => {
          settle(visit, next, undefined)
          // Whoever opens one visit after the other must not use up what nobody spoke.
          if (!isBegun) taken.giveBack()
        },
      )
      .finally(() => {
        visit.isSpeaking = false
        goOn()
      })
  }

  return {
    goOn,
    tryAgain(visit) {
      if (visit.waitMs !== undefined && hurries(visit)) speakNext(visit)
    },
  }
}

import { randomBytes } from 'node:crypto'

import { rateKey, type BusinessSetup, type Preparation } from '@nightdesk/contracts'
import type { WordsAhead } from '@nightdesk/receptionist'

import { clauseKey, type VoiceBank } from '../bank/voice-bank.ts'
import type { FindSpoken } from '../call/clause-voice.ts'
import type { SpeakAhead } from '../speech/kokoro/speak-ahead.ts'
import type { SpokenClip } from '../speech/text-to-speech.ts'
import type { LetterCaps } from './letter-caps.ts'

const forgottenAfterMs = 600_000
const idBytes = 32
const firstWord = 'Hello.'
/** So long it is not loaded again for the mere sake of it. */
const warmForMs = 45_000
const mostVisits = 24
const mostVisitsOfOne = 3

export type SpokenAheadOptions = {
  readonly speaker: Pick<SpeakAhead, 'isThere' | 'speakAhead' | 'close'>
  readonly bank: Pick<VoiceBank, 'find'>
  readonly caps: LetterCaps
  /** What a setup makes the receptionist say. */
  readonly wordsOf: (setup: BusinessSetup) => WordsAhead
}

export type PreparationOrder = {
  readonly setup: BusinessSetup
  readonly address: string
  /** Of what was prepared for the same visitor before. */
  readonly id?: string | undefined
}

/** No more is spoken for this visitor, or for anybody. */
export type NotPrepared = { readonly id?: undefined; readonly retryAfterSeconds: number }

/** Speaks the words of visitors' businesses before they call: each for its visitor alone, in memory, and not for long. */
export type SpokenAhead = {
  /** Whether there is a voice that could. */
  readonly isThere: boolean
  /** Loads the voice for somebody who is about to need it. */
  warmUp(): void
  /** Begins with it, or goes on, and tells how far it is. What the setup no longer says is forgotten at once. */
  prepare(order: PreparationOrder): Preparation | NotPrepared
  /** What was spoken under an id, for a call of the same visitor. */
  find(id: string, address: string): FindSpoken | undefined
  close(): void
}

type Visit = {
  readonly id: string
  readonly visitor: string
  readonly gone: AbortController
  readonly clips: Map<string, SpokenClip>
  /** What nobody can say; it is not tried again. */
  readonly failed: Set<string>
  first: readonly string[]
  todo: string[]
  isSpeaking: boolean
  /** What is being spoken for it is heard in nearly every call. */
  isHurried: boolean
  waitMs?: number | undefined
  forgetting?: NodeJS.Timeout
}

/** At the beginning of a sentence or within it, a name sounds the same. */
const keyOf = (clause: string) => clauseKey(clause).toLowerCase()

export function createSpokenAhead(options: SpokenAheadOptions): SpokenAhead {
  const { speaker, bank, caps, wordsOf } = options
  const visits = new Map<string, Visit>()
  let isWarm = false

  function forget(visit: Visit): void {
    clearTimeout(visit.forgetting)
    visits.delete(visit.id)
    visit.gone.abort(new Error('The preparation was forgotten'))
    visit.todo = []
    visit.clips.clear()
  }

  function keep(visit: Visit): void {
    clearTimeout(visit.forgetting)
    visit.forgetting = setTimeout(() => forget(visit), forgottenAfterMs).unref()
  }

  function open(visitor: string): Visit {
    const own = [...visits.values()].filter((visit) => visit.visitor === visitor)
    const [oldest] = visits.values()
    const [ownOldest] = own
    if (ownOldest && own.length >= mostVisitsOfOne) forget(ownOldest)
    else if (oldest && visits.size >= mostVisits) forget(oldest)
    const visit: Visit = {
      id: randomBytes(idBytes).toString('base64url'),
      visitor,
      gone: new AbortController(),
      clips: new Map(),
      failed: new Set(),
      first: [],
      todo: [],
      isSpeaking: false,
      isHurried: false,
    }
    visits.set(visit.id, visit)
    return visit
  }

  const isDone = ({ clips, failed }: Visit, clause: string) =>
    clips.has(keyOf(clause)) || failed.has(keyOf(clause))

  const nextOf = (visit: Visit) => visit.todo.find((one) => !isDone(visit, one))
  const hurries = (visit: Visit) => visit.first.includes(nextOf(visit) ?? '')

  /** What nearly every call has comes before what somebody may ask for, whoever's it is. */
  function speakOn(): void {
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
    if (visit.isSpeaking || visit.gone.signal.aborted) return
    const clause = nextOf(visit)
    if (clause === undefined) return
    const { waitMs } = caps.take(visit.visitor, clause.length)
    visit.waitMs = waitMs
    if (waitMs !== undefined) return
    visit.isSpeaking = true
    visit.isHurried = hurries(visit)
    speaker
      .speakAhead(clauseKey(clause), visit.gone.signal)
      .then(
        // Whatever was changed meanwhile, the words are not said again.
        (clip) => visit.gone.signal.aborted || visit.clips.set(keyOf(clause), clip),
        () => visit.failed.add(keyOf(clause)),
      )
      .finally(() => {
        visit.isSpeaking = false
        speakOn()
      })
  }

  function follow(visit: Visit, setup: BusinessSetup): void {
    const { first, later } = wordsOf(setup)
    const isMissing = (clause: string) => bank.find(clause) === undefined
    visit.first = first.filter(isMissing)
    visit.todo = [...visit.first, ...later.filter(isMissing)]
    const wanted = new Set(visit.todo.map(keyOf))
    for (const key of visit.clips.keys()) if (!wanted.has(key)) visit.clips.delete(key)
  }

  const ofVisitor = (id: string | undefined, visitor: string) => {
    const visit = id === undefined ? undefined : visits.get(id)
    return visit?.visitor === visitor ? visit : undefined
  }

  return {
    isThere: speaker.isThere,
    warmUp() {
      if (isWarm || visits.size > 0 || !speaker.isThere) return
      isWarm = true
      setTimeout(() => (isWarm = false), warmForMs).unref()
      // Whatever it says: the voice is loaded for it.
      speaker.speakAhead(firstWord).catch(() => undefined)
    },
    prepare({ setup, address, id }) {
      const visitor = rateKey(address)
      const visit = ofVisitor(id, visitor) ?? open(visitor)
      keep(visit)
      follow(visit, setup)
      speakOn()
      const spoken = visit.first.filter((clause) => isDone(visit, clause)).length
      const of = visit.first.length
      // Who has what nearly every call has need not hear that there is no more.
      if (visit.waitMs !== undefined && spoken < of)
        return { retryAfterSeconds: Math.ceil(visit.waitMs / 1000) }
      return { id: visit.id, spoken, of }
    },
    find(id, address) {
      const visit = ofVisitor(id, rateKey(address))
      if (!visit) return undefined
      keep(visit)
      return (clause) => visit.clips.get(keyOf(clause))
    },
    close() {
      for (const visit of visits.values()) forget(visit)
      speaker.close()
    },
  }
}

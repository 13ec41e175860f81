import { randomBytes } from 'node:crypto'

import { networksAround, rateKey, type BusinessSetup, type Preparation } from '@nightdesk/contracts'
import type { WordsAhead } from '@nightdesk/receptionist'

import type { VoiceBank } from '../bank/voice-bank.ts'
import type { FindSpoken } from '../call/clause-voice.ts'
import type { Purse } from '../admission/purse.ts'
import type { SpeakAhead } from '../speech/kokoro/speak-ahead.ts'
import { createTurns } from './turns.ts'
import { presentForMs, whoLeaves, type Visitor } from './visit-places.ts'
import { clipOf, endVisit, followWords, newVisit, type Visit } from './visit.ts'

const forgottenAfterMs = 600_000
const idBytes = 32
const firstWord = 'Hello.'
/** So long it is not loaded again for the mere sake of it. */
const warmForMs = 45_000
/** With fewer left nobody can be greeted by name. */
const fewestLetters = 24
/** What is said depends on the hour of the day. */
const wordsHoldForMs = 60_000

export type SpokenAheadOptions = {
  readonly speaker: Pick<SpeakAhead, 'isThere' | 'speakAhead' | 'close'>
  readonly bank: Pick<VoiceBank, 'find'>
  /** How much is spoken ahead: every letter costs the machine about the fifteenth part of a second. */
  readonly letters: Purse
  readonly now: () => number
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

export function createSpokenAhead(options: SpokenAheadOptions): SpokenAhead {
  const { speaker, letters, now } = options
  // In the order in which they last asked.
  const visits = new Map<string, Visit>()
  const turns = createTurns({ speaker, letters, visits, now })
  let isWarm = false

  function forget(visit: Visit): void {
    visits.delete(visit.id)
    endVisit(visit)
  }

  function keep(visit: Visit): void {
    clearTimeout(visit.forgetting)
    visit.forgetting = setTimeout(() => forget(visit), forgottenAfterMs).unref()
    visit.askedAt = now()
    visits.delete(visit.id)
    visits.set(visit.id, visit)
  }

  function open(address: string, newcomer: Visitor): Visit | undefined {
    const leaving = whoLeaves([...visits.values()], newcomer, now())
    if (!leaving) return undefined
    if (leaving.visit) forget(leaving.visit)
    const id = randomBytes(idBytes).toString('base64url')
    return newVisit({ id, address, ...newcomer, askedAt: now() })
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
      const newcomer = visitorAt(address)
      const known = ofVisitor(id, newcomer.visitor)
      // Before any work: a refusal must cost next to nothing.
      const waitMs = known ? undefined : letters.waitMs(address, fewestLetters)
      if (waitMs !== undefined) return notBefore(waitMs)
      const visit = known ?? open(address, newcomer)
      if (!visit) return notBefore(presentForMs)
      keep(visit)
      if (follow(visit, setup, options)) turns.goOn()
      else turns.tryAgain(visit)
      return progressOf(visit)
    },
    find(id, address) {
      const visit = ofVisitor(id, rateKey(address))
      if (!visit) return undefined
      keep(visit)
      return (clause) => clipOf(visit, clause)
    },
    close() {
      for (const visit of visits.values()) forget(visit)
      speaker.close()
    },
  }
}

const notBefore = (waitMs: number): NotPrepared => ({
  retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)),
})

/** Worked out once for each setup, and not each time somebody asks how far it is; true where it was. */
function follow(
  visit: Visit,
  setup: BusinessSetup,
  { bank, now, wordsOf }: Pick<SpokenAheadOptions, 'bank' | 'now' | 'wordsOf'>,
): boolean {
  const written = JSON.stringify(setup)
  if (visit.setup === written && now() - visit.followedAt < wordsHoldForMs) return false
  visit.setup = written
  visit.followedAt = now()
  followWords(visit, wordsOf(setup), bank)
  return true
}

function progressOf(visit: Visit): Preparation | NotPrepared {
  const of = visit.firstCount
  const spoken = of - visit.todo.filter(({ isFirst }) => isFirst).length
  // Who has what nearly every call has need not hear that there is no more.
  if (visit.waitMs !== undefined && spoken < of) return notBefore(visit.waitMs)
  return { id: visit.id, spoken, of }
}

function visitorAt(address: string): Visitor {
  const visitor = rateKey(address)
  // The widest: whoever has a /48 of IPv6 has many networks within it.
  return { visitor, network: networksAround(address).at(-1)?.name ?? visitor }
}

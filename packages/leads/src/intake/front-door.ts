import { hourMs, rateKey, shortenAddress, type NetworkQuota } from '@nightdesk/contracts'

import type { NewLead, QuarantineReason } from '../lead.ts'
import type { AddResult, LeadStore } from '../store/lead-store.ts'
import type { KnownVisit, KnownVisits } from './known-visits.ts'
import type { LeadAllowance } from './lead-allowance.ts'
import { bitsToRelease } from './proof-desk.ts'
import type { Claimant, SharedRoom } from './shared-room.ts'

// What a network has in quarantine is counted by the hour.
const fullForMs = hourMs

/** A lead before anybody has looked at whose it is. */
export type IncomingLead = Omit<NewLead, 'network'>

export type Visit = {
  /** The visitor's own address; what is stored of it is their network. */
  readonly address: string
  /** The idempotency key. */
  readonly key?: string | undefined
}

export type Admission =
  | (Extract<AddResult, { reference: string }> & {
      /** How hard the proof is that a new lead waits for; zero when it waits for none. */
      readonly proofBits: number
    })
  | Extract<AddResult, { kind: 'conflict' }>
  /** Nothing was stored: the visitor, their network or all have left too many. Never said to a caller. */
  | { readonly kind: 'too-many'; readonly waitMs: number }

/** The one way in for leads of people, whether they filled in the form or spoke with an assistant. */
export type FrontDoor = {
  /** Resolves when the lead is on disk, and not before. */
  readonly admit: (lead: IncomingLead, visit: Visit) => Promise<Admission>
}

type FrontDoorOptions = {
  readonly allowance: LeadAllowance
  /** Of the networks around visitors, for first leads. */
  readonly quota: NetworkQuota
  readonly room: SharedRoom
  /** Where several servers know of one another's visitors. */
  readonly knownVisits?: KnownVisits | undefined
  readonly accept: (lead: NewLead, key: string | undefined) => Promise<AddResult>
  readonly store: Pick<LeadStore, 'findEarlier'>
}

export function createFrontDoor(options: FrontDoorOptions): FrontDoor {
  const { allowance, quota, room, knownVisits, accept, store } = options

  function claimantOf(lead: IncomingLead, address: string): Claimant {
    if (lead.quarantine) return 'trapped'
    const network = shortenAddress(address)
    const standing = allowance.standingOf(rateKey(address), {
      isRoomFull: room.waitMs('further', network) > 0,
      isFull: room.waitMs('first', network) > 0,
      isNetworkFull: quota.waitMs(address) > 0,
    })
    // A call was asked for, started and held: that is work enough.
    return lead.source === 'call' && standing !== 'first' ? 'further' : standing
  }

  /** A caller cannot come again later: what is past the allowance is kept for the owner's eye, and takes no place. */
  async function keepAside(lead: IncomingLead, { address, key }: Visit): Promise<Admission> {
    const network = shortenAddress(address)
    const result = await accept({ ...lead, quarantine: 'over-allowance', network }, key)
    return 'reference' in result ? { ...result, proofBits: 0 } : refusalOf(result)
  }

  /** Whoever lost the answer to a lead that is stored asks for no place: it is answered again. */
  async function refuse(
    lead: IncomingLead,
    key: string | undefined,
    waitMs: number,
  ): Promise<Admission> {
    const earlier = key === undefined ? undefined : await store.findEarlier(lead, key)
    if (!earlier) return { kind: 'too-many', waitMs }
    return earlier.kind === 'conflict' ? earlier : { ...earlier, proofBits: 0 }
  }

  return {
    async admit(lead, visit) {
      const { address, key } = visit
      const known = await knownVisits?.(address, lead.quarantine !== undefined)
      // From here until the places are taken nobody else has a turn.
      const claimant = claimantOf(lead, address)
      const network = shortenAddress(address)
      const waitMs = Math.max(allowance.waitMs(rateKey(address)), room.waitMs(claimant, network))
      if (waitMs > 0) {
        await known?.leave()
        return lead.source === 'call' ? keepAside(lead, visit) : refuse(lead, key, waitMs)
      }

      const quarantine = quarantineOf[claimant] ?? lead.quarantine
      const giveBack = takePlaces(options, { address, claimant, known })
      const storing = accept({ ...lead, quarantine, network }, key)
      // A visitor who has waited for a store that does not answer waits for nothing more.
      const result = await storing.catch((error: unknown) => {
        void giveBack()
        throw error
      })
      const isNew = result.kind === 'added' || result.kind === 'released'
      if (!isNew) await giveBack()
      if (!('reference' in result)) return refusalOf(result)
      return { ...result, proofBits: (isNew && bitsToRelease(quarantine)) || 0 }
    },
  }
}

type Places = {
  readonly address: string
  readonly claimant: Claimant
  readonly known: KnownVisit | undefined
}

/** Returns how to give them back. */
function takePlaces(
  { allowance, quota, room }: Pick<FrontDoorOptions, 'allowance' | 'quota' | 'room'>,
  { address, claimant, known }: Places,
): () => Promise<void> {
  const leaveVisit = allowance.take(rateKey(address), claimant === 'trapped')
  const isFirst = claimant === 'first' || claimant === 'overflow'
  const leaveNetworks = isFirst ? quota.take(address) : () => {}
  const leaveRoom = room.take(claimant, shortenAddress(address))
  if (isFirst) known?.becomeFirst()
  return async () => {
    leaveVisit()
    leaveNetworks()
    leaveRoom()
    await known?.leave()
  }
}

function refusalOf(result: Exclude<AddResult, { reference: string }>): Admission {
  return result.kind === 'full' ? { kind: 'too-many', waitMs: fullForMs } : result
}

/** What is taken in and delivered only when it was worked for. */
const quarantineOf: Partial<Record<Claimant, QuarantineReason>> = {
  unproven: 'no-proof',
  crowded: 'no-proof',
  overflow: 'overflow',
}

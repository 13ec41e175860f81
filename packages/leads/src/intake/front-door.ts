import type { NewLead } from '../lead.ts'
import type { AddResult } from '../store/lead-store.ts'
import type { LeadAllowance } from './lead-allowance.ts'
import type { NetworkQuota } from './network-quota.ts'
import { rateKey, shortenAddress } from './network-address.ts'
import type { Claimant, SharedRoom } from './shared-room.ts'

/** A lead before anybody has looked at whose it is. */
export type IncomingLead = Omit<NewLead, 'network'>

export type Visit = {
  /** The visitor's own address; what is stored of it is their network. */
  readonly address: string
  /** The idempotency key. */
  readonly key?: string | undefined
}

export type Admission =
  | (Exclude<AddResult, { kind: 'conflict' }> & {
      /** True for a new lead that waits for its proof. */
      readonly needsProof: boolean
    })
  | Extract<AddResult, { kind: 'conflict' }>
  /** Nothing was stored: the visitor, or all of them, have left too many. */
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
  readonly accept: (lead: NewLead, key: string | undefined) => Promise<AddResult>
}

export function createFrontDoor(options: FrontDoorOptions): FrontDoor {
  const { allowance, quota, room, accept } = options

  function claimantOf(lead: IncomingLead, address: string): Claimant {
    if (lead.quarantine) return 'trapped'
    return allowance.standingOf(rateKey(address), {
      isRoomFull: room.waitMs('further') > 0,
      isNetworkFull: quota.isSpent(address),
    })
  }

  /** Returns how to give them back. */
  function takePlaces(address: string, claimant: Claimant): () => void {
    const leaveVisit = allowance.take(rateKey(address), claimant === 'trapped')
    const leaveNetworks = claimant === 'first' ? quota.take(address) : () => {}
    room.take(claimant)
    return () => {
      leaveVisit()
      leaveNetworks()
      room.giveBack(claimant)
    }
  }

  return {
    async admit(lead, { address, key }) {
      const visitor = rateKey(address)
      const claimant = claimantOf(lead, address)
      const waitMs = Math.max(allowance.waitMs(visitor), room.waitMs(claimant))
      if (waitMs > 0) return { kind: 'too-many', waitMs }

      const needsProof = claimant === 'unproven' || claimant === 'crowded'
      const quarantine = needsProof ? 'no-proof' : lead.quarantine
      const giveBack = takePlaces(address, claimant)
      let isNew = false
      try {
        const result = await accept({ ...lead, quarantine, network: shortenAddress(address) }, key)
        isNew = result.kind === 'added' || result.kind === 'released'
        return result.kind === 'conflict' ? result : { ...result, needsProof: isNew && needsProof }
      } finally {
        if (!isNew) giveBack()
      }
    },
  }
}

import type { NewLead } from '../lead.ts'
import type { AddResult } from '../store/lead-store.ts'
import type { LeadAllowance } from './lead-allowance.ts'
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
  readonly room: SharedRoom
  readonly accept: (lead: NewLead, key: string | undefined) => Promise<AddResult>
}

export function createFrontDoor({ allowance, room, accept }: FrontDoorOptions): FrontDoor {
  function claimantOf(lead: IncomingLead, visitor: string): Claimant {
    if (lead.quarantine) return 'trapped'
    return allowance.standingOf(visitor, room.waitMs('further') > 0)
  }

  return {
    async admit(lead, { address, key }) {
      const visitor = rateKey(address)
      const claimant = claimantOf(lead, visitor)
      const waitMs = Math.max(allowance.waitMs(visitor), room.waitMs(claimant))
      if (waitMs > 0) return { kind: 'too-many', waitMs }

      const needsProof = claimant === 'unproven'
      const quarantine = needsProof ? 'no-proof' : lead.quarantine
      allowance.take(visitor)
      room.take(claimant)
      let isNew = false
      try {
        const result = await accept({ ...lead, quarantine, network: shortenAddress(address) }, key)
        isNew = result.kind === 'added'
        return result.kind === 'conflict' ? result : { ...result, needsProof: isNew && needsProof }
      } finally {
        if (!isNew) {
          allowance.giveBack(visitor)
          room.giveBack(claimant)
        }
      }
    },
  }
}

import { createHash } from 'node:crypto'

import {
  beginsWithZeros,
  isReference,
  proofBits,
  proofText,
  proofWithinMs,
  type LeadProof,
} from '@nightdesk/contracts'

import { malformed } from '../body/body-error.ts'
import type { Clock } from '../clock.ts'
import type { Lead, QuarantineReason } from '../lead.ts'
import type { LeadStore } from '../store/lead-store.ts'

// Four times the work, for leads past what all visitors together may leave: a second or two of a laptop's browser.
const overflowProofBits = 16

/** By what a lead is in quarantine for. What caught it for another reason holds it, whatever is proved. */
const bitsByReason: Partial<Record<QuarantineReason, number>> = {
  'no-proof': proofBits,
  overflow: overflowProofBits,
}

/** How many zero bits the proof must have that lets a lead out; nothing when none does. */
export function bitsToRelease(reason: QuarantineReason | null | undefined): number | undefined {
  return reason ? bitsByReason[reason] : undefined
}

export type ProofDeskOptions = {
  readonly store: Pick<LeadStore, 'find'>
  readonly clock: Pick<Clock, 'now'>
  /** False when somebody else has released it. */
  readonly release: (lead: Lead) => Promise<boolean>
}

/** Lets leads out of quarantine for which a browser has worked. */
export type ProofDesk = {
  /** How many zero bits the proof of a lead must have, when one would still release it. */
  bitsFor(reference: string): Promise<number | undefined>
  /** True when this proof released its lead. A second one finds nothing to release. */
  take(proof: LeadProof): Promise<boolean>
}

export function createProofDesk({ store, clock, release }: ProofDeskOptions): ProofDesk {
  async function findWaiting(reference: string) {
    const lead = await store.find(reference)
    const bits = lead && isWaiting(lead, clock.now()) && bitsToRelease(lead.quarantineReason)
    return bits ? { lead, bits } : undefined
  }

  return {
    async bitsFor(reference) {
      return (await findWaiting(reference))?.bits
    },
    async take(proof) {
      // Nonsense is not worth a look into the store.
      if (!isSolved(proof, proofBits)) return false
      const waiting = await findWaiting(proof.reference)
      return waiting && isSolved(proof, waiting.bits) ? release(waiting.lead) : false
    },
  }
}

function isWaiting({ isQuarantined, createdAt }: Lead, now: number): boolean {
  return isQuarantined && now - createdAt <= proofWithinMs
}

function isSolved({ reference, nonce }: LeadProof, bits: number): boolean {
  const hash = createHash('sha256').update(proofText(reference, nonce)).digest()
  return beginsWithZeros(hash, bits)
}

/** Throws a `BodyError` for all that is not a proof. */
export function readProof(body: Buffer): LeadProof {
  const { reference, nonce } = parse(body)
  if (typeof reference !== 'string' || !isReference(reference)) throw malformed('no reference')
  if (typeof nonce !== 'number' || !Number.isSafeInteger(nonce)) throw malformed('no number')
  return { reference, nonce }
}

function parse(body: Buffer): { reference?: unknown; nonce?: unknown } {
  try {
    return Object(JSON.parse(body.toString())) as object
  } catch {
    throw malformed('not JSON')
  }
}

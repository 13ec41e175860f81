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
import type { Lead } from '../lead.ts'
import type { LeadStore } from '../store/lead-store.ts'

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
  async function findWaiting(reference: string): Promise<Lead | undefined> {
    const lead = await store.find(reference)
    return lead && isWaiting(lead, clock.now()) ? lead : undefined
  }

  return {
    async bitsFor(reference) {
      return (await findWaiting(reference)) && proofBits
    },
    async take(proof) {
      if (!isSolved(proof)) return false
      const lead = await findWaiting(proof.reference)
      return lead ? release(lead) : false
    },
  }
}

/** What caught a lead for another reason holds it, whatever is proved. */
function isWaiting({ isQuarantined, quarantineReason, createdAt }: Lead, now: number): boolean {
  return isQuarantined && quarantineReason === 'no-proof' && now - createdAt <= proofWithinMs
}

function isSolved({ reference, nonce }: LeadProof): boolean {
  const hash = createHash('sha256').update(proofText(reference, nonce)).digest()
  return beginsWithZeros(hash, proofBits)
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

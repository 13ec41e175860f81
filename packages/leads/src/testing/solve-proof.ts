import { createHash } from 'node:crypto'

import { beginsWithZeros, proofBits, proofText } from '@nightdesk/contracts'

/** The first number that is a proof of so many bits, and of no more when that is asked for. */
export function solveProof(reference: string, bits: number = proofBits, fewerThan = 257): number {
  for (let nonce = 0; ; nonce += 1) {
    const hash = createHash('sha256').update(proofText(reference, nonce)).digest()
    if (beginsWithZeros(hash, bits) && !beginsWithZeros(hash, fewerThan)) return nonce
  }
}

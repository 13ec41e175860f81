// The proof of work: a number that makes a hash over the lead's reference begin with enough zero bits. The page looks
// for it, the server hashes once.

/** Follows the address that the form posts to. */
export const proofPath = '/proof'

/** 16,384 hashes on average: a third of a second for a laptop's browser. */
export const proofBits = 14
/** No page works on more, whatever an answer says. */
export const mostProofBits = 20
export const proofWithinMs: number = 10 * 60 * 1000

/** What is hashed with SHA-256. The reference was drawn by lot, so nothing can be worked out ahead of it. */
export function proofText(reference: string, nonce: number): string {
  return `nightdesk-proof:${reference}:${nonce}`
}

export function beginsWithZeros(hash: Uint8Array, bits: number): boolean {
  let zeros = 0
  for (const byte of hash) {
    zeros += Math.clz32(byte) - 24
    if (byte !== 0) break
  }
  return zeros >= bits
}

/** What the page sends when it has found it. */
export type LeadProof = { readonly reference: string; readonly nonce: number }

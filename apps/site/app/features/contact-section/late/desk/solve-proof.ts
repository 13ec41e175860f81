import { beginsWithZeros, proofText } from '@nightdesk/contracts'

// The browser hashes on other threads; between two batches the page has its turn.
const batch = 64

export type Digest = (text: string) => Promise<Uint8Array>

const sha256: Digest = async (text) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))

/** The first number that is a proof. Rejects where the browser has no hashing, as on a page without TLS. */
export async function solveProof(
  reference: string,
  bits: number,
  digest: Digest = sha256,
): Promise<number> {
  for (let start = 0; ; start += batch) {
    const numbers = Array.from({ length: batch }, (_, index) => start + index)
    const hashes = await Promise.all(numbers.map((nonce) => digest(proofText(reference, nonce))))
    const found = hashes.findIndex((hash) => beginsWithZeros(hash, bits))
    if (found >= 0) return start + found
  }
}

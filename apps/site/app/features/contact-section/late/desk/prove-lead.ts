// Works for a lead that the server keeps in quarantine until somebody does. Loaded when a server asks for it.
import { mostProofBits, proofPath, type LeadProof } from '@nightdesk/contracts'
import { solveProof } from './solve-proof.ts'

const triesAtMost = 3
const tryAgainAfterMs = 5_000

export type ProofTask = {
  /** Where the form posts. */
  readonly endpoint: string
  readonly reference: string
  readonly bits: number
}

export type ProofTools = {
  readonly solve: (reference: string, bits: number) => Promise<number>
  readonly wait: (ms: number) => Promise<void>
}

const browserTools: ProofTools = {
  solve: solveProof,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}

/**
 * Finds the proof and sends it. The visitor has been answered long since and sees nothing of it; what fails here
 * leaves the lead where its owner finds it.
 */
export async function proveLead(task: ProofTask, tools: ProofTools = browserTools): Promise<void> {
  const { endpoint, reference, bits } = task
  if (bits > mostProofBits) return
  const nonce = await tools.solve(reference, bits)
  for (let tries = 1; !(await isAnswered(endpoint, { reference, nonce })); tries += 1) {
    if (tries === triesAtMost) return
    await tools.wait(tryAgainAfterMs)
  }
}

/** False when the same may be taken later. */
async function isAnswered(endpoint: string, proof: LeadProof): Promise<boolean> {
  try {
    const { status } = await fetch(`${endpoint}${proofPath}`, {
      method: 'POST',
      body: JSON.stringify(proof),
      headers: { 'Content-Type': 'application/json' },
      // Small enough to outlive the page.
      keepalive: true,
    })
    return status !== 429 && status < 500
  } catch {
    return false
  }
}

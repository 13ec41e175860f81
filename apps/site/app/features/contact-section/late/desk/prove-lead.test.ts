import { createHash } from 'node:crypto'
import { beginsWithZeros, proofText } from '@nightdesk/contracts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { proveLead, type ProofTools } from './prove-lead.ts'
import { solveProof } from './solve-proof.ts'

const task = { endpoint: '/api/contact', reference: 'ND-2222-2222', bits: 14 }

function answerWith(...statuses: readonly (number | 'failure')[]) {
  const fetched = vi.fn(async (_url: string, _init: RequestInit) => {
    const status = statuses[Math.min(fetched.mock.calls.length, statuses.length) - 1]
    if (status === 'failure') throw new TypeError('no network')
    return new Response(null, { status: status ?? 204 })
  })
  vi.stubGlobal('fetch', fetched)
  return fetched
}

function createTools() {
  const waits: number[] = []
  const tools: ProofTools = {
    solve: vi.fn(async () => 7),
    wait: async (ms) => void waits.push(ms),
  }
  return { tools, waits }
}

afterEach(() => vi.unstubAllGlobals())

it('finds the number that the server will find good', async () => {
  const nonce = await solveProof('ND-2222-2222', 10)

  const hash = createHash('sha256').update(proofText('ND-2222-2222', nonce)).digest()
  expect(beginsWithZeros(hash, 10)).toBe(true)
})

describe('proving a lead', () => {
  it('sends the number beside the address of the form, once', async () => {
    const fetched = answerWith(204)
    const { tools, waits } = createTools()

    await proveLead(task, tools)

    expect(fetched).toHaveBeenCalledOnce()
    const [url, init] = fetched.mock.calls[0] ?? []
    expect(url).toBe('/api/contact/proof')
    expect(init).toMatchObject({ method: 'POST', keepalive: true })
    expect(init?.body).toBe(JSON.stringify({ reference: 'ND-2222-2222', nonce: 7 }))
    expect(waits).toEqual([])
  })

  it.each([
    ['refused for good', [422], 1],
    ['too early', [429, 204], 2],
    ['not taken because the store is away', [503, 204], 2],
    ['lost on the way, three times', ['failure', 'failure', 'failure', 204], 3],
  ] as const)('that is %s is tried as often as it makes sense', async (_title, answers, times) => {
    const fetched = answerWith(...answers)
    const { tools, waits } = createTools()

    await proveLead(task, tools)

    expect(fetched).toHaveBeenCalledTimes(times)
    expect(waits).toHaveLength(times - 1)
  })

  it('is not begun when an answer asks for the work of hours', async () => {
    const fetched = answerWith(204)
    const { tools } = createTools()

    await proveLead({ ...task, bits: 40 }, tools)

    expect(tools.solve).not.toHaveBeenCalled()
    expect(fetched).not.toHaveBeenCalled()
  })
})

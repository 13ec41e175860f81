import { describe, expect, it } from 'vitest'
import type { VoiceError } from '../index.ts'

describe('where there is no page', () => {
  it('the client is imported and made, and touches nothing', async () => {
    const { createVoiceClient } = await import('./index.ts')

    const client = createVoiceClient({ baseUrl: '/voice' })

    expect('document' in globalThis).toBe(false)
    expect(client.isStarted).toBe(false)
    await client.stop()
  })

  it('a start fails like any other: one error, no exception', async () => {
    const { createVoiceClient } = await import('./index.ts')
    const errors: VoiceError[] = []
    const client = createVoiceClient({ baseUrl: '/voice' })
    client.on('error', (error) => void errors.push(error))

    expect(await client.start('air')).toBeNull()

    expect(errors.map(({ stage }) => stage)).toEqual(['start'])
    expect(client.isStarted).toBe(false)
  })
})

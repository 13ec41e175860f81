import type { TestProject } from 'vitest/node'
import { startOwnServer } from '../../scripts/test-run/own-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    readonly siteUrl: string
  }
}

/** The built site, for all browsers together. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startOwnServer({
    CONTACT_RATE_PER_MINUTE: '1000',
    // All of them call from one address.
    VOICE_CALLS_PER_ADDRESS: '12',
    VOICE_CALLS_PER_HOUR: '200',
    VOICE_MAX_CALLS: '12',
  })
  project.provide('siteUrl', server.url)
  return () => server.stop()
}

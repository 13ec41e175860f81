import { freePort } from '../process/ports.ts'
import { startOwnServer, type OwnServer } from '../test-run/own-server.ts'

export type VoiceServer = OwnServer & { readonly udpPort: number }

/** A server without pages, its voice ready, and generous to a caller who calls again and again. */
export async function startVoiceServer(
  env: Readonly<Record<string, string>> = {},
): Promise<VoiceServer> {
  const udpPort = await freePort()
  const settings = {
    VOICE_CALLS_PER_HOUR: '10000',
    VOICE_CALLS_PER_DAY: '10000',
    VOICE_UDP_PORT: String(udpPort),
    // Callers say where they come from, so that several can call at once.
    TRUST_PROXY: '127.0.0.1,::1',
    ...env,
  }
  return { ...(await startOwnServer(settings, ['--no-site'])), udpPort }
}

import { freePort } from '../../scripts/process/ports.ts'
import { startOwnServer, type OwnServer } from '../../scripts/test-run/own-server.ts'
import type { Place } from './attack.ts'

export type AttackServer = { readonly server: OwnServer; readonly place: Place }

/**
 * The server as `npm start` has it, but for a few things: there are lines enough for attackers and for the callers
 * who are listened to, many addresses together do not use up everybody's contact form, its log goes nowhere, and errors
 * are reported to a port where nobody is.
 */
export async function startAttackServer(args: readonly string[] = []): Promise<AttackServer> {
  const [udpPort, nobody] = [await freePort(), await freePort()]
  const server = await startOwnServer(
    {
      LOG_LEVEL: 'info',
      CONTACT_RATE_PER_MINUTE: '1000000',
      VOICE_UDP_PORT: String(udpPort),
      VOICE_MAX_CALLS: '24',
      VOICE_CALLS_PER_HOUR: '1000',
      VOICE_CALLS_PER_DAY: '1000',
      ERROR_REPORT_DSN: `http://public@127.0.0.1:${nobody}/1`,
    },
    args,
  )
  return { server, place: { url: server.url, port: Number(new URL(server.url).port), udpPort } }
}

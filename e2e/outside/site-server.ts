import { startOwnServer, type OwnServer } from '../../scripts/test-run/own-server.ts'

/** The built site with these settings; silent about the services that fail it. */
export function startSite(env: Readonly<Record<string, string>>): Promise<OwnServer> {
  return startOwnServer({
    LOG_LEVEL: 'fatal',
    VOICE_PROVIDER: 'off',
    CONTACT_RATE_PER_MINUTE: '1000',
    ...env,
  })
}

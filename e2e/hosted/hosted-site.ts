import { startOwnServer, type OwnServer } from '../../scripts/test-run/own-server.ts'
import { bundlePath } from './stand-in.ts'

/** The built site with these settings, generous to a caller who calls again and again. */
export function startSite(env: Readonly<Record<string, string>>): Promise<OwnServer> {
  return startOwnServer({ VOICE_CALLS_PER_HOUR: '1000', VOICE_CALLS_PER_DAY: '1000', ...env })
}

export const shareKey = 'public-share-key'
export const privateKey = 'private-key-of-the-owner'

/** The settings of somebody whose provider is at this address. */
export function hostedSettings(providerUrl: string): Record<string, string> {
  return {
    VOICE_PROVIDER: 'hosted',
    VOICE_API_URL: providerUrl,
    VOICE_PUBLIC_KEY: shareKey,
    VOICE_API_KEY: privateKey,
    VOICE_ASSISTANT_AIR: 'their-air',
    VOICE_ASSISTANT_HOTELS: 'their-hotels',
    VOICE_ASSISTANT_TRANSPORTATION: 'their-cars',
    VOICE_BUNDLE_URL: providerUrl + bundlePath,
    VOICE_MEDIA_ORIGINS: providerUrl.replace(/^http/, 'ws'),
  }
}

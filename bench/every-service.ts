import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * Runs while every outside service is at home on this machine, with the settings that name them all. A visitor who has
 * not agreed fetches no tag manager, so what it weighs does not count here.
 */
export async function withEveryService<Result>(
  run: (env: Readonly<Record<string, string>>) => Promise<Result>,
): Promise<Result> {
  const server = createServer(({ url = '' }, response) => {
    const isProgram = url.includes('.js')
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('content-type', isProgram ? 'text/javascript' : 'application/json')
    response.end(isProgram ? '' : '{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`
  try {
    return await run({
      VOICE_PROVIDER: 'hosted',
      VOICE_API_URL: origin,
      VOICE_PUBLIC_KEY: 'public-share-key',
      VOICE_ASSISTANT_AIR: 'air',
      VOICE_ASSISTANT_HOTELS: 'hotels',
      VOICE_ASSISTANT_TRANSPORTATION: 'transportation',
      VOICE_BUNDLE_URL: `${origin}/call-machine.js`,
      VOICE_MEDIA_ORIGINS: origin,
      VOICE_WIDGET: 'on',
      TAG_MANAGER_ID: 'GTM-ABC1234',
      TAG_MANAGER_URL: origin,
      ERROR_REPORT_DSN: `${origin.replace('//', '//public@')}/1`,
      GEO_LOOKUP_URL: `${origin}/geo`,
    })
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

import { isAtUnknownAddress, type SiteAddress } from '@nightdesk/contracts'
import type { FastifyInstance } from 'fastify'

/** Says once why forms and calls are refused to pages at an address that PUBLIC_URL does not name. */
export function warnOfAddress(app: FastifyInstance, site: SiteAddress): void {
  let hasWarned = false
  app.addHook('onRequest', (request, _reply, done) => {
    if (!hasWarned && request.method === 'POST' && isAtUnknownAddress(request.headers, site)) {
      hasWarned = true
      const { publicUrl } = site
      app.log.warn(
        { publicUrl },
        'a page at another address than PUBLIC_URL was refused: set PUBLIC_URL to the address visitors use',
      )
    }
    done()
  })
}

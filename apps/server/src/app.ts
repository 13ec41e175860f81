import type { Config } from '@nightdesk/config'
import type { LeadStore } from '@nightdesk/leads'
import { fastify, type FastifyInstance } from 'fastify'

import { handleError, sendError } from './errors.ts'
import { addHealthRoutes } from './health-routes.ts'
import { addLeads } from './leads/add-leads.ts'
import { defaultLimits, type Limits } from './limits.ts'
import { logSerializers, RequestLog } from './logging.ts'
import { createReadiness, type Readiness } from './readiness.ts'
import { addGuards } from './security/guards.ts'
import { securityHeaders, type HeaderSet } from './security/headers.ts'
import { outsideSources } from './security/outside-sources.ts'
import { refuseExpectation, refuseUnparsed } from './security/refuse-unparsed.ts'
import { addSiteRoutes } from './static/site-routes.ts'
import { addVoice, type CreateVoice } from './voice/add-voice.ts'
import { addHostedVoice } from './voice/hosted-voice.ts'

export type AppOptions = {
  readonly config: Config
  /** The folder of the built site, its `pages.json` beside it. Without one there are no pages, as in development. */
  readonly siteDir?: string | undefined
  /** Where the contact form's leads are kept; closed with the app. Without one there is no form to post to. */
  readonly leadStore?: LeadStore | undefined
  /** Who takes the demo calls, when that is this server itself; stopped with the app. */
  readonly createVoice?: CreateVoice | undefined
  readonly readiness?: Readiness
  readonly limits?: Partial<Limits>
  /** Where log lines go; standard output when left out. */
  readonly logStream?: { write(line: string): void }
}

/** The whole server but its port. Throws a `SiteError` when the site is not built. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, siteDir, leadStore, readiness = createReadiness() } = options
  const limits = { ...defaultLimits, ...options.limits }
  const isHttps = config.publicUrl.startsWith('https:')
  const outside = outsideSources(config)
  const headers = securityHeaders({ isHttps, hasOutsideScripts: 'script-src' in outside })

  const app = createInstance({ ...options, limits, headers })
  app.server.on('checkExpectation', (request, response) => {
    refuseExpectation(request, response, headers)
  })
  app.setErrorHandler(handleError)
  addGuards(app, { headers, urlLength: limits.urlLength })
  const formOrigin = externalOrigin(config.contactFormEndpoint)
  if (siteDir) await addSiteRoutes(app, { siteDir, isHttps, formOrigin, outside })
  else app.setNotFoundHandler((_request, reply) => sendError(reply, 404))
  addHealthRoutes(app, readiness)
  const leads = leadStore && (await addLeads(app, { config, store: leadStore, siteDir }))
  const { createVoice } = options
  if (createVoice) await addVoice(app, { createVoice, leads, readiness })
  addHostedVoice(app, config)
  return app
}

/** The origin of an address elsewhere; nothing for a path of our own. */
function externalOrigin(endpoint: string): string | undefined {
  return endpoint.startsWith('/') ? undefined : new URL(endpoint).origin
}

type InstanceOptions = AppOptions & { readonly limits: Limits; readonly headers: HeaderSet }

function createInstance(options: InstanceOptions): FastifyInstance {
  const { config, limits, headers, logStream } = options
  const requestLog = new RequestLog()
  const app: FastifyInstance = fastify({
    logger: {
      level: config.logLevel,
      serializers: logSerializers,
      base: null,
      formatters: { level: (label) => ({ level: label }) },
      ...(logStream && { stream: logStream }),
    },
    logController: requestLog,
    // Nobody's forwarding headers count unless the settings say so: anybody can write them.
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    bodyLimit: limits.bodyBytes,
    requestTimeout: limits.requestTimeoutMs,
    connectionTimeout: limits.idleSocketTimeoutMs,
    keepAliveTimeout: limits.keepAliveTimeoutMs,
    http: {
      maxHeaderSize: limits.headerBytes,
      headersTimeout: limits.headersTimeoutMs,
      requestTimeout: limits.requestTimeoutMs,
      connectionsCheckingInterval: limits.timeoutCheckEveryMs,
      requireHostHeader: false,
    },
    // What still arrives while stopping is answered, not turned away: it is in flight.
    return503OnClosing: false,
    // An address that cannot be decoded never gets to the hooks and the log.
    frameworkErrors: (error, request, reply) => {
      void handleError(error, request, reply.headers(headers))
      requestLog.requestCompleted(null, request, reply)
    },
    clientErrorHandler: (error, socket) => {
      const status = refuseUnparsed(error, socket, headers)
      if (status) app.log.info({ status, code: error.code }, 'request refused unread')
    },
  })
  return app
}

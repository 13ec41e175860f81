import type { Config } from '@nightdesk/config'
import type { LeadStore } from '@nightdesk/leads'
import { fastify, type FastifyInstance } from 'fastify'

import { handleError, sendError } from './errors.ts'
import { addHealthRoutes } from './health-routes.ts'
import { addLeads } from './leads/add-leads.ts'
import { defaultLimits, type Limits } from './limits.ts'
import { logAnswered, logSerializers, RequestLog } from './logging.ts'
import { createMetrics, type Metrics } from './metrics/metrics.ts'
import { createReadiness, type Readiness } from './readiness.ts'
import { addOutside } from './outside/add-outside.ts'
import type { ErrorReporter } from './outside/error-reporter.ts'
import { pageHead } from './outside/page-head.ts'
import { reportLogged } from './outside/report-logged.ts'
import { readForwarding } from './proxy/read-forwarding.ts'
import { trustedPeers } from './proxy/trusted-peers.ts'
import { limitConnections } from './security/connections-per-visitor.ts'
import { limitJsonDepth } from './security/json-bodies.ts'
import { addGuards } from './security/guards.ts'
import { lookFirst } from './security/first-look.ts'
import { securityHeaders, type HeaderSet } from './security/headers.ts'
import { requirePeer } from './security/known-peer.ts'
import { outsideSources, sourcesFor } from './security/outside-sources.ts'
import { limitPipelining } from './security/pipelining.ts'
import { refuseUnparsed } from './security/refuse-unparsed.ts'
import { limitUnfinishedBodies } from './security/unfinished-bodies.ts'
import { limitUnread } from './security/unread-answers.ts'
import { isCallUpgrade, watchSocket } from './security/upgrades.ts'
import { usualRequests } from './security/usual-request.ts'
import { warnOfAddress } from './security/warn-of-address.ts'
import { readManifest } from './static/manifest.ts'
import { keepInUse, openRelease, type Release } from './static/release.ts'
import { servePages, type AddPage } from './static/serve-pages.ts'
import { settleFor } from './static/settle.ts'
import { addSiteRoutes } from './static/site-routes.ts'
import { addVoice, type CreateVoice } from './voice/add-voice.ts'
import { addAnswerTimeRoute } from './voice/answer-time-route.ts'
import { createAnswerTimes } from './voice/answer-times.ts'
import { addHostedVoice } from './voice/hosted-voice.ts'

export type AppOptions = {
  readonly config: Config
  /** The folder of the built site, its `pages.json` beside it. Without one there are no pages, as in development. */
  readonly siteDir?: string | undefined
  /** Where the contact form's leads are kept; closed with the app. Without one there is no form to post to. */
  readonly leadStore?: LeadStore | undefined
  /** Who takes the demo calls, when that is this server itself; stopped with the app. */
  readonly createVoice?: CreateVoice | undefined
  /** Who hears of failures; stopped with the app. */
  readonly errorReporter?: ErrorReporter | undefined
  readonly readiness?: Readiness
  readonly limits?: Partial<Limits>
  /** Where log lines go; standard output when left out. */
  readonly logStream?: { write(line: string): void }
}

/** The whole server but its port. Throws a `SiteError` when the site is not built. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, leadStore, readiness = createReadiness() } = options
  const release = options.siteDir === undefined ? undefined : await openRelease(options.siteDir)
  const limits = { ...defaultLimits, ...options.limits }
  const isHttps = config.publicUrl.startsWith('https:')
  const hasForeignScripts = sourcesFor('script', outsideSources(config)).length > 0
  const headers = securityHeaders({ isHttps, hasForeignScripts })

  const metrics = config.hasMetrics ? createMetrics() : undefined
  const app = createInstance({ ...options, limits, headers, metrics })
  limitPeers(app, limits, config)
  const addPage = servePages(app, {
    turns: limitPipelining(app.server, () => {
      app.log.info('connection cut off: too many requests ahead')
    }),
    isUsual: usualRequests(config.trustProxy),
    onAnswered(answered) {
      logAnswered(app.log, answered)
      metrics?.requests.answered(answered)
    },
  })
  lookFirst(app.server, headers)
  app.setErrorHandler(handleError)
  limitJsonDepth(app)
  limitUnfinishedBodies(app, {
    smallBytes: limits.smallBodyBytes,
    mostInAll: limits.largeBodiesInAll,
    timeoutMs: limits.largeBodyTimeoutMs,
    headers,
  })
  metrics?.requests.watch(app)
  readForwarding(app, config.trustProxy)
  warnOfAddress(app, config)
  addGuards(app, { headers, urlLength: limits.urlLength })
  if (release) await addSite(app, { config, release, headers, addPage })
  else app.setNotFoundHandler((_request, reply) => sendError(reply, 404))
  addHealthRoutes(app, readiness)
  await addOutside(app, options)
  const leadOptions = { config, siteDir: release?.siteDir, readiness, meter: metrics?.leads }
  const leads = leadStore && (await addLeads(app, { ...leadOptions, store: leadStore }))
  const { createVoice } = options
  const answerTimes = createAnswerTimes(metrics?.calls)
  addAnswerTimeRoute(app, answerTimes)
  const visits = leadStore?.visits
  const voiceOptions = { leads, visits, readiness, meter: answerTimes.meter }
  if (createVoice) await addVoice(app, { createVoice, ...voiceOptions })
  addHostedVoice(app, config, visits)
  metrics?.serve(app, {
    leads,
    token: config.metricsToken,
    isProxy: trustedPeers(config.trustProxy),
  })
  return app
}

/** What one peer may take of the connections and of the memory behind them. */
function limitPeers(app: FastifyInstance, limits: Limits, { trustProxy }: Config): void {
  app.server.on('connection', watchSocket)
  app.server.on('connection', requirePeer)
  const { connectionsPerVisitor: most, connectionsInAll: mostInAll } = limits
  limitConnections(app, { most, mostInAll, trustProxy })
  limitUnread(app, {
    stalledAfterMs: limits.idleSocketTimeoutMs,
    checkEveryMs: limits.unreadCheckEveryMs,
    mostPerVisitor: limits.unreadBytesPerVisitor,
    mostInAll: limits.unreadBytesInAll,
    trustProxy,
  })
}

type SiteParts = {
  readonly config: Config
  readonly release: Release
  readonly headers: HeaderSet
  readonly addPage: AddPage
}

async function addSite(app: FastifyInstance, parts: SiteParts): Promise<void> {
  const { config, release, headers, addPage } = parts
  const manifest = await readManifest(release.siteDir)
  keepInUse(app, release)
  await addSiteRoutes(app, {
    ...release,
    manifest,
    headers,
    addPage,
    settle: settleFor(config),
    isHttps: config.publicUrl.startsWith('https:'),
    formOrigin: externalOrigin(config.contactFormEndpoint),
    outside: outsideSources(config),
    head: pageHead(config, { ...manifest, release: release.name }),
    isWidgetShared: config.hasVoiceWidget,
  })
}

/** The origin of an address elsewhere; nothing for a path of our own. */
function externalOrigin(endpoint: string): string | undefined {
  return endpoint.startsWith('/') ? undefined : new URL(endpoint).origin
}

type InstanceOptions = AppOptions & {
  readonly limits: Limits
  readonly headers: HeaderSet
  readonly metrics: Metrics | undefined
}

function createInstance(options: InstanceOptions): FastifyInstance {
  const { config, limits, headers, metrics, logStream, errorReporter } = options
  const requestLog = new RequestLog()
  const app: FastifyInstance = fastify({
    logger: {
      level: config.logLevel,
      serializers: logSerializers,
      base: null,
      formatters: { level: (label) => ({ level: label }) },
      ...(logStream && { stream: logStream }),
      ...(errorReporter && { hooks: reportLogged(errorReporter) }),
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
      shouldUpgradeCallback: (request) => isCallUpgrade(request, app.server),
    },
    // What still arrives while stopping is answered, not turned away: it is in flight.
    return503OnClosing: false,
    // An address that cannot be decoded never gets to the hooks and the log.
    frameworkErrors: (error, request, reply) => {
      void handleError(error, request, reply.headers(headers))
      requestLog.requestCompleted(null, request, reply)
      metrics?.requests.unread(reply.statusCode)
    },
    clientErrorHandler: (error, socket) => {
      const status = refuseUnparsed(error, socket, headers)
      if (!status) return
      app.log.info({ status, code: error.code }, 'request refused unread')
      metrics?.requests.unread(status)
    },
  })
  return app
}

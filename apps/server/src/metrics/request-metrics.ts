import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, Histogram, type Registry } from 'prom-client'

// Fixed for good, so that the numbers of all servers can be added up.
const answerSeconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]
const unknownRoute = 'unknown'

/** Counts requests. */
export type RequestMeter = {
  /** Every request of this app that gets as far as a route, or to none. To be called before there are any. */
  watch(app: FastifyInstance): void
  /** One that was answered ahead of the app, by its address: there are only so many of those. */
  answered(answer: { method: string; path: string; status: number; ms: number }): void
  /** One that was turned away before anybody read it. */
  unread(status: number): void
}

export function createRequestMeter(registry: Registry): RequestMeter {
  const registers = [registry]
  const seconds = new Histogram({
    name: 'nightdesk_http_request_seconds',
    help: 'Requests answered and how long it took, by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: answerSeconds,
    registers,
  })
  const unread = new Counter({
    name: 'nightdesk_http_unread_total',
    help: 'Requests turned away unread, by status.',
    labelNames: ['status'],
    registers,
  })

  return {
    watch(app) {
      app.addHook('onResponse', (request, reply, done) => {
        const { method } = request
        const labels = { method, route: routeOf(request), status: reply.statusCode }
        seconds.observe(labels, reply.elapsedTime / 1000)
        done()
      })
    },
    answered({ method, path, status, ms }) {
      seconds.observe({ method, route: withoutFileName(path), status }, ms / 1000)
    },
    unread: (status) => unread.inc({ status }),
  }
}

/** The route's own pattern, never what was asked for: nobody makes up numbers by making up addresses. */
function routeOf({ is404, routeOptions }: FastifyRequest): string {
  return is404 || !routeOptions.url ? unknownRoute : withoutFileName(routeOptions.url)
}

// Each file of the site is a route, and every release has others: they count by folder and kind.
function withoutFileName(pattern: string): string {
  return pattern.replace(/\/[^/]+(\.\w+)$/, '/*$1')
}

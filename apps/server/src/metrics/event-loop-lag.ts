import { Histogram, type Registry } from 'prom-client'

const lookEveryMs = 100
// 20 ms are a packet of sound: later than that, callers hear it.
const lagSeconds = [0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5]

/**
 * How late this process comes to its work, looked at ten times a second: as a histogram, because percentiles of several
 * servers cannot be added up. Returns its stop.
 */
export function watchEventLoop(registry: Registry): () => void {
  const lag = new Histogram({
    name: 'nightdesk_event_loop_lag_seconds',
    help: 'How much later than planned a timer came, ten times a second.',
    buckets: lagSeconds,
    registers: [registry],
  })
  let dueAt = performance.now() + lookEveryMs
  const timer = setInterval(() => {
    const now = performance.now()
    lag.observe(Math.max(0, now - dueAt) / 1000)
    dueAt = now + lookEveryMs
  }, lookEveryMs)
  timer.unref()
  return () => clearInterval(timer)
}

import type { Plugin } from 'vite'

// Twelve times what the framework gives.
const leastMs = 120_000

/**
 * Gives every page time to be rendered. The framework gives up after ten seconds, which a machine that is busy with
 * other things may need, and has no setting for it; `npm start` would then end without a site.
 */
export function patientPrerender(): Plugin {
  return {
    name: 'patient-prerender',
    apply: 'build',
    buildApp: { order: 'pre', handler: async () => waitLonger() },
  }
}

/** From now on no limit that is set in this process is shorter. */
export function waitLonger(): void {
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  AbortSignal.timeout = (ms) => timeout(Math.max(ms, leastMs))
}

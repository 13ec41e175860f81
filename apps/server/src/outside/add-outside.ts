import type { Config } from '@nightdesk/config'
import type { FastifyInstance } from 'fastify'

import type { ErrorReporter } from './error-reporter.ts'
import { addGeoRoute } from './geo-route.ts'

type OutsideOptions = {
  readonly config: Config
  readonly errorReporter?: ErrorReporter | undefined
}

/** The server's own part of the outside services that are configured; nothing when none is. */
export async function addOutside(
  app: FastifyInstance,
  { config, errorReporter }: OutsideOptions,
): Promise<void> {
  const { geoCountryHeader: header, trustProxy } = config
  if (header) addGeoRoute(app, { header, trustProxy })
  if (errorReporter) {
    const { addReportRoutes } = await import('./report-routes.ts')
    addReportRoutes(app, { reporter: errorReporter, site: config })
    app.addHook('onClose', () => errorReporter.stop())
  }
  const services = namesOf(config)
  if (services.length > 0) app.log.info({ services }, 'outside services are on')
}

function namesOf(config: Config): string[] {
  const services = {
    'tag manager': config.tagManagerId,
    'error reports': config.errorReportDsn,
    'geo lookup': config.geoLookupUrl,
    'hosted voice': config.voiceProvider === 'hosted',
    'hosted voice widget': config.voiceWidgetUrl,
  }
  return Object.entries(services).flatMap(([name, isOn]) => (isOn ? [name] : []))
}

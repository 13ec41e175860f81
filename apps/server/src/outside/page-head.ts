import type { Config } from '@nightdesk/config'
import { contactEndpointMeta, contactPath, errorReportPath } from '@nightdesk/contracts'

import type { Manifest } from '../static/manifest.ts'
import { escapeAttribute } from '../static/settle.ts'
import { SiteError } from '../static/site-error.ts'

type Build = Pick<Manifest, 'extras'> & { readonly release: string }

/**
 * What the configuration adds to the head of every page: where its form posts, if not to us, and for each outside
 * service the tag by which the page finds its program. Empty when nothing of that is configured.
 */
export function pageHead(config: Config, build: Build): string {
  const { contactFormEndpoint: endpoint } = config
  const { tagManagerId, tagManagerUrl, errorReportDsn, geoLookupUrl } = config
  const tags: string[] = []
  if (endpoint !== contactPath) {
    tags.push(element('meta', { name: contactEndpointMeta, content: endpoint }))
  }
  if (geoLookupUrl) tags.push(element('meta', { name: 'geo-lookup', content: geoLookupUrl }))
  if (errorReportDsn) {
    const data = { 'data-report-to': errorReportPath, 'data-release': build.release }
    tags.push(program(scriptsOf(build).errorReports, data))
  }
  if (tagManagerId) {
    const data = { 'data-tag-manager': tagManagerId, 'data-tag-manager-url': tagManagerUrl }
    tags.push(program(scriptsOf(build).tagManager, data))
  }
  const widget = widgetData(config)
  if (widget) tags.push(program(scriptsOf(build).voiceWidget, widget))
  return tags.join('')
}

/** What the voice widget is begun with: the hosted provider's own where its address is set, ours otherwise. */
function widgetData(config: Config): Attributes | undefined {
  const { voiceWidgetUrl, voicePublicKey, voiceAssistantAir, voiceProvider } = config
  if (voiceWidgetUrl && voicePublicKey && voiceAssistantAir) {
    return {
      'data-voice-widget': voiceWidgetUrl,
      'data-assistant': voiceAssistantAir,
      'data-api-key': voicePublicKey,
    }
  }
  if (!config.hasVoiceWidget || voiceProvider === 'off') return undefined
  return { 'data-voice-widget': '/widget/widget.js', 'data-assistant': 'air' }
}

type Attributes = Readonly<Record<string, string>>

// A module that waits for nobody and that nobody waits for.
function program(src: string, data: Attributes): string {
  return `${element('script', { type: 'module', async: '', src, ...data })}</script>`
}

function element(name: string, attributes: Attributes): string {
  const pairs = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${escapeAttribute(value)}"`,
  )
  return `<${name}${pairs.join('')}>`
}

function scriptsOf({ extras }: Build): NonNullable<Manifest['extras']> {
  if (!extras) throw new SiteError('damaged', 'pages.json names no scripts for outside services')
  return extras
}

import type { Config } from '@nightdesk/config'
import { errorReportPath } from '@nightdesk/contracts'

import type { Manifest } from '../static/manifest.ts'
import { SiteError } from '../static/site-error.ts'

/**
 * What the configuration adds to the head of every page: for each outside service the tag by which the page finds its
 * program. Empty when none is configured.
 */
export function pageHead(config: Config, manifest: Manifest): string {
  const { tagManagerId, tagManagerUrl, errorReportDsn, geoLookupUrl } = config
  const tags: string[] = []
  if (geoLookupUrl) tags.push(element('meta', { name: 'geo-lookup', content: geoLookupUrl }))
  if (errorReportDsn) {
    const data = { 'data-report-to': errorReportPath, 'data-release': manifest.release ?? '' }
    tags.push(program(scriptsOf(manifest).errorReports, data))
  }
  if (tagManagerId) {
    const data = { 'data-tag-manager': tagManagerId, 'data-tag-manager-url': tagManagerUrl }
    tags.push(program(scriptsOf(manifest).tagManager, data))
  }
  const widget = widgetData(config)
  if (widget) tags.push(program(scriptsOf(manifest).voiceWidget, widget))
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
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escape(value)}"`)
  return `<${name}${pairs.join('')}>`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

function scriptsOf({ extras }: Manifest): NonNullable<Manifest['extras']> {
  if (!extras) throw new SiteError('damaged', 'pages.json names no scripts for outside services')
  return extras
}

import type { ConfigName } from './config-keys.ts'
import { readConfig, type Config } from './read-config.ts'
import { rules } from './rules.ts'

export type ConfigRow = {
  readonly name: ConfigName
  readonly value: string
  /** True when leaving the setting out would give the same value. */
  readonly isDefault: boolean
}

const fieldOf: Record<ConfigName, keyof Config> = {
  PORT: 'port',
  HOST: 'host',
  PUBLIC_URL: 'publicUrl',
  LOG_LEVEL: 'logLevel',
  TRUST_PROXY: 'trustProxy',
  METRICS: 'hasMetrics',
  DATA_DIR: 'dataDir',
  DATABASE_URL: 'databaseUrl',
  CONTACT_FORM_ENDPOINT: 'contactFormEndpoint',
  CONTACT_RATE_PER_MINUTE: 'contactRatePerMinute',
  CONTACT_RATE_PER_HOUR: 'contactRatePerHour',
  CONTACT_RATE_PER_DAY: 'contactRatePerDay',
  CONTACT_PROOF_AFTER: 'contactProofAfter',
  CONTACT_TO: 'contactTo',
  SMTP_URL: 'smtpUrl',
  LEAD_WEBHOOK_URL: 'leadWebhookUrl',
  LEAD_WEBHOOK_SECRET: 'leadWebhookSecret',
  LEAD_RECEIPTS: 'hasLeadReceipts',
  LEAD_PROBE: 'hasLeadProbe',
  LEAD_SILENCE_DAYS: 'leadSilenceDays',
  LEAD_RETENTION_DAYS: 'leadRetentionDays',
  VOICE_PROVIDER: 'voiceProvider',
  VOICE_API_URL: 'voiceApiUrl',
  VOICE_PUBLIC_KEY: 'voicePublicKey',
  VOICE_ASSISTANT_AIR: 'voiceAssistantAir',
  VOICE_ASSISTANT_HOTELS: 'voiceAssistantHotels',
  VOICE_ASSISTANT_TRANSPORTATION: 'voiceAssistantTransportation',
  VOICE_BUNDLE_URL: 'voiceBundleUrl',
  VOICE_MEDIA_ORIGINS: 'voiceMediaOrigins',
  VOICE_WIDGET: 'hasVoiceWidget',
  VOICE_WIDGET_ORIGINS: 'voiceWidgetOrigins',
  VOICE_WIDGET_URL: 'voiceWidgetUrl',
  VOICE_API_KEY: 'voiceApiKey',
  VOICE_MAX_CALLS: 'voiceMaxCalls',
  VOICE_CALLS_PER_ADDRESS: 'voiceCallsPerAddress',
  VOICE_CALLS_PER_HOUR: 'voiceCallsPerHour',
  VOICE_CALLS_PER_DAY: 'voiceCallsPerDay',
  VOICE_CALL_SECONDS: 'voiceCallSeconds',
  VOICE_SILENCE_SECONDS: 'voiceSilenceSeconds',
  VOICE_UDP_PORT: 'voiceUdpPort',
  VOICE_PUBLIC_ADDRESS: 'voicePublicAddress',
  STT_URL: 'sttUrl',
  TTS_URL: 'ttsUrl',
  LLM_URL: 'llmUrl',
  LLM_MODEL: 'llmModel',
  LLM_KEY: 'llmKey',
  LLM_REQUESTS_PER_CALL: 'llmRequestsPerCall',
  LLM_REQUESTS_PER_DAY: 'llmRequestsPerDay',
  TAG_MANAGER_ID: 'tagManagerId',
  TAG_MANAGER_URL: 'tagManagerUrl',
  ERROR_REPORT_DSN: 'errorReportDsn',
  GEO_LOOKUP_URL: 'geoLookupUrl',
  GEO_COUNTRY_HEADER: 'geoCountryHeader',
}

/** The settings in force as rows of a printout, secrets masked. */
export function describeConfig(config: Config): ConfigRow[] {
  const untouched = readConfig({})
  // PUBLIC_URL's default follows the port, so it is compared with the port in force.
  const defaults = { ...untouched, publicUrl: readConfig({ PORT: String(config.port) }).publicUrl }

  return (Object.keys(fieldOf) as ConfigName[]).map((name) => {
    const text = asText(config[fieldOf[name]])
    const isDefault = text === asText(defaults[fieldOf[name]])
    const mask = isDefault ? undefined : rules[name].mask
    return { name, value: mask ? mask(text) : text, isDefault }
  })
}

/** In the words of the settings themselves. */
function asText(value: Config[keyof Config]): string {
  if (value === undefined) return 'none'
  if (value === Infinity) return 'off'
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  if (typeof value === 'object') return value.join(',') || 'off'
  return String(value)
}

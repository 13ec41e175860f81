import { callLibrary } from '@nightdesk/contracts'
import { z } from 'zod'

import { configKeys, type ConfigName } from './config-keys.ts'
import { needs, ownGeoPath, pairs, rules, type LogLevel, type VoiceProviderKind } from './rules.ts'

export type Environment = Readonly<Record<string, string | undefined>>

export type Config = {
  readonly port: number
  readonly host: string
  /** An origin: scheme, host and port, without a slash at the end. */
  readonly publicUrl: string
  /** True when nobody has set it. */
  readonly isPublicUrlAssumed: boolean
  readonly logLevel: LogLevel
  /** Addresses and ranges of proxies whose forwarding headers count; empty means nobody's. */
  readonly trustProxy: readonly string[]
  readonly hasMetrics: boolean
  /** As set: relative to the folder the process runs in. */
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  /** A path of ours, or the whole https address of an external form service. */
  readonly contactFormEndpoint: string
  readonly contactRatePerMinute: number
  /** Without one there is no limit. */
  readonly contactRatePerHour: number | undefined
  readonly contactRatePerDay: number | undefined
  readonly contactProofAfter: number | undefined
  readonly hasLeadReceipts: boolean
  readonly hasLeadProbe: boolean
  readonly contactTo: string | undefined
  readonly smtpUrl: string | undefined
  readonly leadWebhookUrl: string | undefined
  readonly leadWebhookSecret: string | undefined
  /** Infinity when silence is no reason to tell anybody. */
  readonly leadSilenceDays: number
  readonly leadRetentionDays: number
  readonly voiceProvider: VoiceProviderKind
  /** All of these are set when the provider is `hosted`. */
  readonly voiceApiUrl: string | undefined
  readonly voicePublicKey: string | undefined
  readonly voiceAssistantAir: string | undefined
  readonly voiceAssistantHotels: string | undefined
  readonly voiceAssistantTransportation: string | undefined
  readonly voiceBundleUrl: string
  readonly voiceMediaOrigins: readonly string[]
  readonly hasVoiceWidget: boolean
  readonly voiceWidgetOrigins: readonly string[]
  readonly voiceWidgetUrl: string | undefined
  readonly voiceApiKey: string | undefined
  readonly voiceMaxCalls: number
  readonly voiceCallsPerAddress: number
  readonly voiceCallsPerHour: number
  readonly voiceCallsPerDay: number
  readonly voiceCallSeconds: number
  readonly voiceSilenceSeconds: number
  readonly voiceUdpPort: number | undefined
  readonly voicePublicAddress: string | undefined
  readonly sttUrl: string | undefined
  readonly ttsUrl: string | undefined
  readonly llmUrl: string | undefined
  readonly llmModel: string | undefined
  readonly llmKey: string | undefined
  readonly llmRequestsPerCall: number
  readonly llmRequestsPerDay: number
  /** A container (GTM-…) or a tag (G-…); without one nobody counts visits. */
  readonly tagManagerId: string | undefined
  /** An origin. */
  readonly tagManagerUrl: string
  readonly errorReportDsn: string | undefined
  /** A path of ours, or the whole address of a service; without one nobody asks for a visitor's country. */
  readonly geoLookupUrl: string | undefined
  /** In small letters. */
  readonly geoCountryHeader: string | undefined
}

/** Thrown by `readConfig`; `problems` holds one line for each setting that cannot be used. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
    this.problems = problems
  }
}

const schema = z.object({
  PORT: rules.PORT.schema.default(3000),
  HOST: rules.HOST.schema.default('0.0.0.0'),
  PUBLIC_URL: rules.PUBLIC_URL.schema.optional(),
  LOG_LEVEL: rules.LOG_LEVEL.schema.default('info'),
  TRUST_PROXY: rules.TRUST_PROXY.schema.default([]),
  METRICS: rules.METRICS.schema.default(false),
  DATA_DIR: rules.DATA_DIR.schema.default('./data'),
  DATABASE_URL: rules.DATABASE_URL.schema.optional(),
  CONTACT_FORM_ENDPOINT: rules.CONTACT_FORM_ENDPOINT.schema.default('/api/contact'),
  CONTACT_RATE_PER_MINUTE: rules.CONTACT_RATE_PER_MINUTE.schema.optional(),
  CONTACT_RATE_PER_HOUR: rules.CONTACT_RATE_PER_HOUR.schema.optional(),
  CONTACT_RATE_PER_DAY: rules.CONTACT_RATE_PER_DAY.schema.optional(),
  CONTACT_PROOF_AFTER: rules.CONTACT_PROOF_AFTER.schema.optional(),
  CONTACT_TO: rules.CONTACT_TO.schema.optional(),
  SMTP_URL: rules.SMTP_URL.schema.optional(),
  LEAD_WEBHOOK_URL: rules.LEAD_WEBHOOK_URL.schema.optional(),
  LEAD_WEBHOOK_SECRET: rules.LEAD_WEBHOOK_SECRET.schema.optional(),
  LEAD_RECEIPTS: rules.LEAD_RECEIPTS.schema.default(false),
  LEAD_PROBE: rules.LEAD_PROBE.schema.default(false),
  LEAD_SILENCE_DAYS: rules.LEAD_SILENCE_DAYS.schema.default(14),
  LEAD_RETENTION_DAYS: rules.LEAD_RETENTION_DAYS.schema.default(365),
  VOICE_PROVIDER: rules.VOICE_PROVIDER.schema.default('embedded'),
  VOICE_API_URL: rules.VOICE_API_URL.schema.optional(),
  VOICE_PUBLIC_KEY: rules.VOICE_PUBLIC_KEY.schema.optional(),
  VOICE_ASSISTANT_AIR: rules.VOICE_ASSISTANT_AIR.schema.optional(),
  VOICE_ASSISTANT_HOTELS: rules.VOICE_ASSISTANT_HOTELS.schema.optional(),
  VOICE_ASSISTANT_TRANSPORTATION: rules.VOICE_ASSISTANT_TRANSPORTATION.schema.optional(),
  VOICE_BUNDLE_URL: rules.VOICE_BUNDLE_URL.schema.default(callLibrary.bundleUrl),
  VOICE_MEDIA_ORIGINS: rules.VOICE_MEDIA_ORIGINS.schema.default(callLibrary.mediaOrigins),
  VOICE_WIDGET: rules.VOICE_WIDGET.schema.default(false),
  VOICE_WIDGET_ORIGINS: rules.VOICE_WIDGET_ORIGINS.schema.default([]),
  VOICE_WIDGET_URL: rules.VOICE_WIDGET_URL.schema.optional(),
  VOICE_API_KEY: rules.VOICE_API_KEY.schema.optional(),
  VOICE_MAX_CALLS: rules.VOICE_MAX_CALLS.schema.default(4),
  VOICE_CALLS_PER_ADDRESS: rules.VOICE_CALLS_PER_ADDRESS.schema.default(1),
  VOICE_CALLS_PER_HOUR: rules.VOICE_CALLS_PER_HOUR.schema.default(6),
  VOICE_CALLS_PER_DAY: rules.VOICE_CALLS_PER_DAY.schema.default(20),
  VOICE_CALL_SECONDS: rules.VOICE_CALL_SECONDS.schema.default(180),
  VOICE_SILENCE_SECONDS: rules.VOICE_SILENCE_SECONDS.schema.default(20),
  VOICE_UDP_PORT: rules.VOICE_UDP_PORT.schema.optional(),
  VOICE_PUBLIC_ADDRESS: rules.VOICE_PUBLIC_ADDRESS.schema.optional(),
  STT_URL: rules.STT_URL.schema.optional(),
  TTS_URL: rules.TTS_URL.schema.optional(),
  LLM_URL: rules.LLM_URL.schema.optional(),
  LLM_MODEL: rules.LLM_MODEL.schema.optional(),
  LLM_KEY: rules.LLM_KEY.schema.optional(),
  LLM_REQUESTS_PER_CALL: rules.LLM_REQUESTS_PER_CALL.schema.default(60),
  LLM_REQUESTS_PER_DAY: rules.LLM_REQUESTS_PER_DAY.schema.default(2000),
  TAG_MANAGER_ID: rules.TAG_MANAGER_ID.schema.optional(),
  TAG_MANAGER_URL: rules.TAG_MANAGER_URL.schema.default('https://www.googletagmanager.com'),
  ERROR_REPORT_DSN: rules.ERROR_REPORT_DSN.schema.optional(),
  GEO_LOOKUP_URL: rules.GEO_LOOKUP_URL.schema.optional(),
  GEO_COUNTRY_HEADER: rules.GEO_COUNTRY_HEADER.schema.optional(),
})

/** Reads the settings out of an environment, all or none: throws `ConfigError` with every problem. */
export function readConfig(env: Environment): Config {
  const settings = pickSettings(env)
  const result = schema.safeParse(settings)
  const problems = [
    ...describeProblems(settings, result.error),
    ...findHalves(settings),
    ...findUnmetNeeds(settings),
  ]
  if (!result.success || problems.length > 0) throw new ConfigError(problems)

  const { data } = result
  return Object.freeze({
    port: data.PORT,
    host: data.HOST,
    publicUrl: data.PUBLIC_URL ?? `http://localhost:${data.PORT}`,
    isPublicUrlAssumed: data.PUBLIC_URL === undefined,
    logLevel: data.LOG_LEVEL,
    trustProxy: data.TRUST_PROXY,
    hasMetrics: data.METRICS,
    dataDir: data.DATA_DIR,
    databaseUrl: data.DATABASE_URL,
    contactFormEndpoint: data.CONTACT_FORM_ENDPOINT,
    ...contactRates(data),
    contactTo: data.CONTACT_TO,
    smtpUrl: data.SMTP_URL,
    leadWebhookUrl: data.LEAD_WEBHOOK_URL,
    leadWebhookSecret: data.LEAD_WEBHOOK_SECRET,
    hasLeadReceipts: data.LEAD_RECEIPTS,
    hasLeadProbe: data.LEAD_PROBE,
    leadSilenceDays: data.LEAD_SILENCE_DAYS,
    leadRetentionDays: data.LEAD_RETENTION_DAYS,
    voiceProvider: data.VOICE_PROVIDER,
    voiceApiUrl: data.VOICE_API_URL,
    voicePublicKey: data.VOICE_PUBLIC_KEY,
    voiceAssistantAir: data.VOICE_ASSISTANT_AIR,
    voiceAssistantHotels: data.VOICE_ASSISTANT_HOTELS,
    voiceAssistantTransportation: data.VOICE_ASSISTANT_TRANSPORTATION,
    voiceBundleUrl: data.VOICE_BUNDLE_URL,
    voiceMediaOrigins: data.VOICE_MEDIA_ORIGINS,
    hasVoiceWidget: data.VOICE_WIDGET,
    voiceWidgetOrigins: data.VOICE_WIDGET_ORIGINS,
    voiceWidgetUrl: data.VOICE_WIDGET_URL,
    voiceApiKey: data.VOICE_API_KEY,
    voiceMaxCalls: data.VOICE_MAX_CALLS,
    voiceCallsPerAddress: data.VOICE_CALLS_PER_ADDRESS,
    voiceCallsPerHour: data.VOICE_CALLS_PER_HOUR,
    voiceCallsPerDay: data.VOICE_CALLS_PER_DAY,
    voiceCallSeconds: data.VOICE_CALL_SECONDS,
    voiceSilenceSeconds: data.VOICE_SILENCE_SECONDS,
    voiceUdpPort: data.VOICE_UDP_PORT,
    voicePublicAddress: data.VOICE_PUBLIC_ADDRESS,
    sttUrl: data.STT_URL,
    ttsUrl: data.TTS_URL,
    llmUrl: data.LLM_URL,
    llmModel: data.LLM_MODEL,
    llmKey: data.LLM_KEY,
    llmRequestsPerCall: data.LLM_REQUESTS_PER_CALL,
    llmRequestsPerDay: data.LLM_REQUESTS_PER_DAY,
    tagManagerId: data.TAG_MANAGER_ID,
    tagManagerUrl: data.TAG_MANAGER_URL,
    errorReportDsn: data.ERROR_REPORT_DSN,
    geoLookupUrl: data.GEO_LOOKUP_URL ?? (data.GEO_COUNTRY_HEADER && ownGeoPath),
    geoCountryHeader: data.GEO_COUNTRY_HEADER,
  })
}

type Rates = Pick<
  z.output<typeof schema>,
  | 'CONTACT_RATE_PER_MINUTE'
  | 'CONTACT_RATE_PER_HOUR'
  | 'CONTACT_RATE_PER_DAY'
  | 'CONTACT_PROOF_AFTER'
>

/** Whoever sets a rate of their own per minute means that one: the others are then open unless set too. */
function contactRates(data: Rates) {
  const isOpen = data.CONTACT_RATE_PER_MINUTE !== undefined
  return {
    contactRatePerMinute: data.CONTACT_RATE_PER_MINUTE ?? 10,
    contactRatePerHour: data.CONTACT_RATE_PER_HOUR ?? (isOpen ? undefined : 5),
    contactRatePerDay: data.CONTACT_RATE_PER_DAY ?? (isOpen ? undefined : 20),
    contactProofAfter: data.CONTACT_PROOF_AFTER ?? (isOpen ? undefined : 1),
  }
}

type Settings = Partial<Record<ConfigName, string>>

// `PORT=` in a file or a compose template means "not set", not "set to nothing".
function pickSettings(env: Environment): Settings {
  const settings: Settings = {}
  for (const { name } of configKeys) {
    const value = env[name]
    if (value) settings[name] = value
  }
  return settings
}

function describeProblems(settings: Settings, error: z.ZodError | undefined): string[] {
  const failed = new Set(error?.issues.map((issue) => issue.path[0]))
  return configKeys
    .filter(({ name }) => failed.has(name))
    .map(({ name }) => {
      const { allowed, mask } = rules[name]
      // A wrong password is a password all the same: a secret is not repeated.
      const found = mask ? '' : `, not ${JSON.stringify(settings[name])}`
      return `${name} must be ${allowed}${found}`
    })
}

function findHalves(settings: Settings): string[] {
  return pairs.flatMap(([one, other]) => {
    if (Boolean(settings[one]) === Boolean(settings[other])) return []
    const [present, missing] = settings[one] ? [one, other] : [other, one]
    return [`${missing} must be set as well, because ${present} is`]
  })
}

function findUnmetNeeds(settings: Settings): string[] {
  return needs.flatMap(({ name, value, needed }) => {
    const found = settings[name]
    const isUsed = value === undefined ? found !== undefined : found === value
    if (!isUsed || settings[needed]) return []
    return [`${needed} must be set as well, because ${name} is${value ? ` ${value}` : ''}`]
  })
}

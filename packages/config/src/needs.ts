import type { ConfigName } from './settings.ts'
import { ownGeoPath } from './settings/outside.ts'

/** Settings that mean nothing without each other. */
export const pairs: readonly (readonly [ConfigName, ConfigName])[] = [
  ['SMTP_URL', 'CONTACT_TO'],
  ['LEAD_WEBHOOK_URL', 'LEAD_WEBHOOK_SECRET'],
  ['LLM_URL', 'LLM_MODEL'],
]

const hostedCall: readonly ConfigName[] = [
  'VOICE_PUBLIC_KEY',
  'VOICE_ASSISTANT_AIR',
  'VOICE_ASSISTANT_HOTELS',
  'VOICE_ASSISTANT_TRANSPORTATION',
]

type Need = {
  readonly name: ConfigName
  /** Only this value has the need; without one, every value. */
  readonly value?: string
  readonly needed: ConfigName
}

/** Settings that mean nothing without another, which is of use without them. */
export const needs: readonly Need[] = [
  { name: 'METRICS_TOKEN', needed: 'METRICS' },
  { name: 'SHARED_SECRET', needed: 'DATABASE_URL' },
  { name: 'BACKUPS_KEPT', needed: 'BACKUP_DIR' },
  { name: 'LEAD_RECEIPTS', value: 'on', needed: 'SMTP_URL' },
  { name: 'TAG_MANAGER_URL', needed: 'TAG_MANAGER_ID' },
  { name: 'GEO_LOOKUP_URL', value: ownGeoPath, needed: 'GEO_COUNTRY_HEADER' },
  // Anybody can write a header: it counts only from a proxy that is known.
  { name: 'GEO_COUNTRY_HEADER', needed: 'TRUST_PROXY' },
  // The address alone is no sign of calls there: assistants are brought to it before the first call.
  { name: 'VOICE_PROVIDER', value: 'hosted', needed: 'VOICE_API_URL' },
  ...hostedCall.map((needed) => ({ name: 'VOICE_PROVIDER', value: 'hosted', needed }) as const),
  { name: 'VOICE_WIDGET_ORIGINS', needed: 'VOICE_WIDGET' },
  { name: 'VOICE_WIDGET_URL', needed: 'VOICE_PUBLIC_KEY' },
  { name: 'VOICE_WIDGET_URL', needed: 'VOICE_ASSISTANT_AIR' },
  // An owner who has them means to be called there, or says otherwise.
  ...hostedCall.map((name) => ({ name, needed: 'VOICE_PROVIDER' }) as const),
]

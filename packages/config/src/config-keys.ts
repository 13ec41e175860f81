export type ConfigName =
  | 'PORT'
  | 'HOST'
  | 'PUBLIC_URL'
  | 'LOG_LEVEL'
  | 'TRUST_PROXY'
  | 'METRICS'
  | 'DATA_DIR'
  | 'DATABASE_URL'
  | 'CONTACT_FORM_ENDPOINT'
  | 'CONTACT_RATE_PER_MINUTE'
  | 'CONTACT_RATE_PER_HOUR'
  | 'CONTACT_RATE_PER_DAY'
  | 'CONTACT_PROOF_AFTER'
  | 'CONTACT_TO'
  | 'SMTP_URL'
  | 'LEAD_WEBHOOK_URL'
  | 'LEAD_WEBHOOK_SECRET'
  | 'LEAD_RECEIPTS'
  | 'LEAD_PROBE'
  | 'LEAD_SILENCE_DAYS'
  | 'LEAD_RETENTION_DAYS'
  | 'VOICE_PROVIDER'
  | 'VOICE_API_URL'
  | 'VOICE_PUBLIC_KEY'
  | 'VOICE_ASSISTANT_AIR'
  | 'VOICE_ASSISTANT_HOTELS'
  | 'VOICE_ASSISTANT_TRANSPORTATION'
  | 'VOICE_BUNDLE_URL'
  | 'VOICE_MEDIA_ORIGINS'
  | 'VOICE_WIDGET'
  | 'VOICE_WIDGET_ORIGINS'
  | 'VOICE_WIDGET_URL'
  | 'VOICE_API_KEY'
  | 'VOICE_MAX_CALLS'
  | 'VOICE_CALLS_PER_ADDRESS'
  | 'VOICE_CALLS_PER_HOUR'
  | 'VOICE_CALLS_PER_DAY'
  | 'VOICE_CALL_SECONDS'
  | 'VOICE_SILENCE_SECONDS'
  | 'VOICE_UDP_PORT'
  | 'VOICE_PUBLIC_ADDRESS'
  | 'STT_URL'
  | 'TTS_URL'
  | 'LLM_URL'
  | 'LLM_MODEL'
  | 'LLM_KEY'
  | 'LLM_REQUESTS_PER_CALL'
  | 'LLM_REQUESTS_PER_DAY'
  | 'TAG_MANAGER_ID'
  | 'TAG_MANAGER_URL'
  | 'ERROR_REPORT_DSN'
  | 'GEO_LOOKUP_URL'
  | 'GEO_COUNTRY_HEADER'

export type ConfigKey = {
  readonly name: ConfigName
  /** The default in words, as it stands in `.env.example` and in the README. */
  readonly fallback: string
  /** What the setting does, in one line without a full stop. */
  readonly purpose: string
}

/** Every setting there is, in the order in which documents list them. */
export const configKeys: readonly ConfigKey[] = [
  { name: 'PORT', fallback: '3000', purpose: 'the port to listen on; 0 takes any free one' },
  { name: 'HOST', fallback: '0.0.0.0', purpose: 'the address to listen on' },
  {
    name: 'PUBLIC_URL',
    fallback: 'http://localhost:PORT',
    purpose: 'the address visitors use; only pages there post and call, https turns on HSTS',
  },
  {
    name: 'LOG_LEVEL',
    fallback: 'info',
    purpose: 'the least severe log lines written: fatal, error, warn, info, debug or silent',
  },
  {
    name: 'TRUST_PROXY',
    fallback: 'off',
    purpose: 'addresses of proxies whose forwarding headers count, separated by commas',
  },
  {
    name: 'METRICS',
    fallback: 'off',
    purpose:
      'on serves the numbers to watch at /metrics; counters are those of one process since its start',
  },
  { name: 'DATA_DIR', fallback: './data', purpose: 'the folder of the leads, kept in SQLite' },
  {
    name: 'DATABASE_URL',
    fallback: 'none',
    purpose: 'a PostgreSQL database for the leads instead, for several servers at once',
  },
  {
    name: 'CONTACT_FORM_ENDPOINT',
    fallback: '/api/contact',
    purpose: 'where the contact form posts; an https address is an external form service',
  },
  {
    name: 'CONTACT_RATE_PER_MINUTE',
    fallback: '10',
    purpose:
      'how many posts a minute one visitor may send; all together leave six times as many leads',
  },
  {
    name: 'CONTACT_RATE_PER_HOUR',
    fallback: '5',
    purpose: 'how many leads an hour one visitor may leave; open when a rate per minute is set',
  },
  {
    name: 'CONTACT_RATE_PER_DAY',
    fallback: '20',
    purpose: 'how many leads a day one visitor may leave; open when a rate per minute is set',
  },
  {
    name: 'CONTACT_PROOF_AFTER',
    fallback: '1',
    purpose:
      'leads an hour of one visitor that need no proof of work; open when a rate per minute is set',
  },
  { name: 'CONTACT_TO', fallback: 'none', purpose: 'the mailbox that gets the leads' },
  { name: 'SMTP_URL', fallback: 'none', purpose: 'the mail server that takes them there' },
  { name: 'LEAD_WEBHOOK_URL', fallback: 'none', purpose: 'an address each lead is posted to' },
  {
    name: 'LEAD_WEBHOOK_SECRET',
    fallback: 'none',
    purpose: 'what those posts are signed with, at least 16 characters',
  },
  {
    name: 'LEAD_RECEIPTS',
    fallback: 'off',
    purpose: 'on mails visitors a receipt, one a day at most; needs SMTP_URL',
  },
  {
    name: 'LEAD_PROBE',
    fallback: 'off',
    purpose: 'on sends a marked test lead through every delivery once an hour',
  },
  {
    name: 'LEAD_SILENCE_DAYS',
    fallback: '14',
    purpose: 'after how many days without a lead the owner is told; off never tells',
  },
  {
    name: 'LEAD_RETENTION_DAYS',
    fallback: '365',
    purpose: 'how many days a lead is kept before it is erased',
  },
  {
    name: 'VOICE_PROVIDER',
    fallback: 'embedded',
    purpose: 'who takes the demo calls: embedded, hosted or off',
  },
  {
    name: 'VOICE_API_URL',
    fallback: 'none',
    purpose: 'the address of the hosted voice provider',
  },
  {
    name: 'VOICE_PUBLIC_KEY',
    fallback: 'none',
    purpose: 'the public share key of the hosted voice provider',
  },
  {
    name: 'VOICE_ASSISTANT_AIR',
    fallback: 'none',
    purpose: 'the assistant of the AIR page at the hosted provider',
  },
  {
    name: 'VOICE_ASSISTANT_HOTELS',
    fallback: 'none',
    purpose: 'the assistant of the hotels page at the hosted provider',
  },
  {
    name: 'VOICE_ASSISTANT_TRANSPORTATION',
    fallback: 'none',
    purpose: 'the assistant of the transportation page at the hosted provider',
  },
  {
    name: 'VOICE_BUNDLE_URL',
    fallback: 'version 0.75.2',
    purpose: 'where the call library of the hosted provider finds its program',
  },
  {
    name: 'VOICE_MEDIA_ORIGINS',
    fallback: 'of that version',
    purpose: 'whom that program may talk with, separated by commas',
  },
  {
    name: 'VOICE_WIDGET',
    fallback: 'off',
    purpose: 'on loads our voice widget on every page but AIR, hidden, and lets others load it',
  },
  {
    name: 'VOICE_WIDGET_ORIGINS',
    fallback: 'none',
    purpose: 'other websites whose visitors may call through it, separated by commas',
  },
  {
    name: 'VOICE_WIDGET_URL',
    fallback: 'none',
    purpose: 'the script of the hosted provider’s voice widget, loaded instead of ours',
  },
  {
    name: 'VOICE_API_KEY',
    fallback: 'none',
    purpose: 'the private key of the voice provider, for its owner, at least 16 characters',
  },
  { name: 'VOICE_MAX_CALLS', fallback: '4', purpose: 'how many calls the server takes at once' },
  {
    name: 'VOICE_CALLS_PER_ADDRESS',
    fallback: '1',
    purpose: 'how many of them may come from one visitor',
  },
  {
    name: 'VOICE_CALLS_PER_HOUR',
    fallback: '6',
    purpose: 'how many calls one visitor may start in an hour',
  },
  {
    name: 'VOICE_CALLS_PER_DAY',
    fallback: '20',
    purpose: 'how many calls one visitor may start in a day',
  },
  { name: 'VOICE_CALL_SECONDS', fallback: '180', purpose: 'how long a call may last' },
  {
    name: 'VOICE_SILENCE_SECONDS',
    fallback: '20',
    purpose: 'how long a caller may be silent before the call ends',
  },
  {
    name: 'VOICE_UDP_PORT',
    fallback: 'any free one',
    purpose: 'the UDP port for the sound of all calls',
  },
  {
    name: 'VOICE_PUBLIC_ADDRESS',
    fallback: 'the own one',
    purpose: 'the IP address at which callers reach that port',
  },
  {
    name: 'STT_URL',
    fallback: 'none',
    purpose: 'an OpenAI-compatible engine that turns speech into text',
  },
  {
    name: 'TTS_URL',
    fallback: 'none',
    purpose: 'an OpenAI-compatible engine that turns text into speech',
  },
  {
    name: 'LLM_URL',
    fallback: 'none',
    purpose: 'an OpenAI-compatible language model for what the assistants cannot answer',
  },
  { name: 'LLM_MODEL', fallback: 'none', purpose: 'the name of that model' },
  { name: 'LLM_KEY', fallback: 'none', purpose: 'its key' },
  {
    name: 'LLM_REQUESTS_PER_CALL',
    fallback: '60',
    purpose: 'how often one call may ask it; the assistants answer alone after that',
  },
  {
    name: 'LLM_REQUESTS_PER_DAY',
    fallback: '2000',
    purpose: 'how often all calls together may ask it in a day',
  },
  {
    name: 'TAG_MANAGER_ID',
    fallback: 'none',
    purpose: 'counts visits with this container or tag, once a visitor has agreed',
  },
  {
    name: 'TAG_MANAGER_URL',
    fallback: 'Google’s',
    purpose: 'the origin that serves the tag manager',
  },
  {
    name: 'ERROR_REPORT_DSN',
    fallback: 'none',
    purpose: 'where failures are reported, in the protocol of Sentry, personal data removed',
  },
  {
    name: 'GEO_LOOKUP_URL',
    fallback: 'none',
    purpose: 'who tells the country of a visitor; /api/geo when the header below is set',
  },
  {
    name: 'GEO_COUNTRY_HEADER',
    fallback: 'none',
    purpose: 'the header in which a proxy of TRUST_PROXY names that country, for /api/geo',
  },
]

import { describe, expect, it } from 'vitest'

import { ConfigError, readConfig, type Environment } from './index.ts'

function problemsOf(env: Environment): readonly string[] {
  try {
    readConfig(env)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
}

describe('readConfig', () => {
  // A promise about these defaults, and no second list of all settings.
  it('works with nothing set', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '0.0.0.0',
      publicUrl: 'http://localhost:3000',
      isPublicUrlAssumed: true,
      logLevel: 'info',
      trustProxy: [],
      hasMetrics: false,
      metricsToken: undefined,
      dataDir: './data',
      databaseUrl: undefined,
      contactFormEndpoint: '/api/contact',
      contactRatePerMinute: 10,
      contactRatePerHour: 5,
      contactRatePerDay: 20,
      contactProofAfter: 1,
      contactTo: undefined,
      smtpUrl: undefined,
      timeZone: 'UTC',
      leadWebhookUrl: undefined,
      leadWebhookSecret: undefined,
      hasLeadReceipts: false,
      hasLeadProbe: false,
      leadSilenceDays: 14,
      leadRetentionDays: 365,
      backupsKept: 7,
      voiceProvider: 'embedded',
      voiceBundleUrl:
        'https://c.daily.co/call-machine/versioned/0.75.2/static/call-machine-object-bundle.js',
      voiceMediaOrigins: ['https://*.daily.co', 'https://*.pluot.blue', 'wss://*.wss.daily.co'],
      hasVoiceWidget: false,
      voiceWidgetOrigins: [],
      voiceMaxCalls: 6,
      voiceCallsPerAddress: 1,
      voiceCallsPerHour: 6,
      voiceCallsPerDay: 20,
      llmRequestsPerCall: 60,
      llmRequestsPerDay: 2000,
      voiceCallSeconds: 180,
      voiceSilenceSeconds: 20,
      tagManagerUrl: 'https://www.googletagmanager.com',
    })
  })

  it('takes an empty string for not set', () => {
    expect(readConfig({ PORT: '', HOST: '', PUBLIC_URL: '', LOG_LEVEL: '' })).toEqual(
      readConfig({}),
    )
  })

  it('lets the default public address follow the port', () => {
    expect(readConfig({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080')
    expect(readConfig({ PUBLIC_URL: 'http://localhost:3000' }).isPublicUrlAssumed).toBe(false)
  })

  it('cannot be changed afterwards', () => {
    expect(Object.isFrozen(readConfig({}))).toBe(true)
  })

  it('ignores what it does not know', () => {
    expect(readConfig({ PATH: '/bin', PORTS: 'abc' })).toEqual(readConfig({}))
  })

  it.each([
    [{ PORT: '0' }, { port: 0 }],
    [{ PORT: '65535' }, { port: 65535 }],
    [{ HOST: '127.0.0.1' }, { host: '127.0.0.1' }],
    [{ HOST: '::' }, { host: '::' }],
    [{ HOST: 'localhost' }, { host: 'localhost' }],
    [{ PUBLIC_URL: 'https://www.example.com' }, { publicUrl: 'https://www.example.com' }],
    [{ PUBLIC_URL: 'https://www.example.com/' }, { publicUrl: 'https://www.example.com' }],
    [{ PUBLIC_URL: 'HTTPS://WWW.Example.com:443' }, { publicUrl: 'https://www.example.com' }],
    [{ PUBLIC_URL: 'http://[::1]:8080' }, { publicUrl: 'http://[::1]:8080' }],
    [{ LOG_LEVEL: 'silent' }, { logLevel: 'silent' }],
    [{ TRUST_PROXY: 'off' }, { trustProxy: [] }],
    [{ TRUST_PROXY: '127.0.0.1, fd00::/8' }, { trustProxy: ['127.0.0.1', 'fd00::/8'] }],
    [{ METRICS: 'on' }, { hasMetrics: true, metricsToken: undefined }],
    [{ METRICS: 'on', METRICS_TOKEN: 'AZaz09-._~+/=1234' }, { metricsToken: 'AZaz09-._~+/=1234' }],
    [{ TIME_ZONE: 'America/New_York' }, { timeZone: 'America/New_York' }],
    [{ DATA_DIR: '../kept leads' }, { dataDir: '../kept leads' }],
    [{ DATABASE_URL: 'postgres://a:b@[::1]/c' }, { databaseUrl: 'postgres://a:b@[::1]/c' }],
    [
      { DATABASE_URL: 'postgres://a.example/c', SHARED_SECRET: 'known to all of us' },
      { sharedSecret: 'known to all of us' },
    ],
    [{ SERVER_NAME: 'b2' }, { serverName: 'b2' }],
    [{ CONTACT_FORM_ENDPOINT: '/api/contact' }, { contactFormEndpoint: '/api/contact' }],
    [{ HOST: 'fe80::1%eth0' }, { host: 'fe80::1%eth0' }],
    [{ HOST: 'node-1.example' }, { host: 'node-1.example' }],
    [{ HOST: '::' }, { host: '::' }],
    [{ CONTACT_FORM_ENDPOINT: 'https://a.b/c' }, { contactFormEndpoint: 'https://a.b/c' }],
    [
      { CONTACT_RATE_PER_MINUTE: '1' },
      { contactRatePerMinute: 1, contactRatePerHour: undefined, contactRatePerDay: undefined },
    ],
    [{ CONTACT_RATE_PER_MINUTE: '1' }, { contactProofAfter: undefined }],
    [
      { CONTACT_RATE_PER_MINUTE: '1', CONTACT_PROOF_AFTER: '2' },
      { contactRatePerHour: undefined, contactProofAfter: 2 },
    ],
    [{ CONTACT_RATE_PER_HOUR: '7' }, { contactRatePerMinute: 10, contactRatePerHour: 7 }],
    [
      { CONTACT_RATE_PER_MINUTE: '30', CONTACT_RATE_PER_DAY: '40' },
      { contactRatePerHour: undefined, contactRatePerDay: 40 },
    ],
    [
      { LEAD_RECEIPTS: 'on', SMTP_URL: 'smtp://a.example', CONTACT_TO: 'a@b.example' },
      { hasLeadReceipts: true },
    ],
    [{ LEAD_RECEIPTS: 'off' }, { hasLeadReceipts: false }],
    [{ LEAD_PROBE: 'on' }, { hasLeadProbe: true }],
    [{ LEAD_SILENCE_DAYS: '7' }, { leadSilenceDays: 7 }],
    [{ LEAD_SILENCE_DAYS: 'off' }, { leadSilenceDays: Infinity }],
    [{ LEAD_RETENTION_DAYS: '30' }, { leadRetentionDays: 30 }],
    [
      { BACKUP_DIR: '/var/backups', BACKUPS_KEPT: '30' },
      { backupDir: '/var/backups', backupsKept: 30 },
    ],
    [{ VOICE_PROVIDER: 'off' }, { voiceProvider: 'off' }],
    [{ VOICE_WIDGET: 'on' }, { hasVoiceWidget: true }],
    [
      { VOICE_WIDGET: 'on', VOICE_WIDGET_ORIGINS: 'https://a.example, http://localhost:8080' },
      { voiceWidgetOrigins: ['https://a.example', 'http://localhost:8080'] },
    ],
    [{ VOICE_UDP_PORT: '50000' }, { voiceUdpPort: 50000 }],
    [{ VOICE_PUBLIC_ADDRESS: '203.0.113.7' }, { voicePublicAddress: '203.0.113.7' }],
    [{ VOICE_CALL_SECONDS: '60' }, { voiceCallSeconds: 60 }],
    [{ VOICE_CALLS_PER_ADDRESS: '2' }, { voiceCallsPerAddress: 2 }],
    [{ VOICE_SILENCE_SECONDS: '8' }, { voiceSilenceSeconds: 8 }],
    [{ TAG_MANAGER_ID: 'GTM-ABC1234' }, { tagManagerId: 'GTM-ABC1234' }],
    [
      { TAG_MANAGER_ID: 'G-ABC1234567', TAG_MANAGER_URL: 'http://localhost:9000/' },
      { tagManagerId: 'G-ABC1234567', tagManagerUrl: 'http://localhost:9000' },
    ],
    [
      { ERROR_REPORT_DSN: 'https://abc@errors.example/team/7' },
      { errorReportDsn: 'https://abc@errors.example/team/7' },
    ],
    [
      { GEO_LOOKUP_URL: 'https://geo.example/v1?key=1' },
      { geoLookupUrl: 'https://geo.example/v1?key=1' },
    ],
    [
      { GEO_COUNTRY_HEADER: 'CF-IPCountry', TRUST_PROXY: '10.0.0.1' },
      { geoCountryHeader: 'cf-ipcountry', geoLookupUrl: '/api/geo' },
    ],
    [{ STT_URL: 'http://localhost:8000/v1' }, { sttUrl: 'http://localhost:8000/v1' }],
    [
      { SMTP_URL: 'smtp://localhost:25', CONTACT_TO: 'sales@nightdesk.example' },
      { smtpUrl: 'smtp://localhost:25', contactTo: 'sales@nightdesk.example' },
    ],
  ] as const)('reads %j', (env, expected) => {
    expect(readConfig(env)).toMatchObject(expected)
  })

  it.each([
    ['abc', 'letters'],
    ['-1', 'a negative number'],
    ['65536', 'a number past the last port'],
    ['3000.5', 'a fraction'],
    ['3e3', 'an exponent'],
    [' 3000', 'a space'],
  ])('refuses PORT=%j, %s', (value) => {
    expect(problemsOf({ PORT: value })).toEqual([
      `PORT must be a whole number from 0 to 65535, not ${JSON.stringify(value)}`,
    ])
  })

  it.each([
    ['www.example.com', 'no scheme'],
    ['ftp://example.com', 'another scheme'],
    ['javascript:alert(1)', 'a script'],
    ['https://example.com/site', 'a path'],
    ['https://example.com?a=1', 'a query'],
    ['https://example.com#top', 'a fragment'],
    ['https://', 'no host'],
    ['https://example.com:99999', 'no such port'],
    ['https://exa mple.com', 'a space'],
    [`https://example.com"x`, 'a quote'],
    ["https://example.com';x", 'another quote and a semicolon'],
    ['https:\\\\example.com', 'backslashes'],
  ])('refuses PUBLIC_URL=%j, %s', (value) => {
    expect(problemsOf({ PUBLIC_URL: value })).toEqual([
      `PUBLIC_URL must be an http or https address without a path, such as https://www.example.com, not ${JSON.stringify(value)}`,
    ])
  })

  it.each(['http://0.0.0.0', 'a b', '/run/socket'])('refuses HOST=%j', (value) => {
    expect(problemsOf({ HOST: value })).toEqual([
      `HOST must be an IP address or a host name, not ${JSON.stringify(value)}`,
    ])
  })

  it.each(
    ['DATA_DIR', 'BACKUP_DIR'].flatMap((name) =>
      ['~', '~/leads', '~ada/leads', '$HOME/leads', '${HOME}/leads'].map((path) => [name, path]),
    ),
  )('refuses %s=%j, which nobody fills in', (name = '', value = '') => {
    expect(problemsOf({ [name]: value })).toEqual([
      `${name} must be the whole path of a folder, without ~ or $HOME in front, and none under /dev, where nothing is kept, not ${JSON.stringify(value)}`,
    ])
  })

  it.each(['./~', 'a~', '/srv/~ada/$x'])(
    'takes DATA_DIR=%j for the folder of that name',
    (value) => {
      expect(readConfig({ DATA_DIR: value }).dataDir).toBe(value)
    },
  )

  it.each(['verbose', 'INFO'])('refuses LOG_LEVEL=%j', (value) => {
    expect(problemsOf({ LOG_LEVEL: value })).toEqual([
      `LOG_LEVEL must be one of fatal, error, warn, info, debug, silent, not ${JSON.stringify(value)}`,
    ])
  })

  it.each([
    ['TRUST_PROXY', 'on'],
    ['TRUST_PROXY', 'proxy.example'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['METRICS', 'yes'],
    ['TIME_ZONE', 'New York'],
    ['TIME_ZONE', 'America/Nowhere'],
    ['HOST', '999.1.1.1'],
    ['HOST', '1.2.3'],
    ['DATA_DIR', '/dev/null'],
    ['CONTACT_FORM_ENDPOINT', '/other'],
    ['CONTACT_FORM_ENDPOINT', '//elsewhere.example'],
    ['CONTACT_FORM_ENDPOINT', 'http://plain.example'],
    ['CONTACT_FORM_ENDPOINT', 'javascript:alert(1)'],
    ['CONTACT_RATE_PER_MINUTE', '0'],
    ['CONTACT_PROOF_AFTER', '0'],
    ['LEAD_SILENCE_DAYS', '0'],
    ['LEAD_SILENCE_DAYS', 'never'],
    ['LEAD_RETENTION_DAYS', '0'],
    ['LEAD_RETENTION_DAYS', '1.5'],
    ['VOICE_PROVIDER', 'on'],
    ['VOICE_BUNDLE_URL', 'http://cdn.example.com/bundle.js'],
    ['VOICE_BUNDLE_URL', '/bundle.js'],
    ['VOICE_MEDIA_ORIGINS', '*'],
    ['VOICE_MEDIA_ORIGINS', 'https:'],
    ['VOICE_MEDIA_ORIGINS', 'wss://*'],
    ['VOICE_MEDIA_ORIGINS', 'https://a.example;script-src *'],
    ['VOICE_MEDIA_ORIGINS', 'https://a.example/path'],
    ['VOICE_MAX_CALLS', '0'],
    ['VOICE_CALLS_PER_ADDRESS', '0'],
    ['VOICE_CALL_SECONDS', '9'],
    ['VOICE_SILENCE_SECONDS', '4'],
    ['VOICE_UDP_PORT', '65536'],
    ['VOICE_PUBLIC_ADDRESS', 'voice.example.com'],
    ['TAG_MANAGER_ID', 'UA-12345-1'],
    ['TAG_MANAGER_ID', 'GTM-ABC"><script>'],
    ['GEO_LOOKUP_URL', '//geo.example'],
    ['GEO_LOOKUP_URL', '/x'],
    ['GEO_LOOKUP_URL', '/api/geo/'],
    ['SERVER_NAME', 'a-1'],
    ['SERVER_NAME', 'B'],
    ['GEO_LOOKUP_URL', 'ftp://geo.example'],
    ['GEO_LOOKUP_URL', "https://geo.example;script-src 'unsafe-inline'"],
    ['GEO_LOOKUP_URL', 'https://me:secret@geo.example'],
  ])('refuses %s=%j', (name, value) => {
    expect(problemsOf({ [name]: value })).toEqual([
      expect.stringMatching(new RegExp(`^${name} must be .*, not "`)),
    ])
  })

  it.each([
    ['DATABASE_URL', 'mysql://me:MARK@db.example'],
    ['PUBLIC_URL', 'https://me:MARK@www.example.com/path'],
    ['PUBLIC_URL', 'https://me:MARK@www.example.com'],
    ['GEO_LOOKUP_URL', 'https://me:MARK@geo.example'],
    ['VOICE_API_URL', 'https://me:MARK@api.example.com'],
    ['SMTP_URL', 'me:MARK@mail.example'],
    ['LEAD_WEBHOOK_URL', 'ftp://hooks.example/MARK'],
    ['LEAD_WEBHOOK_SECRET', 'MARK'],
    ['SHARED_SECRET', 'MARK'],
    ['METRICS_TOKEN', 'MARK'],
    ['METRICS_TOKEN', 'MARK with a blank in it'],
    ['ERROR_REPORT_DSN', 'https://MARK:MARK@errors.example/1'],
    ['ERROR_REPORT_DSN', 'https://errors.example/MARK'],
  ])('refuses a wrong %s without repeating it', (name, value) => {
    const others = {
      SMTP_URL: 'smtp://a.example',
      CONTACT_TO: 'a@b.example',
      LEAD_WEBHOOK_URL: 'https://a.example',
      LEAD_WEBHOOK_SECRET: 'long enough to be one',
      METRICS: 'on',
      DATABASE_URL: 'postgres://a.example/c',
    }

    const problems = problemsOf({ ...others, [name]: value })

    expect(problems).toEqual([expect.stringContaining(`${name} must be a`)])
    expect(problems.join()).not.toContain('MARK')
  })

  it.each([
    [{ SMTP_URL: 'smtp://a.example' }, 'CONTACT_TO must be set as well, because SMTP_URL is'],
    [{ CONTACT_TO: 'a@b.example' }, 'SMTP_URL must be set as well, because CONTACT_TO is'],
    [{ LEAD_RECEIPTS: 'on' }, 'SMTP_URL must be set as well, because LEAD_RECEIPTS is on'],
    [
      { LEAD_WEBHOOK_URL: 'https://a.example' },
      'LEAD_WEBHOOK_SECRET must be set as well, because LEAD_WEBHOOK_URL is',
    ],
    [
      { METRICS_TOKEN: 'long-enough-to-be-one' },
      'METRICS must be set as well, because METRICS_TOKEN is',
    ],
    [
      { SHARED_SECRET: 'long-enough-to-be-one' },
      'DATABASE_URL must be set as well, because SHARED_SECRET is',
    ],
    [{ BACKUPS_KEPT: '3' }, 'BACKUP_DIR must be set as well, because BACKUPS_KEPT is'],
    [
      { TAG_MANAGER_URL: 'https://tags.example' },
      'TAG_MANAGER_ID must be set as well, because TAG_MANAGER_URL is',
    ],
    [
      { GEO_LOOKUP_URL: '/api/geo' },
      'GEO_COUNTRY_HEADER must be set as well, because GEO_LOOKUP_URL is /api/geo',
    ],
    [
      { GEO_COUNTRY_HEADER: 'CF-IPCountry' },
      'TRUST_PROXY must be set as well, because GEO_COUNTRY_HEADER is',
    ],
  ])('does not take half of %j', (env, problem) => {
    expect(problemsOf(env)).toEqual([problem])
  })

  it.each(['*', 'https://*.example.com', 'http://a.example', 'https://a.example/', 'null'])(
    'lets no website call that is named %j',
    (origins) => {
      expect(problemsOf({ VOICE_WIDGET: 'on', VOICE_WIDGET_ORIGINS: origins })).toHaveLength(1)
    },
  )

  describe('the hosted voice provider', () => {
    const hosted = {
      VOICE_PROVIDER: 'hosted',
      VOICE_API_URL: 'https://api.example.com',
      VOICE_PUBLIC_KEY: 'share-key',
      VOICE_ASSISTANT_AIR: 'a',
      VOICE_ASSISTANT_HOTELS: 'b',
      VOICE_ASSISTANT_TRANSPORTATION: 'c',
    }

    it('is read whole', () => {
      expect(readConfig(hosted)).toMatchObject({
        voiceProvider: 'hosted',
        voiceApiUrl: 'https://api.example.com',
        voicePublicKey: 'share-key',
        voiceAssistantAir: 'a',
        voiceAssistantHotels: 'b',
        voiceAssistantTransportation: 'c',
      })
    })

    it.each(Object.keys(hosted).slice(1))('is not taken without %s', (name) => {
      expect(problemsOf({ ...hosted, [name]: '' })).toEqual([
        `${name} must be set as well, because VOICE_PROVIDER is hosted`,
      ])
    })

    it('names everything that is missing', () => {
      expect(problemsOf({ VOICE_PROVIDER: 'hosted' })).toHaveLength(5)
    })

    it.each(Object.keys(hosted).slice(2))('must be chosen, or another, with %s', (name) => {
      const alone = { [name]: hosted[name as keyof typeof hosted] }
      expect(problemsOf(alone)).toEqual([`VOICE_PROVIDER must be set as well, because ${name} is`])
      expect(problemsOf({ ...alone, VOICE_PROVIDER: 'embedded' })).toEqual([])
      expect(problemsOf({ ...alone, VOICE_PROVIDER: 'off' })).toEqual([])
    })

    it('need not be chosen to bring assistants there', () => {
      expect(problemsOf({ VOICE_API_URL: hosted.VOICE_API_URL })).toEqual([])
    })

    it.each([
      'http://api.example.com',
      '/voice',
      'https://',
      'https://api.example.com; script-src *',
      'javascript:alert(1)',
    ])('is not at %j', (url) => {
      expect(problemsOf({ ...hosted, VOICE_API_URL: url })).toEqual([
        `VOICE_API_URL must be an https address; http only for this machine, such as http://localhost:8080, not ${JSON.stringify(url)}`,
      ])
    })

    it.each(['http://localhost:8080', 'http://127.0.0.1/voice', 'https://api.example.com:8443/v1'])(
      'may be at %j',
      (url) => {
        expect(readConfig({ ...hosted, VOICE_API_URL: url }).voiceApiUrl).toBe(url)
      },
    )
  })

  it('names every problem at once, one line each', () => {
    const problems = problemsOf({ LOG_LEVEL: 'loud', PORT: 'x\ny', HOST: '0.0.0.0' })

    expect(problems.map((line) => line.split(' ')[0])).toEqual(['PORT', 'LOG_LEVEL'])
    expect(problems.every((line) => !line.includes('\n'))).toBe(true)
  })
})

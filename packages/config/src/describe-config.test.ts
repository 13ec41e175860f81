import { expect, it } from 'vitest'

import { settingList, describeConfig, readConfig } from './index.ts'

it('lists every setting once, in the order of the documents', () => {
  const names = describeConfig(readConfig({})).map((row) => row.name)

  expect(names).toEqual(settingList.map((key) => key.name))
})

it('calls everything a default when nothing is set', () => {
  expect(describeConfig(readConfig({})).every((row) => row.isDefault)).toBe(true)
})

it('tells what was changed from what follows from it', () => {
  const rows = describeConfig(
    readConfig({ PORT: '8080', LOG_LEVEL: 'debug', METRICS: 'on', LEAD_SILENCE_DAYS: 'off' }),
  )

  expect(rows).toEqual(
    expect.arrayContaining(
      [
        { name: 'PORT', value: '8080', isDefault: false },
        { name: 'HOST', value: '0.0.0.0', isDefault: true },
        { name: 'PUBLIC_URL', value: 'http://localhost:8080', isDefault: true },
        { name: 'LOG_LEVEL', value: 'debug', isDefault: false },
        { name: 'METRICS', value: 'on', isDefault: false },
        { name: 'LEAD_SILENCE_DAYS', value: 'off', isDefault: false },
        { name: 'TRUST_PROXY', value: 'off', isDefault: true },
      ].map((row) => expect.objectContaining(row)),
    ),
  )
})

it.each([
  [{ CONTACT_RATE_PER_MINUTE: '10' }, ['default', 'default 5', 'default 20', 'default 1']],
  [{ CONTACT_RATE_PER_MINUTE: '30' }, ['set', 'default none', 'default none', 'default none']],
  [
    { CONTACT_RATE_PER_MINUTE: '30', CONTACT_RATE_PER_HOUR: '5' },
    ['set', 'set 5', 'default none', 'default none'],
  ],
])('does not say that limits were set by %j that only follow from it', (env, [rate, ...limits]) => {
  const rows = describeConfig(readConfig(env))
  const from = (name: string) => rows.find((row) => row.name === name)

  expect(from('CONTACT_RATE_PER_MINUTE')?.isDefault).toBe(rate === 'default')
  expect(
    ['CONTACT_RATE_PER_HOUR', 'CONTACT_RATE_PER_DAY', 'CONTACT_PROOF_AFTER'].map((name) => {
      const row = from(name)
      return `${row?.isDefault ? 'default' : 'set'} ${row?.value}`
    }),
  ).toEqual(limits)
})

it('shows where a secret leads and nothing of the secret', () => {
  const rows = describeConfig(
    readConfig({
      DATABASE_URL: 'postgres://owner:MARK@db.example:5432/leads?password=MARK',
      SMTP_URL: 'smtps://sender%40MARK:MARK@mail.example:465',
      CONTACT_TO: 'sales@nightdesk.example',
      LEAD_WEBHOOK_URL: 'https://hooks.example/MARK?token=MARK',
      LEAD_WEBHOOK_SECRET: 'MARK-MARK-MARK-MARK',
      ERROR_REPORT_DSN: 'https://MARK@errors.example/1',
    }),
  )

  const values = Object.fromEntries(rows.map(({ name, value }) => [name, value]))
  expect(values).toMatchObject({
    DATABASE_URL: 'postgres://***@db.example:5432/leads',
    SMTP_URL: 'smtps://***@mail.example:465',
    LEAD_WEBHOOK_URL: 'https://hooks.example/***',
    LEAD_WEBHOOK_SECRET: '(hidden)',
    ERROR_REPORT_DSN: 'https://***@errors.example/1',
  })
  expect(JSON.stringify(rows)).not.toContain('MARK')
})

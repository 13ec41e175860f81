import { describe, expect, it } from 'vitest'
import { cleanReport } from './error-report.ts'

const visitor = {
  name: 'Ada Moss',
  email: 'ada@clinic.example',
  phone: '+1 212 555 0134',
  address: '203.0.113.7',
  cookie: 'session=MARK',
}

/** What an SDK might put together, with the visitor in every place there is. */
const full = {
  event_id: '0123456789abcdef0123456789abcdef',
  timestamp: 1_700_000_000,
  platform: 'javascript',
  level: 'error',
  release: 'abc123',
  environment: `of ${visitor.name}`,
  server_name: visitor.name,
  user: { id: 'MARK', ip_address: visitor.address, email: visitor.email, username: visitor.name },
  request: {
    url: `https://a.example/contact?email=${visitor.email}`,
    headers: { Cookie: visitor.cookie, 'X-Forwarded-For': visitor.address },
    data: { message: `I am ${visitor.name}` },
  },
  extra: { form: visitor },
  contexts: { visit: visitor },
  breadcrumbs: [{ message: `typed ${visitor.name}` }],
  tags: { page: `/contact?email=${visitor.email}`, browser: 'Firefox 150', name: visitor.name },
  exception: {
    values: [
      {
        type: 'TypeError',
        value: `"${visitor.name}" at ${visitor.email}, ${visitor.phone} from ${visitor.address}`,
        mechanism: { type: 'onerror', handled: false, data: visitor },
        stacktrace: {
          frames: [
            {
              filename: `https://a.example/assets/a.js?email=${visitor.email}`,
              function: 'submit',
              lineno: 3,
              colno: 7,
              in_app: true,
              vars: visitor,
              context_line: `const name = "${visitor.name}"`,
            },
            { filename: ['', 'home', 'ada-moss', 'apps/server/src/app.ts'].join('/'), lineno: 1 },
          ],
        },
      },
    ],
  },
}

describe('a report of an error', () => {
  it('keeps what helps to mend the error', () => {
    expect(cleanReport(full)).toEqual({
      event_id: full.event_id,
      timestamp: full.timestamp,
      platform: 'javascript',
      level: 'error',
      release: 'abc123',
      tags: { page: '/contact', browser: 'Firefox 150' },
      exception: {
        values: [
          {
            type: 'TypeError',
            value: '[text] at [email], [number] from [address]',
            mechanism: { type: 'onerror', handled: false },
            stacktrace: {
              frames: [
                {
                  filename: 'https://a.example/assets/a.js',
                  function: 'submit',
                  lineno: 3,
                  colno: 7,
                  in_app: true,
                },
                { filename: 'apps/server/src/app.ts', lineno: 1 },
              ],
            },
          },
        ],
      },
    })
  })

  it('holds nothing of the visitor, wherever it stood', () => {
    const text = JSON.stringify(cleanReport(full)).toLowerCase()

    for (const fact of [...Object.values(visitor), 'ada', 'moss', 'mark']) {
      expect(text).not.toContain(fact.toLowerCase())
    }
  })

  it.each([
    ['nothing', undefined],
    ['a list', []],
    ['no id', { ...full, event_id: undefined }],
    ['an id that is none', { ...full, event_id: '"><script>' }],
    ['nothing that failed', { ...full, exception: { values: [] } }],
    ['odd values', { ...full, exception: { values: 'x' } }],
  ])('is none when there is %s', (_, given) => {
    expect(cleanReport(given)).toBeUndefined()
  })

  it('survives values of every odd kind', () => {
    const odd = {
      ...full,
      exception: { values: [{ value: 1, stacktrace: { frames: [null, 1] } }] },
    }

    expect(cleanReport({ ...odd, timestamp: 'x', tags: [] })?.exception?.values).toEqual([
      { type: 'Error', value: '', mechanism: { type: 'generic', handled: false } },
    ])
  })

  it('takes no more than a few errors and frames', () => {
    const stacktrace = { frames: Array.from({ length: 500 }, () => ({ lineno: 1 })) }
    const values = Array.from({ length: 50 }, () => ({ type: 'E', value: 'e', stacktrace }))

    const report = cleanReport({ ...full, exception: { values } })

    expect(report?.exception?.values).toHaveLength(5)
    expect(report?.exception?.values[0]?.stacktrace?.frames).toHaveLength(50)
  })
})

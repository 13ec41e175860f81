import { readConfig } from '@nightdesk/config'
import { describe, expect, it, onTestFinished } from 'vitest'

import { buildApp } from './app.ts'

describe('the app without a site', () => {
  it('answers its probes, and 404 with the security headers to everything else', async () => {
    const app = await buildApp({ config: readConfig({ LOG_LEVEL: 'silent' }) })
    onTestFinished(() => app.close())

    const health = await app.inject('/healthz')
    const page = await app.inject('/')

    expect(health.statusCode).toBe(200)
    expect(page.statusCode).toBe(404)
    expect(page.json()).toHaveProperty('error')
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'/)
  })
})

import { globSync } from 'node:fs'
import { join } from 'node:path'
import { routes } from '@nightdesk/content'
import { expect, test } from '@playwright/test'
import { buildDir } from '../../scripts/project/paths.ts'
import { startSite } from './site-server.ts'

/** Stands in every secret of the configuration. */
const mark = 'markofsecrets0123456789'
const secrets = {
  SMTP_URL: `smtp://desk:${mark}@127.0.0.1:9`,
  CONTACT_TO: 'sales@nightdesk.example',
  LEAD_WEBHOOK_URL: 'https://hooks.example/lead',
  LEAD_WEBHOOK_SECRET: mark,
  VOICE_PROVIDER: 'embedded',
  VOICE_API_KEY: mark,
  LLM_URL: 'http://127.0.0.1:9/v1',
  LLM_MODEL: 'a-model',
  LLM_KEY: mark,
  ERROR_REPORT_DSN: `http://${mark}@127.0.0.1:9/1`,
}

test('no served byte holds a secret of the configuration', async ({ request }) => {
  const site = await startSite(secrets)
  try {
    const client = join(buildDir, 'current/client')
    const files = globSync('**/*.{js,css,html,json,txt,xml,data}', { cwd: client })
    const paths = [
      ...routes.map(({ path }) => path),
      ...files.filter((file) => !file.endsWith('.html')).map((file) => `/${file}`),
      '/healthz',
      '/readyz',
      '/no-such-page',
    ]
    const telling: string[] = []
    for (const path of paths) {
      const response = await request.get(site.url + path)
      const served = JSON.stringify(response.headers()) + (await response.text())
      if (served.includes(mark)) telling.push(path)
    }
    const token = await request.post(`${site.url}/voice/token`, { data: { assistantId: 'air' } })

    expect(paths.length).toBeGreaterThan(routes.length + 20)
    expect(telling).toEqual([])
    expect(await token.text()).not.toContain(mark)
  } finally {
    await site.stop()
  }
})

import { chromium, type Page } from '@playwright/test'
import { createServer, type ViteDevServer } from 'vite'
import { chromiumArgs, ensureChromium } from '../scripts/chromium.ts'
import { rootDir } from '../scripts/project/paths.ts'

const pagePath = '/film/preview.html'

export type Studio = {
  /** One frame of the film as a PNG. */
  readonly shoot: (second: number) => Promise<Buffer>
  readonly close: () => Promise<void>
}

/** Serves the preview page from the sources, as they are now. */
export async function servePreview(): Promise<{
  readonly server: ViteDevServer
  readonly url: string
}> {
  const server = await createServer({
    root: rootDir,
    configFile: false,
    logLevel: 'warn',
    appType: 'mpa',
    server: { host: '127.0.0.1', port: 0, hmr: false },
    // Nothing to bundle ahead: the film has no dependency.
    optimizeDeps: { noDiscovery: true },
  })
  await server.listen()
  return { server, url: new URL(pagePath, server.resolvedUrls?.local[0]).href }
}

/** A browser with the film loaded, ready to be photographed frame by frame. */
export async function openStudio(): Promise<Studio> {
  const executablePath = await ensureChromium()
  const { server, url } = await servePreview()
  const browser = await chromium.launch({ executablePath, args: chromiumArgs })
  const page = await browser.newPage()
  await page.goto(url)
  await page.waitForFunction(() => window.shootFrame !== undefined)
  return {
    shoot: (second) => shootFrame(page, second),
    close: async () => {
      await browser.close()
      await server.close()
    },
  }
}

async function shootFrame(page: Page, second: number): Promise<Buffer> {
  const address = await page.evaluate((at) => window.shootFrame?.(at) ?? '', second)
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
}

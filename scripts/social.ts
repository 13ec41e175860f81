// `npm run social`: draws the preview of each page and the icons, from the site's own parts, in Chromium. The results
// are committed; a test says when they are stale. A picture that looks as before stays as it is.
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createServer } from 'vite'
import type { Page } from '@playwright/test'
import { withBrowser } from '../bench/browser.ts'
import { runCommand } from './process/command.ts'
import { PlainError } from './process/plain-error.ts'
import { rootDir, siteDir } from './project/paths.ts'
import { writeManifest } from './social/manifest.ts'
import { toPalette } from './social/palette.ts'
import { expectedPictures } from './social/pictures.ts'
import { decodePng, encodeIndexedPng } from './social/png.ts'
import { updatePicture } from './social/update-picture.ts'

const publicDir = join(siteDir, 'public')
const viewport = { width: 1200, height: 630 }

await runCommand(async () => {
  const server = await createServer({
    configFile: join(siteDir, 'social/vite.config.ts'),
    logLevel: 'warn',
    server: { port: 0, host: '127.0.0.1' },
  })
  try {
    await server.listen()
    const url = server.resolvedUrls?.local[0]
    if (!url) throw new PlainError('The page with the pictures could not be served.')
    await withBrowser([], async (browser) => takePictures(await browser.newPage({ viewport }), url))
  } finally {
    await server.close()
  }
  writeManifest(rootDir, expectedPictures)
  return 0
})

async function takePictures(page: Page, url: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(url)
  await page.locator('[data-file]').first().waitFor()
  await page.evaluate(() => document.fonts.ready)
  for (const file of expectedPictures) {
    const picture = page.locator(`[data-file="${file}"]`)
    const taken = await picture.screenshot({ omitBackground: true })
    const bytes = encodeIndexedPng(toPalette(decodePng(taken)))
    console.log(`${file} ${bytes.length} bytes, ${updatePicture(join(publicDir, file), bytes)}`)
  }
  removeOthers()
}

/** Previews of pages that are gone. */
function removeOthers(): void {
  for (const name of readdirSync(join(publicDir, 'social'))) {
    if (!expectedPictures.includes(`/social/${name}`)) rmSync(join(publicDir, 'social', name))
  }
}

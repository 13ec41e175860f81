import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds wrong with the page as it stands: one line for each element. */
export async function accessibilityFaults(page: Page): Promise<readonly string[]> {
  // Whatever the header would lie on is only scrolled under it.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await page.evaluate(settleMotion)
  // Legacy mode looks at this document only, which is all there is, and needs no second window.
  const { violations } = await new AxeBuilder({ page }).withTags(rules).setLegacyMode().analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} — ${node.failureSummary}`),
  )
}

/** Runs in the page: what is half faded has no contrast that anybody reads by. What moves for ever is not waited for. */
async function settleMotion(): Promise<void> {
  const ending = document.getAnimations().filter(({ effect, playState }) => {
    const end = effect?.getComputedTiming().endTime
    return playState === 'running' && typeof end === 'number' && Number.isFinite(end)
  })
  await Promise.allSettled(ending.map(({ finished }) => finished))
}

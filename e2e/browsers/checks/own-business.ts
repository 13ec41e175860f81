import { ownBusinessPage } from '@nightdesk/content'
import { describe, expect, it } from 'vitest'
import type { Visit } from '../in-browser.ts'
import { keys } from '../tab.ts'
import { hearSilence, microphones } from './call-page.ts'

const path = '/products/air'
const name = 'Rose Street Bakery'
const question = 'Are you open on Monday?'
const [, secondTrade] = ownBusinessPage.trade.trades
const stopButton = { selector: '.setup-go button', name: ownBusinessPage.stop }

export function checkOwnBusiness({ tab, narrow }: Visit): void {
  const words = (selector: string) => tab().run(wordsOf, selector)

  describe('a line of one’s own', () => {
    it('is filled in and called by keyboard, picks up by its name, and answers what is typed', async () => {
      await tab().stayAt(path)
      await tab().run(hearSilence)
      await tab().resize(narrow)
      await tab().run(unfold)
      expect(await tab().run(cutFields)).toEqual([])
      await tab().focus('.setup [name="name"]')
      await tab().type(name)
      await expect.poll(() => words('.desk-card-name')).toEqual(name)
      await tab().type(keys.tab + keys.right)
      await expect.poll(() => words('.desk-card-trade')).toEqual(secondTrade.name)
      await tab().type(keys.tab + keys.tab)
      await tab().control('a')
      await tab().type('Tue-Sat 10 to 7')
      await expect.poll(() => words('.desk-card')).toContain('Tuesday through Saturday')

      await tab().type(keys.enter)
      await expect.poll(() => words('.own-line [data-by="assistant"]')).toContain(name)
      await tab().focus('.own-line .demo-type input')
      await tab().type(question + keys.enter)
      await expect.poll(() => words('.own-line [data-by="user"]')).toContain(question)
      await expect
        .poll(() => words('.own-line [data-by="user"] ~ [data-by="assistant"]'))
        .not.toBe('')
      await tab().click(stopButton)
      await expect.poll(() => tab().run(microphones)).toEqual(['ended'])
    })
  })
}

/** Opens what is folded away under name and trade, where another check has not. */
function unfold(): void {
  document.querySelector<HTMLElement>('.setup-more:not([open]) > summary')?.click()
}

/** Fields that do not show all their words. */
function cutFields(): string[] {
  return [...document.querySelectorAll<HTMLTextAreaElement>('.setup-question textarea')]
    .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)
    .map(({ value }) => value)
}

/** What the first of these says. */
function wordsOf(selector: string): string {
  return document.querySelector(selector)?.textContent?.trim() ?? ''
}

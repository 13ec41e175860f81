import { describe, expect, it } from 'vitest'
import type { Visit } from '../in-browser.ts'

export function checkPaper({ tab }: Visit): void {
  describe('on paper', () => {
    it('every figure of the calculator stays in its card, and its ledger can be cut between sheets', async () => {
      await tab().stayAt('/measured-performance')
      await tab().run(putOnPaper)

      expect.soft(await tab().run(wideFigures)).toEqual([])
      expect.soft(await tab().run(display, '.savings-ledger')).toBe('block')
      expect.soft(await tab().run(display, '.ledger-inputs')).toBe('block')
    })
  })
}

export function checkSlipsOnPaper({ tab }: Visit): void {
  describe('on paper', () => {
    it('no row of a slip is lost where a sheet ends', async () => {
      await tab().open('/products/air')
      await tab().run(putOnPaper)

      expect(await tab().run(shadedSlips)).toEqual([])
    })
  })
}

/** As a printer has it, and WebKit: by the rules for paper, on a sheet that is narrower than the window. */
function putOnPaper(): void {
  const apply = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && rule.media.mediaText === 'print')
        rule.media.mediaText = 'all'
      else if (rule instanceof CSSGroupingRule) apply(rule.cssRules)
    }
  }
  for (const sheet of document.styleSheets) apply(sheet.cssRules)
  document.body.style.width = '34rem'
}

/** Figures that reach over the edge of their card. */
function wideFigures(): (string | null)[] {
  return [...document.querySelectorAll('.result-figure')]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map(({ textContent }) => textContent)
}

function display(selector: string): string | undefined {
  const element = document.querySelector(selector)
  return element ? getComputedStyle(element).display : undefined
}

/** Slips with a shadow: where a sheet ends in the middle of one, Firefox loses the rows that follow. */
function shadedSlips(): (string | null)[] {
  return [...document.querySelectorAll('.slip')]
    .filter((slip) => getComputedStyle(slip).filter !== 'none')
    .map(({ textContent }) => textContent)
}

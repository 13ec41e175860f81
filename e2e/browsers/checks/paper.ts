import { describe, expect, it } from 'vitest'
import { unprintedMarks } from '../../unprinted-marks.ts'
import type { Visit } from '../in-browser.ts'

/** What Firefox lays a page out by when it prints on A4. */
const sheetPx = 718

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

    it('words are dark, sections can be cut between sheets, and what is pressed is left out', async () => {
      await tab().open('/products/air')
      await tab().run(putOnPaper)

      expect.soft(await tab().run(paleWords)).toEqual([])
      expect.soft(await tab().run(display, '.section')).toBe('block')
      expect.soft(await tab().run(display, '.security')).toBe('block')
      expect.soft(await tab().run(display, '.contact-form')).toBe('none')
      expect.soft(await tab().run(display, '.site-footer')).toBe('none')
    })
  })
}

export function checkTicketOnPaper({ tab }: Visit): void {
  describe('on paper', () => {
    // Firefox prints nothing of it as a grid.
    it('the ticket is there', async () => {
      await tab().open('/industries/transportation')
      await tab().resize(sheetPx)
      await tab().run(putOnPaper)

      expect(await tab().run(display, '.ticket')).toBe('block')
    })

    it('what is drawn by a ground alone is printed', async () => {
      await tab().stayAt('/industries/transportation')
      await tab().resize(sheetPx)
      await tab().run(putOnPaper)

      expect(await tab().run(unprintedMarks)).toEqual([])
    })

    it('no stamp hangs over the edge of a slip, where a sheet may end', async () => {
      await tab().stayAt('/industries/transportation')
      await tab().resize(sheetPx)
      await tab().run(putOnPaper)

      expect(await tab().run(positionOf, '.next-slip .stamp')).toBe('static')
    })
  })
}

export function checkPlateOnPaper({ tab }: Visit): void {
  describe('on paper', () => {
    // Firefox prints no rows of it as a grid.
    it('the lit plate has all its rows', async () => {
      await tab().open('/products')
      await tab().run(putOnPaper)

      expect.soft(await tab().run(display, '.desk-place[data-lit]')).toBe('block')
      expect.soft(await tab().run(display, '.desk-facts > div')).toBe('block')
    })
  })
}

export function checkFileOnPaper({ tab }: Visit): void {
  describe('on paper', () => {
    it('the cards are there at once, and nothing to jump with', async () => {
      await tab().open('/use-cases')
      await tab().run(putOnPaper)

      expect.soft(await tab().run(animationOf, '.solution:last-child')).toBe('none')
      expect.soft(await tab().run(display, '.jump-row')).toBe('none')
    })
  })
}

/** As a printer has it, and WebKit: by the rules for paper, on a sheet that is narrower than the window. */
function putOnPaper(): void {
  const apply = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && rule.media.mediaText.split(', ').includes('print'))
        rule.media.mediaText = 'all'
      else if (rule instanceof CSSMediaRule && rule.media.mediaText === 'not print')
        rule.media.mediaText = 'not all'
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

function animationOf(selector: string): string | undefined {
  const element = document.querySelector(selector)
  return element ? getComputedStyle(element).animationName : undefined
}

function positionOf(selector: string): string | undefined {
  const element = document.querySelector(selector)
  return element ? getComputedStyle(element).position : undefined
}

/** Headings and buttons in another color than the words by day: light ones, for a ground that is not printed. */
function paleWords(): (string | null)[] {
  const ink = getComputedStyle(document.body).color
  return [...document.querySelectorAll('main :is(h1, h2, .button)')]
    .filter((words) => words.checkVisibility() && getComputedStyle(words).color !== ink)
    .map(({ textContent }) => textContent)
}

/** Slips with a shadow: where a sheet ends in the middle of one, Firefox loses the rows that follow. */
function shadedSlips(): (string | null)[] {
  return [...document.querySelectorAll('.slip')]
    .filter((slip) => getComputedStyle(slip).filter !== 'none')
    .map(({ textContent }) => textContent)
}

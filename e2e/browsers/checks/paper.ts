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

      expect(await tab().run(filteredWords)).toEqual([])
    })

    it('heading, note and address to write to keep together', async () => {
      await tab().stayAt('/products/air')
      await tab().run(putOnPaper)

      expect(await tab().run(valueOnPaper, '.section:has(.mailbox)', 'break-inside')).toBe('avoid')
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

    // Chromium and WebKit would lay it out as beside the ride.
    it('the stub stands in line with the ride above it', async () => {
      await tab().stayAt('/industries/transportation')
      await tab().resize(sheetPx)
      await tab().run(putOnPaper)

      expect(await tab().run(valueOnPaper, '.ticket-stub', 'padding-left')).toBe(
        await tab().run(valueOnPaper, '.ticket-ride', 'padding-left'),
      )
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

      expect(await tab().run(valueOnPaper, '.next-slip .stamp', 'position')).toBe('static')
    })
  })
}

export function checkCardsOnPaper({ tab }: Visit): void {
  describe('on paper', () => {
    // Firefox prints words under a filter as a blurred picture of them.
    it('no card is a picture, and no line of a day is cut from its answer', async () => {
      await tab().open('/industries/healthcare')
      await tab().run(putOnPaper)

      expect.soft(await tab().run(filteredWords)).toEqual([])
      expect
        .soft(await tab().run(valueOnPaper, '.visit-sheet', 'border-left-width'))
        .not.toBe('0px')
      expect.soft(await tab().run(valueOnPaper, '.sink-lines li', 'break-inside')).toBe('avoid')
    })
  })
}

export function checkChitsOnPaper({ tab }: Visit): void {
  describe('on paper', () => {
    it('no chit is a picture, and the label of a call goes with it', async () => {
      await tab().open('/industries/restaurants-takeouts')
      await tab().run(putOnPaper)

      expect.soft(await tab().run(filteredWords)).toEqual([])
      expect.soft(await tab().run(valueOnPaper, '.rail-runs > div', 'break-inside')).toBe('avoid')
    })
  })
}

export function checkKeysOnPaper({ tab }: Visit): void {
  describe('on paper', () => {
    // Firefox does not measure containers when it prints.
    it('all keys hang from the desk', async () => {
      await tab().open('/industries/hotels-hospitality')
      await tab().run(putOnPaper)
      await tab().run(measureNoContainers)

      // Each browser counts its zoom differently.
      const width = await tab().run(valueOnPaper, '.free-keys', 'width')
      expect(Number.parseFloat(width)).toBeGreaterThan(200)
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

function valueOnPaper(selector: string, property: string): string {
  const element = document.querySelector(selector)
  if (!element) throw new Error(`No ${selector} in the page.`)
  return getComputedStyle(element).getPropertyValue(property)
}

/** Rules that ask how much room a part has get no answer any more. */
function measureNoContainers(): void {
  for (const element of document.querySelectorAll<HTMLElement>('main *')) {
    if (getComputedStyle(element).containerType !== 'normal') element.style.containerType = 'normal'
  }
}

/** Headings and buttons in another color than the words by day: light ones, for a ground that is not printed. */
function paleWords(): (string | null)[] {
  const ink = getComputedStyle(document.body).color
  return [...document.querySelectorAll('main :is(h1, h2, .button)')]
    .filter((words) => words.checkVisibility() && getComputedStyle(words).color !== ink)
    .map(({ textContent }) => textContent)
}

/**
 * Words under a filter, as a shadow is one: Firefox prints a picture of them, and where a sheet ends in the middle of it,
 * it loses the rows that follow.
 */
function filteredWords(): (string | null)[] {
  return [...document.querySelectorAll('main *')]
    .filter((part) => part.textContent !== '' && part.checkVisibility())
    .filter((part) => getComputedStyle(part).filter !== 'none')
    .map(({ textContent }) => textContent)
}

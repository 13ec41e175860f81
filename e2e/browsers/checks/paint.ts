import { describe, expect, it } from 'vitest'
import type { Visit } from '../in-browser.ts'
import { brightnessOf } from '../picture.ts'

export function checkHatching({ tab }: Visit): void {
  describe('what is drawn', () => {
    it('a hatched cell shows its stripes', async () => {
      await tab().stayAt('/industries/financial-services')
      const cell = await tab().run(show, '.plan-line[data-likely] .plan-cell[data-full]')
      const dots = (await brightnessOf(tab(), within(cell)))
        .flat()
        .toSorted((one, other) => one - other)

      const [dark = 0, bright = 0] = [0.25, 0.75].map(
        (share) => dots[Math.floor(dots.length * share)],
      )
      expect(bright - dark).toBeGreaterThan(8)
    })
  })
}

export function checkDoubleRule({ tab }: Visit): void {
  describe('what is drawn', () => {
    it('a double rule is two lines', async () => {
      await tab().stayAt('/industries/restaurants-takeouts')
      const bill = await tab().run(show, '.losses-total')
      const column = (await brightnessOf(tab(), acrossLowerEdge(bill))).map(([first = 0]) => first)

      expect(darkRuns(column)).toBe(2)
    })
  })
}

export function checkUnderlines({ tab }: Visit): void {
  describe('what is drawn', () => {
    it('the words that counted in a call are underlined', async () => {
      await tab().stayAt('/')

      expect(await tab().run(linesOf, '.heard-words mark')).toEqual(['underline'])
    })
  })
}

export function checkLastLines({ tab, narrow }: Visit): void {
  describe('what is drawn', () => {
    it('no last line is a word alone', async () => {
      await tab().stayAt('/industries/healthcare')

      expect.soft(await tab().run(lonelyWords), 'wide').toEqual([])
      await tab().resize(narrow)
      expect.soft(await tab().run(lonelyWords), 'narrow').toEqual([])
    })
  })
}

export function checkDots({ tab }: Visit): void {
  describe('what is drawn', () => {
    it('the hours of a closed day are dots', async () => {
      await tab().stayAt('/products/air')
      const sunday = await tab().run(show, '.week-day:last-of-type .day-bars')
      const [row = []] = await brightnessOf(tab(), alongTheMiddle(sunday))

      expect(darkRuns(row)).toBe(48)
    })
  })
}

export function checkCoupon({ tab }: Visit): void {
  describe('what is drawn', () => {
    it('the perforation of the coupon runs from edge to edge, and the stub’s words stand in its middle', async () => {
      await tab().stayAt('/industries/restaurants-takeouts')
      const { perforation, stub, coupon } = await tab().run(partsOfCoupon)

      expect.soft(perforation.height).toBe(coupon.height)
      expect.soft(Math.abs(stub.middle - coupon.middle)).toBeLessThan(2)
    })
  })
}

export function checkAskewTables({ tab }: Visit): void {
  describe('what is drawn', () => {
    // Firefox draws lines that cells share in steps where they do not lie level.
    it('no cells share their lines on paper that lies askew', async () => {
      await tab().stayAt('/industries/financial-services')

      expect(await tab().run(collapseOf, '.statement-table')).toBe('separate')
    })
  })
}

function collapseOf(selector: string): string | undefined {
  const table = document.querySelector(selector)
  return table ? getComputedStyle(table).borderCollapse : undefined
}

/** How high its parts are and where their middle is, as if it lay level. */
function partsOfCoupon() {
  const coupon = document.querySelector<HTMLElement>('.coupon')
  const parts = [...(coupon?.children ?? [])] as HTMLElement[]
  const perforation = parts.find((part) => {
    const { borderLeftStyle, borderRightStyle } = getComputedStyle(part)
    return [borderLeftStyle, borderRightStyle].includes('dashed')
  })
  const measure = (part: HTMLElement | null | undefined, top = 0) => ({
    height: part?.offsetHeight ?? 0,
    middle: (part?.offsetTop ?? 0) - top + (part?.offsetHeight ?? 0) / 2,
  })
  const isWithin = parts[0]?.offsetParent === coupon
  return {
    coupon: measure(coupon, coupon?.offsetTop),
    perforation: measure(perforation),
    stub: measure(
      coupon?.querySelector<HTMLElement>('.coupon-stub'),
      isWithin ? 0 : coupon?.offsetTop,
    ),
  }
}

/** Words that stand alone on the last of several lines. */
function lonelyWords(): string[] {
  const topOf = (text: Text, at: number) => {
    const letter = document.createRange()
    letter.setStart(text, at)
    letter.setEnd(text, at + 1)
    return letter.getBoundingClientRect().top
  }
  return [...document.querySelectorAll('main :is(p, li, dd)')].flatMap(({ childNodes }) => {
    const [text] = childNodes
    if (childNodes.length !== 1 || !(text instanceof Text)) return []
    const before = text.data.search(/\S+$/) - 2
    const end = text.length - 1
    return before > 0 && topOf(text, before) < topOf(text, end) - 4 ? [text.data] : []
  })
}

/** The kinds of lines that these words have. */
function linesOf(selector: string): string[] {
  const words = [...document.querySelectorAll(selector)]
  return [...new Set(words.map((each) => getComputedStyle(each).textDecorationLine))]
}

/** How often it gets dark, from one end to the other. */
function darkRuns(line: readonly number[]): number {
  const middle = (Math.min(...line) + Math.max(...line)) / 2
  const isDark = line.map((dot) => dot < middle)
  return isDark.filter((dark, at) => dark && !isDark[at - 1]).length
}

type Edges = {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** What lies well within the border. */
function within({ left, top, right, bottom }: Edges) {
  const inset = 8
  return {
    x: left + inset,
    y: top + inset,
    width: right - left - 2 * inset,
    height: bottom - top - 2 * inset,
  }
}

/** A thin strip across the lower border. */
function acrossLowerEdge({ left, bottom }: Edges) {
  const around = 8
  return { x: left + 40, y: Math.round(bottom) - around, width: 1, height: 2 * around }
}

/** A line from side to side. */
function alongTheMiddle({ left, top, right, bottom }: Edges) {
  return { x: left, y: Math.floor((top + bottom) / 2), width: right - left, height: 1 }
}

/** Brings a thing into view and waits until its section is all there: where it stands then. */
async function show(selector: string): Promise<Edges> {
  const element = document.querySelector(selector)
  const section = element?.closest('.reveal')
  if (!element) throw new Error(`No ${selector} in the page.`)
  const fold = element.closest('details')
  if (fold) fold.open = true
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const deadline = performance.now() + 8000
  const isHidden = () => section && getComputedStyle(section).opacity !== '1'
  do {
    if (performance.now() > deadline) throw new Error(`${selector} stays hidden.`)
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  } while (isHidden())
  const { left, top, right, bottom } = element.getBoundingClientRect()
  return { left, top, right, bottom }
}

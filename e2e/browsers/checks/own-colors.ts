import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { crossedHeadings, lostMarks, tightPlates, unreadableWords } from '../../own-colors.ts'
import type { Visit } from '../in-browser.ts'
import type { Firefox } from '../firefox-session.ts'

/** Whose colors count: those of the page, or always those of the visitor. */
const setting = 'browser.display.document_color_use'
const ofThePage = 0
const ofTheVisitor = 2

/** A line of stops and bars over words; swatches and labels; greetings in large letters. */
const paths = [
  '/industries/transportation',
  '/measured-performance',
  '/industries/hotels-hospitality',
] as const

export function checkOwnColors({ tab, narrow }: Visit, firefox: () => Firefox): void {
  describe('in a visitor’s own colors', () => {
    const choose = async (colors: number) => {
      await firefox().setPreference(setting, colors)
      await tab().run(untilOwnColorsAre, colors === ofTheVisitor)
    }
    beforeAll(() => choose(ofTheVisitor))
    afterAll(() => choose(ofThePage))

    it.each(paths)('%s keeps what it draws and what it says', async (path) => {
      await tab().stayAt(path)

      expect.soft(await tab().run(lostMarks)).toEqual([])
      expect.soft(await tab().run(tightPlates)).toEqual([])
      expect.soft(await tab().run(unreadableWords)).toEqual([])
      expect.soft(await tab().run(crossedHeadings)).toEqual([])
    })

    it('no heading of a phone’s page lies on a ground of the page', async () => {
      await tab().stayAt('/industries/hotels-hospitality')
      await tab().resize(narrow)

      expect(await tab().run(groundedHeadings)).toEqual([])
    })

    it('words on the envelope are told from it', async () => {
      await tab().stayAt('/products/air')

      expect(await tab().run(valueOf, '.envelope-words', 'fill')).toBe(
        await tab().run(systemColor, 'Canvas'),
      )
    })

    it('one frame holds machine and conversation, and paper has edges', async () => {
      await tab().stayAt('/products/air')
      const style = (selector: string, property: string) => tab().run(valueOf, selector, property)

      expect.soft(await style('.demo-card', 'border-right-width')).toBe('0px')
      expect.soft(await style('.demo-talk', 'border-right-width')).toBe('1px')
      expect.soft(await style('.slip-sheet', 'border-left-width')).toBe('1px')
    })

    it('paper whose edge is a shadow has a line for it', async () => {
      await tab().stayAt('/products/air')
      const style = (selector: string, property: string) => tab().run(valueOf, selector, property)

      expect.soft(await style('.counter li', 'outline-style')).toBe('solid')
      await tab().open('/industries/healthcare')
      expect.soft(await style('.visit-sheet', 'border-left-width')).toBe('1px')
      expect.soft(await style('.sample-sheet', 'border-left-width')).toBe('1px')
    })

    it('no line of a call that is not played is marked as said', async () => {
      await tab().stayAt('/industries/healthcare')

      expect(await tab().run(markOfTurn)).toBe('none')
    })

    it('what has no face of a button does not take the colors of one', async () => {
      await tab().stayAt('/products/air')

      expect(await tab().run(valueOf, '.setup-remove', 'color')).toBe(
        await tab().run(systemColor, 'LinkText'),
      )
      expect(await tab().run(valueOf, 'a.button', 'border-top-color')).toBe(
        await tab().run(systemColor, 'CanvasText'),
      )
    })
  })
}

/** A page's process hears of a preference a moment after the browser's own. */
function untilOwnColorsAre(active: boolean): Promise<void> {
  const query = matchMedia('(forced-colors: active)')
  return new Promise((resolve) => {
    const check = () => {
      if (query.matches === active) resolve()
    }
    query.addEventListener('change', check)
    check()
  })
}

/** Headings keep their own colors, and so would a ground of theirs. */
function groundedHeadings(): (string | null)[] {
  return [...document.querySelectorAll('main :is(h1, h2, h3)')]
    .filter((heading) => getComputedStyle(heading).backgroundColor !== 'rgba(0, 0, 0, 0)')
    .map(({ textContent }) => textContent)
}

function markOfTurn(): string {
  const turn = document.querySelector('[data-turn]')
  if (!turn) throw new Error('No line of a call in the page.')
  return getComputedStyle(turn, '::before').content
}

function valueOf(selector: string, property: string): string {
  const element = document.querySelector(selector)
  if (!element) throw new Error(`No ${selector} in the page.`)
  return getComputedStyle(element).getPropertyValue(property)
}

function systemColor(name: string): string {
  const probe = document.createElement('i')
  probe.style.color = name
  document.body.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

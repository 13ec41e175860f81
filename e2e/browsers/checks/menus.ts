import { header, healthcare, mobileMenu } from '@nightdesk/content'
import { describe, expect, it } from 'vitest'
import type { Visit } from '../in-browser.ts'
import { keys, type Tab } from '../tab.ts'

const firstSubline = 'dialog .menu-subline'
/** Every page has the menus; on this one nothing else takes time. */
const startPath = '/terms'
const rowPath = '/industries/healthcare'
const { title } = healthcare.meta
const firstRowPath = header.industries.rows.at(0)?.to ?? ''

export function checkMenus(visit: Visit): void {
  checkDropdown(visit)
  checkMobileMenu(visit)
}

function checkDropdown({ tab }: Visit): void {
  const button = { selector: '.desktop-nav button', name: header.industries.label }
  const isOpen = () => tab().run(hasSize, '.nav-row')

  describe('a dropdown', () => {
    it('opens at a press, closes on Escape, and its row leads to its page', async () => {
      await tab().stayAt(startPath)
      await tab().click(button)
      await expect.poll(isOpen).toEqual(true)
      await tab().type(keys.escape)
      await expect.poll(isOpen).toEqual(false)
      expect(await focusedText(tab())).toBe(header.industries.label)

      await tab().click(button)
      await tab().click({ selector: `.nav-row[href="${rowPath}"]` })
      await expect.poll(() => tab().run(() => document.title)).toEqual(title)
      await expect.poll(isOpen).toEqual(false)
    })

    it('opens by Enter, and its row is reached by Tab and taken by Enter', async () => {
      await tab().open(startPath)
      await tab().focus('.desktop-nav button')
      await tab().type(keys.enter)
      await expect.poll(isOpen).toEqual(true)
      await tab().type(keys.tab)
      await expect.poll(() => tab().run(focusedPath)).toEqual(firstRowPath)
      // A panel that closes as soon as the button is left would still pass the Enter of a quick hand on.
      await tab().run(untilCalm, '.nav-panel')
      expect(await isOpen()).toBe(true)
      await tab().type(keys.enter)

      await expect.poll(() => tab().run(() => location.pathname)).toEqual(firstRowPath)
      await expect.poll(isOpen).toEqual(false)
    })
  })
}

function checkMobileMenu({ tab, narrow }: Visit): void {
  const button = { selector: 'header button.menu-button', name: mobileMenu.open }
  const isOpen = () => tab().run(() => document.querySelector('dialog[open]') !== null)

  describe('the menu of small screens', () => {
    it('opens over the whole page, closes on Escape, leads to a page and is gone there', async () => {
      await tab().resize(narrow)
      await tab().open(startPath)
      await tab().click(button)
      await expect.poll(isOpen).toEqual(true)
      expect(await tab().run(uncoveredPx, 'dialog[open]')).toBe(0)
      await tab().type(keys.escape)
      await expect.poll(isOpen).toEqual(false)
      expect(await focusedText(tab())).toBe(mobileMenu.open)

      await tab().click(button)
      await tab().click({ selector: 'dialog summary', name: header.industries.label })
      await tab().click({ selector: `dialog a[href="${rowPath}"]` })
      await expect.poll(() => tab().run(() => document.title)).toEqual(title)
      await expect.poll(isOpen).toEqual(false)
    })

    it('is opened, unfolded and followed by keyboard', async () => {
      await tab().resize(narrow)
      await tab().open(startPath)
      await tab().focus(button.selector)
      await tab().type(keys.enter)
      await expect.poll(() => focusedText(tab())).toEqual(mobileMenu.close)
      await tab().type(keys.tab + keys.enter)
      await expect.poll(() => tab().run(hasSize, firstSubline)).toEqual(true)
      await tab().type(keys.tab + keys.enter)

      await expect.poll(() => tab().run(() => location.pathname)).toEqual(firstRowPath)
      await expect.poll(isOpen).toEqual(false)
    })
  })
}

function focusedText(tab: Tab): Promise<string | undefined> {
  return tab.run(() => document.activeElement?.textContent?.trim())
}

/** Where the link leads that has the focus. */
function focusedPath(): string | null | undefined {
  return document.activeElement?.getAttribute('href')
}

/** Until what the last key has changed is shown, or gone. */
async function untilCalm(selector: string): Promise<void> {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  await nextFrame()
  await nextFrame()
  const ways = document.querySelector(selector)?.getAnimations({ subtree: true }) ?? []
  await Promise.allSettled(ways.map(({ finished }) => finished))
  await nextFrame()
}

function hasSize(selector: string): boolean {
  return document.querySelector(selector)?.checkVisibility({ visibilityProperty: true }) ?? false
}

/** How much of the window's width and height a thing leaves free. */
function uncoveredPx(selector: string): number {
  const box = document.querySelector(selector)?.getBoundingClientRect()
  if (!box) return window.innerWidth + window.innerHeight
  return window.innerWidth - Math.round(box.width) + (window.innerHeight - Math.round(box.height))
}

import { consent } from '@nightdesk/content'
import { describe, expect, inject, it } from 'vitest'
import type { Visit } from '../in-browser.ts'

declare global {
  interface Window {
    isCounted?: boolean
  }
}

export function checkConsent({ tab, narrow }: Visit): void {
  const answer = (name: string) => ({ selector: '.consent-bar button', name })
  const state = () => tab().run(barState)
  const isCounted = () => tab().run(() => window.isCounted ?? false)

  describe('the bar that asks whether visits may be counted', () => {
    it('stands at the foot of the window, keeps a no, and a yes after it lets the tool in', async () => {
      await tab().open(inject('troubledSiteUrl'))
      await expect.poll(state).toEqual('asking')
      await expect.poll(() => tab().run(uncoveredBelow)).toEqual(0)
      await tab().resize(narrow)
      await expect.poll(() => tab().run(uncoveredBelow)).toEqual(0)
      expect(await tab().run(questionBorder)).toBe('0px')
      expect(await isCounted()).toBe(false)

      await tab().click(answer(consent.deny))
      await expect.poll(state).toEqual('answered')
      await tab().open(inject('troubledSiteUrl'))
      await expect.poll(state).toEqual('answered')
      expect(await isCounted()).toBe(false)
      await tab().click(answer(consent.change))
      await tab().click(answer(consent.grant))
      await expect.poll(isCounted).toEqual(true)
      expect(tab().takeConsole()).toEqual([])
    })
  })
}

function barState(): string | undefined {
  return document.querySelector<HTMLElement>('.consent-bar')?.dataset['state']
}

/** How far above the lower edge of the window the bar ends. */
function uncoveredBelow(): number | undefined {
  const bar = document.querySelector('.consent-bar')?.getBoundingClientRect()
  return bar && Math.round(window.innerHeight - bar.bottom)
}

/** The line above the form's own question of consent: there is none. */
function questionBorder(): string | undefined {
  const label = document.querySelector('.contact-form label:has(input[type="checkbox"])')
  return label ? getComputedStyle(label).borderTopWidth : undefined
}

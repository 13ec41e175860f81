import { toasts } from '@nightdesk/content'
import { describe, expect, inject, it } from 'vitest'
import type { Visit } from '../in-browser.ts'
import type { Tab } from '../tab.ts'

declare global {
  interface Window {
    networkBefore: typeof fetch
  }
}

const message = 'It rings.'
const box = { selector: '.contact-form input[type="checkbox"]' }
const submit = { selector: '.contact-form button[type="submit"]' }

export function checkForm({ tab }: Visit): void {
  const toast = () => tab().run(toastTitle)
  const written = () => tab().run(fieldValue, 'message')

  describe('the contact form', () => {
    it('asks for the missing consent, keeps every word without a network, and is sent with one', async () => {
      await openForm(tab())
      await fillIn(tab())
      await tab().click(submit)
      await expect.poll(toast).toEqual(toasts.consentRequired.title)
      expect(await tab().run(isCheckboxFocused)).toBe(true)
      expect(await written()).toBe(message)

      await tab().click(box)
      await tab().run(cutNetwork)
      await tab().click(submit)
      await expect.poll(toast).toEqual(toasts.contactFailed.title)
      expect(await written()).toBe(message)

      await tab().run(mendNetwork)
      await tab().click(submit)
      await expect.poll(toast).toEqual(toasts.contactSent.title)
      await expect.poll(() => tab().run(hasReference)).toEqual(true)
      expect(await written()).toBe('')
    })
  })
}

export function checkOutage({ tab }: Visit): void {
  const toast = () => tab().run(toastTitle)

  describe('the contact form', () => {
    it('keeps every word of what the server cannot take, to send it again', async () => {
      await openForm(tab(), inject('troubledSiteUrl'))
      await fillIn(tab())
      await tab().click(box)
      await tab().click(submit)

      await expect.poll(toast).toEqual(toasts.contactSent.title)
      expect(await tab().run(keptMessages)).toEqual([message])
      expect(
        tab()
          .takeConsole()
          .filter((line) => !line.includes('503')),
      ).toEqual([])
    })
  })
}

/** Goes to the form and waits for its program: then the browser's own checks are off. */
async function openForm(tab: Tab, url = '/'): Promise<void> {
  await tab.stayAt(url)
  await tab.run(() => document.querySelector('.contact-form')?.scrollIntoView())
  await expect.poll(() => tab.run(hasProgram)).toEqual(true)
}

function hasProgram(): boolean {
  return document.querySelector<HTMLFormElement>('.contact-form')?.noValidate ?? false
}

async function fillIn(tab: Tab): Promise<void> {
  await tab.write({ selector: '.contact-form [name="name"]' }, 'Ada')
  await tab.write({ selector: '.contact-form [name="email"]' }, 'a@b.example')
  await tab.write({ selector: '.contact-form [name="message"]' }, message)
}

function toastTitle(): string {
  return document.querySelector('.toast-title')?.textContent ?? ''
}

function hasReference(): boolean {
  return /ND-\w{4}-\w{4}/.test(document.querySelector('.sent-slip')?.textContent ?? '')
}

function fieldValue(name: string): string | undefined {
  return document.querySelector<HTMLTextAreaElement>(`.contact-form [name="${name}"]`)?.value
}

/** The messages that wait in the browser until the server takes them. */
function keptMessages(): (string | undefined)[] {
  const outbox = JSON.parse(localStorage.getItem('nightdesk-outbox') ?? '[]') as {
    readonly fields: Readonly<Record<string, string>>
  }[]
  return outbox.map(({ fields }) => fields['message'])
}

function isCheckboxFocused(): boolean {
  return document.activeElement?.matches('.contact-form input[type="checkbox"]') ?? false
}

/** As it looks to a page in a tunnel. */
function cutNetwork(): void {
  window.networkBefore = window.fetch
  window.fetch = () => Promise.reject(new TypeError('The network is gone.'))
}

function mendNetwork(): void {
  window.fetch = window.networkBefore
}

import { demoCard } from '@nightdesk/content'
import { describe, expect, it } from 'vitest'
import type { Visit } from '../check-site.ts'
import { keys, type Tab } from '../tab.ts'

const path = '/industries/transportation'
const request = 'I need a car tomorrow at half past five in the morning'
const field = { selector: '#demo .demo-type input' }
const start = { selector: '#demo .demo-card button', name: demoCard.button.idle }
const stop = { selector: '#demo .demo-card button', name: demoCard.button.active }

export function checkCalls(visit: Visit): void {
  checkTypedCall(visit)
  checkSpokenCall(visit)
}

function checkTypedCall({ tab }: Visit): void {
  describe('a call by typing', () => {
    it('shows the words at once, and the ticket fills in', async () => {
      await tab().open(path)
      await tab().click(field)
      await tab().type(request + keys.enter)
      await expect.poll(() => tab().run(saidBy, 'user')).toEqual(request)

      await expect.poll(() => tab().run(fact, 'Time')).toEqual('5:30 AM')
      await hangUp(tab())
    })
  })
}

function checkSpokenCall({ tab }: Visit): void {
  const state = () => tab().run(cardState)

  describe('a call by voice', () => {
    it('is answered, and lets go of the microphone at its end', async () => {
      await tab().open(path)
      await tab().run(standInForMicrophone)
      await tab().click(start)
      await expect.poll(state).toEqual('active')
      await expect.poll(async () => (await tab().run(saidBy, 'assistant')) !== '').toEqual(true)
      await hangUp(tab())

      expect(await tab().run(microphones)).toEqual(['ended'])
    })

    it('ends when its page is left, and the next page has none', async () => {
      await tab().open(path)
      await tab().run(standInForMicrophone)
      await tab().click(start)
      await expect.poll(state).toEqual('active')
      await tab().click({ selector: 'footer a[href="/industries/hotels-hospitality"]' })

      await expect
        .poll(() => tab().run(() => location.pathname))
        .toEqual('/industries/hotels-hospitality')
      await expect.poll(state).toEqual('idle')
      expect(await tab().run(microphones)).toEqual(['ended'])
    })

    it('does not begin where the microphone is refused', async () => {
      await tab().open(path)
      await tab().run(refuseMicrophone)
      await tab().click(start)

      await expect.poll(() => tab().run(statusText)).toEqual(demoCard.status.ended)
      await expect.poll(state).toEqual('idle')
    })
  })
}

async function hangUp(tab: Tab): Promise<void> {
  await tab.click(stop)
  await expect.poll(() => tab.run(cardState)).toEqual('idle')
}

declare global {
  interface Window {
    microphones: MediaStreamTrack[]
  }
}

/** Puts silence in place of the microphone, and notes it. */
function standInForMicrophone(): void {
  window.microphones = []
  navigator.mediaDevices.getUserMedia = () => {
    const { stream } = new AudioContext().createMediaStreamDestination()
    window.microphones.push(...stream.getTracks())
    return Promise.resolve(stream)
  }
}

function refuseMicrophone(): void {
  navigator.mediaDevices.getUserMedia = () =>
    Promise.reject(new DOMException('No.', 'NotAllowedError'))
}

function microphones(): string[] {
  return window.microphones.map(({ readyState }) => readyState)
}

function cardState(): string | undefined {
  return document.querySelector<HTMLElement>('#demo .demo-card')?.dataset['state']
}

function statusText(): string | undefined {
  return document.querySelector('#demo .demo-card [role="status"]')?.textContent ?? undefined
}

/** The first thing one side said, without the speaker's name. */
function saidBy(by: string): string {
  const said = document.querySelector(`#demo [role="log"] [data-by="${by}"]`)
  return said?.lastChild?.textContent?.trim() ?? ''
}

function fact(name: string): string | undefined {
  const term = [...document.querySelectorAll('#demo dt')].find((each) => each.textContent === name)
  return term?.parentElement?.querySelector('dd')?.textContent?.trim()
}

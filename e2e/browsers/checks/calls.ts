import { demoCard } from '@nightdesk/content'
import { describe, expect, it } from 'vitest'
import type { Visit } from '../in-browser.ts'
import { keys } from '../tab.ts'
import {
  callPath,
  cardState,
  fact,
  hangUp,
  hearSilence,
  microphones,
  saidBy,
  sayings,
  startButton,
  typeField,
} from './call-page.ts'
import { checkPress } from './press.ts'

const request = 'A car tomorrow at 5:30 AM'
const greeting = /thank you for calling/i
export function checkCalls(visit: Visit): void {
  checkTypedCall(visit)
  checkPress(visit)
  checkEnds(visit)
}

function checkTypedCall({ tab }: Visit): void {
  describe('a call by typing', () => {
    it('shows the words at once, answers them and does not greet any more', async () => {
      await tab().stayAt(callPath)
      await tab().click(typeField)
      await tab().type(request + keys.enter)
      await expect.poll(() => tab().run(saidBy, 'user')).toEqual(request)

      await expect.poll(() => tab().run(saidAfterCaller)).not.toEqual('')
      expect(await tab().run(saidAfterCaller)).not.toMatch(greeting)
      await expect.poll(() => tab().run(fact, 'Time')).toEqual('5:30 AM')
      await expect.poll(() => tab().run(sayings)).toBeGreaterThan(0)
      await tab().type('We are three' + keys.enter)
      await expect.poll(() => tab().run(fact, 'Passengers')).toEqual('3')
      expect(await tab().run(saidAfterCaller)).not.toMatch(greeting)
      await hangUp(tab())
    })
  })
}

function checkEnds({ tab }: Visit): void {
  const state = () => tab().run(cardState)

  describe('a call by voice', () => {
    it('does not begin where the microphone is refused', async () => {
      await tab().stayAt(callPath)
      await tab().run(refuseMicrophone)
      await tab().click(startButton)

      await expect.poll(() => tab().run(statusText)).toEqual(demoCard.status.ended)
      await expect.poll(state).toEqual('idle')
    })

    it('lets go of the microphone at its end', async () => {
      await tab().stayAt(callPath)
      await tab().run(hearSilence)
      await tab().click(startButton)
      await expect.poll(state).toEqual('active')
      await hangUp(tab())

      expect(await tab().run(microphones)).toEqual(['ended'])
    })

    it('ends when its page is left, and the next page has none', async () => {
      await tab().stayAt(callPath)
      await tab().run(hearSilence)
      await tab().click(startButton)
      await expect.poll(state).toEqual('active')
      await tab().click({ selector: 'footer a[href="/industries/hotels-hospitality"]' })

      await expect
        .poll(() => tab().run(() => location.pathname))
        .toEqual('/industries/hotels-hospitality')
      await expect.poll(state).toEqual('idle')
      // The new page's own card is idle from the start; the old page's call ends after it is drawn.
      await expect.poll(() => tab().run(microphones)).toEqual(['ended'])
    })
  })
}

function refuseMicrophone(): void {
  MediaDevices.prototype.getUserMedia = () =>
    Promise.reject(new DOMException('No.', 'NotAllowedError'))
}

function statusText(): string | undefined {
  return document.querySelector('#demo .demo-card [role="status"]')?.textContent ?? undefined
}

/** Everything that was said since the caller's first words. */
function saidAfterCaller(): string {
  const first = document.querySelector('#demo [data-by="user"]')
  const said = [...document.querySelectorAll('#demo [data-by="assistant"]')]
  return said
    .filter((one) => first && first.compareDocumentPosition(one) === 4)
    .map(({ textContent }) => textContent)
    .join('\n')
}

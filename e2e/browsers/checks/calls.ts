import { demoCard } from '@nightdesk/content'
import { describe, expect, it } from 'vitest'
import type { Visit } from '../check-site.ts'
import { recordCaller, say } from '../spoken-caller.ts'
import { keys } from '../tab.ts'
import {
  callPath,
  cardState,
  fact,
  hangUp,
  hearSilence,
  microphones,
  saidBy,
  startButton,
} from './call-page.ts'

const request = 'A car tomorrow at 5:30 AM'
const field = { selector: '#demo .demo-type input' }
/** People speak as fast as they do; a machine that hears them may be busy. */
const patience = { timeout: 100_000 }
const greeting = /thank you for calling/i
const sent = 'Sent to dispatch for approval'
const recorded = [
  {
    text: 'Anna Brown, from Grand Central to J F K tomorrow at five thirty in the morning, two passengers.',
  },
  { text: 'Yes, please.' },
]

export function checkCalls(visit: Visit): void {
  checkEnds(visit)
  checkTypedCall(visit)
}

function checkTypedCall({ tab }: Visit): void {
  describe('a call by typing', () => {
    it('shows the words at once, answers them and does not greet any more', async () => {
      await tab().open(callPath)
      await tab().click(field)
      await tab().type(request + keys.enter)
      await expect.poll(() => tab().run(saidBy, 'user')).toEqual(request)

      await expect.poll(() => tab().run(saidAfterCaller)).not.toEqual('')
      expect(await tab().run(saidAfterCaller)).not.toMatch(greeting)
      await expect.poll(() => tab().run(fact, 'Time')).toEqual('5:30 AM')
      await expect.poll(() => tab().run(sayings)).toBeGreaterThan(0)
      await tab().type('We are three' + keys.enter)
      await expect.poll(() => tab().run(fact, 'Riders')).toEqual('3')
      expect(await tab().run(saidAfterCaller)).not.toMatch(greeting)
      await hangUp(tab())
    })
  })
}

export function checkSpokenCall({ tab, giveMicrophone }: Visit): void {
  describe('a call by voice', () => {
    it('is heard: what is said stands on the ticket, and a yes sends it', async () => {
      const recording = await recordCaller(recorded)
      await tab().open(callPath)
      await giveMicrophone(recording)
      await tab().click(startButton)
      await expect.poll(() => tab().run(sayings), patience).toBe(1)
      await say(tab(), recording, 0)
      await expect.poll(() => tab().run(fact, 'Drop-off'), patience).toEqual('JFK Airport')
      expect.soft(await tab().run(fact, 'Pickup')).toMatch(/^Grand Central/)
      let heard = 1
      const sayYesToEach = async () => {
        const now = await tab().run(sayings)
        if (now > heard) await say(tab(), recording, 1)
        heard = now
        return tab().run(demoText)
      }

      await expect.poll(sayYesToEach, patience).toContain(sent)
      await hangUp(tab())
    }, 360_000)
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
      expect(await tab().run(microphones)).toEqual(['ended'])
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

/** How many things the desk has said to the end. */
function sayings(): number {
  return document.querySelectorAll('#demo [data-by="assistant"]:not([data-unfinished])').length
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

/** The talk and the ticket with its stamp. */
function demoText(): string {
  return document.querySelector<HTMLElement>('#demo')?.textContent ?? ''
}

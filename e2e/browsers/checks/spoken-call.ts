import { describe, expect, it } from 'vitest'
import type { Visit } from '../in-browser.ts'
import { recordCaller, say } from '../recorded-caller.ts'
import { callPath, fact, hangUp, sayings, startButton } from './call-page.ts'

/** People speak as fast as they do; a machine that hears them may be busy. */
const patience = { timeout: 100_000 }
const sent = 'Sent to dispatch for approval'
const recorded = [
  {
    text: 'Anna Brown, from Grand Central to J F K tomorrow at five thirty in the morning, two passengers.',
  },
  { text: 'Yes, please.' },
]

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
      // How well it is heard is measured elsewhere: a busy machine may drop a sample of the stand-in.
      expect.soft(await tab().run(fact, 'Pickup')).toContain('Central')
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

/** The talk and the ticket with its stamp. */
function demoText(): string {
  return document.querySelector<HTMLElement>('#demo')?.textContent ?? ''
}

import { demoCard } from '@nightdesk/content'
import { expect } from 'vitest'
import type { Tab } from '../tab.ts'

export const callPath = '/industries/transportation'
export const startButton = { selector: '#demo .demo-card button', name: demoCard.button.idle }
export const typeField = { selector: '#demo .demo-type input' }
const stopButton = { selector: '#demo .demo-card button', name: demoCard.button.active }

export async function hangUp(tab: Tab): Promise<void> {
  await tab.click(stopButton)
  await expect.poll(() => tab.run(cardState)).toEqual('idle')
}

// The rest runs in the page.

declare global {
  interface Window {
    microphones: MediaStreamTrack[]
  }
}

/**
 * Puts silence in place of the microphone, and notes it. In the prototype: WebKit forgets what a page has set on
 * `navigator.mediaDevices` itself as soon as it clears up.
 */
export function hearSilence(): void {
  window.microphones = []
  MediaDevices.prototype.getUserMedia = () => {
    const { stream } = new AudioContext().createMediaStreamDestination()
    window.microphones.push(...stream.getTracks())
    return Promise.resolve(stream)
  }
}

export function microphones(): string[] {
  return window.microphones.map(({ readyState }) => readyState)
}

export function cardState(): string | undefined {
  return document.querySelector<HTMLElement>('#demo .demo-card')?.dataset['state']
}

/** The first thing one side said, without the speaker's name. */
export function saidBy(by: string): string {
  const said = document.querySelector(`#demo [role="log"] [data-by="${by}"]`)
  return said?.lastChild?.textContent?.trim() ?? ''
}

/** What stands on the ticket under this name. */
export function fact(name: string): string | undefined {
  const term = [...document.querySelectorAll('#demo dt')].find((each) => each.textContent === name)
  return term?.parentElement?.querySelector('dd')?.textContent?.trim()
}

/** How many things the desk has said to the end. */
export function sayings(): number {
  return document.querySelectorAll('#demo [data-by="assistant"]:not([data-unfinished])').length
}

import { recordingOf } from '@nightdesk/content'
import { describe, expect, it } from 'vitest'
import type { Visit } from '../in-browser.ts'

const path = '/industries/restaurants-takeouts'
const { play, pause } = recordingOf('pizzeria-at-seven')
const button = { selector: '.play-call button' }

export function checkSampleCall({ tab }: Visit): void {
  describe('a call to be heard', () => {
    it('plays at a press with its line lit, and pauses at the next', async () => {
      await tab().stayAt(path)
      await tab().run(doWithoutSoundCard)
      await tab().click(button)
      await expect.poll(() => tab().run(secondsHeard)).toBeGreaterThan(0)
      await expect.poll(() => tab().run(linesLit)).toEqual(1)
      expect(await tab().run(wordsShown)).toEqual([pause])
      await tab().click(button)

      await expect.poll(() => tab().run(wordsShown)).toEqual([play])
    })

    it('is offered again where it cannot be had, which is said', async () => {
      await tab().open(path)
      await tab().run(breakSound)
      await tab().click(button)

      await expect.poll(() => tab().run(isFaultTold)).toEqual(true)
      expect(await tab().run(wordsShown)).toEqual([play])
    })
  })
}

/** Without a card Firefox gives up on what it would have to sound; what is caught it plays all the same. */
function doWithoutSoundCard(): void {
  const audio = document.querySelector<HTMLAudioElement>('.play-call audio')
  if (audio && 'mozCaptureStream' in audio) audio.mozCaptureStream()
}

function secondsHeard(): number {
  return document.querySelector<HTMLAudioElement>('.play-call audio')?.currentTime ?? 0
}

function linesLit(): number {
  return document.querySelectorAll('[data-said]').length
}

/** The words of the button that are seen, and read out. */
function wordsShown(): (string | null)[] {
  return [...document.querySelectorAll('.play-call button span')]
    .filter((words) => getComputedStyle(words).visibility === 'visible')
    .map((words) => words.textContent)
}

/** As where the file is gone. */
function breakSound(): void {
  const audio = document.querySelector<HTMLAudioElement>('.play-call audio')
  if (audio) audio.src = '/samples/missing.mp3'
}

function isFaultTold(): boolean {
  return Boolean(document.querySelector('.play-call [role="status"]')?.textContent)
}

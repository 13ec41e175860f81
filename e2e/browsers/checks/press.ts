import { describe, expect, it } from 'vitest'
import type { Visit } from '../in-browser.ts'
import { keys, type Tab } from '../tab.ts'
import { callPath, cardState, hangUp, startButton, typeField } from './call-page.ts'

type Asked = { microphone?: boolean; meter?: boolean; sound?: boolean }

declare global {
  interface Window {
    /** What a call has asked for, and whether it first did so within the press. */
    asked: Asked
  }
}

export function checkPress({ tab }: Visit): void {
  const asked = () => tab().run(() => window.asked)
  const isActive = async () => (await tab().run(cardState)) === 'active'

  describe('a call', () => {
    it('has to be pressed for: without a press nothing may sound here', async () => {
      await tab().open(callPath)

      expect(await tab().run(refusalToSound)).toBe('NotAllowedError')
    })

    // What comes later Safari may refuse: its leave ends with the press.
    it('asks for the microphone and for leave to sound within the press itself', async () => {
      await approach(tab())
      await tab().click(startButton)
      await expect.poll(isActive).toBe(true)
      expect(await asked()).toEqual({ microphone: true, meter: true, sound: true })
      await hangUp(tab())

      await tab().run(() => void (window.asked = {}))
      await tab().click(typeField)
      await tab().type('Hello' + keys.enter)
      await expect.poll(isActive).toBe(true)
      expect(await asked()).toEqual({ meter: true, sound: true })
      await hangUp(tab())
    })
  })
}

/** What a browser says to sound that nobody has pressed for. A driver's question counts as a press, for a second. */
async function refusalToSound(): Promise<string> {
  await new Promise((resolve) => setTimeout(resolve, 1500))
  try {
    await new Audio('/silence.wav').play()
    return 'It sounds.'
  } catch (error) {
    return error instanceof DOMException ? error.name : String(error)
  }
}

/** Comes near enough for the program of calls to be fetched, as long before the press as a hand takes. */
async function approach(tab: Tab): Promise<void> {
  await tab.open(callPath)
  await tab.hover(startButton)
  await expect.poll(() => tab.run(hasProgram)).toEqual(true)
  await tab.run(noteQuestions)
}

function hasProgram(): boolean {
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  return files.some(({ name, responseEnd }) => name.includes('demo-program') && responseEnd > 0)
}

/** Notes the first question of each kind. The press is over with the next task: what is awaited in between belongs to it. */
function noteQuestions(): void {
  let isPressed = false
  const begin = () => {
    isPressed = true
    setTimeout(() => (isPressed = false))
  }
  addEventListener('click', begin, { capture: true })
  addEventListener('keydown', begin, { capture: true })
  window.asked = {}
  const note = (kind: keyof Asked) => {
    window.asked[kind] ??= isPressed
  }
  const { stream } = new AudioContext().createMediaStreamDestination()
  MediaDevices.prototype.getUserMedia = () => {
    note('microphone')
    return Promise.resolve(stream)
  }
  const Context = window.AudioContext
  window.AudioContext = class extends Context {
    constructor(options?: AudioContextOptions) {
      super(options)
      note('meter')
    }
  }
  const { value: play } = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, 'play') as {
    value: (this: HTMLMediaElement) => Promise<void>
  }
  HTMLMediaElement.prototype.play = function () {
    // The silence of the first press is a file, and a stream is what is heard.
    if (this.srcObject) note('sound')
    return play.call(this)
  }
}

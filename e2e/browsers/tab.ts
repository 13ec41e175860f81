import type { Driver, InputAction } from './driver.ts'
import { hydrated, locate, type Target } from './in-page.ts'

type PageFunction<Args extends readonly unknown[], Result> = (
  ...args: Args
) => Result | Promise<Result>

/** A visitor in front of the site: what they do and what they see, whichever browser it is. */
export type Tab = ReturnType<typeof openTab>

export function openTab(driver: Driver, origin: string) {
  /** Runs a function in the page. It must not use anything from outside of itself. */
  async function run<Args extends readonly unknown[], Result>(
    inPage: PageFunction<Args, Result>,
    ...args: Args
  ): Promise<Result> {
    const answer = await driver.call(wrap(inPage), JSON.stringify(args))
    const { value, error } = JSON.parse(answer) as { value?: Result; error?: string }
    if (error !== undefined) throw new Error(error)
    return value as Result
  }

  /** Moves the pointer to a thing that is at rest and not covered, and does something there. */
  async function pointAt(target: Target, ...then: readonly InputAction[]): Promise<void> {
    const { x, y } = await run(locate, target)
    const actions = [{ type: 'pointerMove', x, y, duration: 0 }, ...then]
    await driver.perform([{ type: 'pointer', id: 'mouse', actions }])
  }

  let size = ''
  /** Sets the size of the page. Lower than most windows: all that is in view is painted by the processor. */
  async function resize(width: number, height = 640): Promise<void> {
    const wanted = `${width} ${height}`
    if (wanted !== size) await driver.resize(width, height)
    size = wanted
  }

  /** Opens a page and waits until its program runs it. */
  async function open(path: string): Promise<void> {
    await driver.navigate(new URL(path, origin).href)
    await run(hydrated)
  }

  const press = [
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ]

  return {
    run,
    resize,
    picture: () => driver.picture(),
    takeConsole: () => driver.takeConsole(),
    open,
    /** Opens a page unless it is open already: for what needs no fresh one. */
    async stayAt(path: string): Promise<void> {
      const { href } = new URL(path, origin)
      if ((await run(() => location.href)) !== href) await open(path)
    },
    /** Comes from elsewhere: a pointer that stands there already would enter nothing. */
    async hover(target: Target): Promise<void> {
      const actions = [{ type: 'pointerMove' as const, x: 1, y: 1, duration: 0 }]
      await driver.perform([{ type: 'pointer', id: 'mouse', actions }])
      await pointAt(target)
    },
    click: (target: Target) => pointAt(target, ...press),
    /** Presses keys one after the other: characters, or the names of `keys`. */
    async type(text: string): Promise<void> {
      const actions = Array.from(text).flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ])
      await driver.perform([{ type: 'key', id: 'keyboard', actions }])
    },
    /** Presses a key while Ctrl is held. */
    async control(value: string): Promise<void> {
      const actions = [
        { type: 'keyDown', value: keys.control },
        { type: 'keyDown', value },
        { type: 'keyUp', value },
        { type: 'keyUp', value: keys.control },
      ]
      await driver.perform([{ type: 'key', id: 'keyboard', actions }])
    },
    /** Gives a thing the focus, as the last of many presses of Tab would. */
    focus: (selector: string) => run(focusOn, selector),
    /** Replaces what a field holds, as a person would. */
    async write(target: Target, text: string): Promise<void> {
      await pointAt(target, ...press)
      await run(selectAll)
      await this.type(text)
    },
  }
}

function selectAll(): void {
  const field = document.activeElement
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select()
}

function focusOn(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus()
}

/** The codes that the protocol has for keys without a character. */
export const keys = {
  tab: '\uE004',
  enter: '\uE007',
  control: '\uE009',
  escape: '\uE00C',
  right: '\uE014',
}

function wrap(inPage: PageFunction<never, unknown>): string {
  return `async (json) => {
    try {
      return JSON.stringify({ value: await (${inPage.toString()})(...JSON.parse(json)) })
    } catch (error) {
      return JSON.stringify({ error: String(error) })
    }
  }`
}

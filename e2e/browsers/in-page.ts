// Functions that run in the page. Each is sent there as text, so it uses nothing from outside of itself.

/** A thing on the page: by selector, and among several by its words or its label. */
export type Target = { readonly selector: string; readonly name?: string }

type ReactRoot = { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } }

/** Waits until the program has taken the served document over, and lets its effects run. */
export async function hydrated(): Promise<void> {
  const deadline = performance.now() + 15_000
  const isRunning = () => {
    const key = Object.keys(document).find((name) => name.startsWith('__reactContainer$'))
    const root = key && (document as unknown as Record<string, ReactRoot>)[key]
    return root && !root.stateNode.current.memoizedState.isDehydrated
  }
  while (!isRunning()) {
    if (performance.now() > deadline) throw new Error('The program did not take over.')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}

/** Brings a thing into view and waits until it rests there, uncovered: the middle of it. */
export async function locate({ selector, name }: Target): Promise<{ x: number; y: number }> {
  const deadline = performance.now() + 8000
  const isNamed = (element: Element) =>
    name === undefined ||
    element.textContent?.trim() === name ||
    element.getAttribute('aria-label') === name
  const find = () =>
    [...document.querySelectorAll(selector)].find(
      (element) => isNamed(element) && element.checkVisibility(),
    )
  let last = ''
  while (performance.now() < deadline) {
    const element = find()
    element?.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
    const box = element?.getBoundingClientRect()
    const now = box ? `${box.x} ${box.y} ${box.width} ${box.height}` : ''
    if (element && box && now === last) {
      const x = Math.round(box.x + box.width / 2)
      const y = Math.round(box.y + box.height / 2)
      const top = document.elementFromPoint(x, y)
      if (top && (element.contains(top) || top.contains(element))) return { x, y }
    }
    last = now
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  throw new Error(`Nothing to point at: ${selector} ${name ?? ''}`)
}

import type { ConsentAnswer } from './data-layer.ts'

const name = 'nightdesk-consent'

type Drawer = Pick<Storage, 'getItem' | 'setItem'>

/** The answer given on an earlier page or visit; undefined when the question is still open. */
export function readAnswer(storage: () => Drawer): ConsentAnswer | undefined {
  try {
    const kept = storage().getItem(name)
    return kept === 'granted' || kept === 'denied' ? kept : undefined
  } catch {
    // A browser that forbids storage asks again on each page.
    return undefined
  }
}

export function keepAnswer(storage: () => Drawer, answer: ConsentAnswer): void {
  try {
    storage().setItem(name, answer)
  } catch {
    // The answer holds for this page.
  }
}

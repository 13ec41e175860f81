import type { Example } from '@nightdesk/understanding'
import { assertNotStopping } from '../process/children.ts'
import { pickFor } from './choose.ts'
import { addHearing, keyOf } from './hearings.ts'
import { callers, openLine } from './open-line.ts'
import { sayAloud } from './say-aloud.ts'

const tellEvery = 100

/** Speaks and hears each sentence, and keeps what was heard at once: a run may be stopped and goes on later. */
export async function hearAll(examples: readonly Example[]): Promise<void> {
  if (examples.length === 0) return
  const line = await openLine()
  const speak = (example: Example) => line.speak(sayAloud(example), pickFor(example, callers))
  const startedAt = performance.now()
  let next: Promise<Float32Array> | undefined
  try {
    for (const [at, example] of examples.entries()) {
      assertNotStopping()
      // While one is heard, the one after it is spoken.
      const heard = line.hear(await (next ?? speak(example)))
      const after = examples[at + 1]
      next = after && speak(after)
      addHearing(keyOf(example), await heard)
      if ((at + 1) % tellEvery === 0) tell(at + 1, examples.length, performance.now() - startedAt)
    }
  } finally {
    await line.close()
  }
}

function tell(done: number, all: number, passedMs: number): void {
  console.log(`${done} of ${all} heard, ${Math.round(passedMs / done)} ms each`)
}

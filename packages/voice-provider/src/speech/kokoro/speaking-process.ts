// The program that speaks ahead: a process of its own, at the lowest priority. It may be ended in the middle of its
// native code, takes nobody along when it dies, and gives back its memory, of which it needs half a gigabyte.
import { constants, setPriority } from 'node:os'

import { createOpusWriter } from '../opus.ts'
import type { SpokenClip } from '../text-to-speech.ts'
import { kokoroRateHz, loadKokoro } from './load-kokoro.ts'
import { shapeClip } from './shape-clip.ts'

const shape = { rateHz: kokoroRateHz, leadMs: 10, tailMs: 50 }

type Order = { readonly words: string; readonly voice: string }

// First of all: the threads that come after it inherit it.
setPriority(constants.priority.PRIORITY_LOW)
const [, , packagesDir = ''] = process.argv
const speak = await loadKokoro(packagesDir)

process.on('message', (order: Order) => {
  void answer(order)
})
// Whoever started it is gone.
process.on('disconnect', () => process.exit())
process.send?.({ kind: 'ready' })

async function answer({ words, voice }: Order): Promise<void> {
  try {
    const clip = await encode(shapeClip(await speak(words, voice), shape))
    process.send?.({ kind: 'clip', clip })
  } catch (error) {
    process.send?.({ kind: 'failure', message: String(error) })
  }
}

async function encode(samples: Float32Array): Promise<SpokenClip> {
  const writer = await createOpusWriter(kokoroRateHz)
  try {
    return writer.write(samples)
  } finally {
    writer.close()
  }
}

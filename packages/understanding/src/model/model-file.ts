import type { IntentModel } from '../intents/intents.ts'
import type { Model } from '../read.ts'
import type { Tagger } from '../tagger/tagger.ts'
import { pack, unpack } from './bytes.ts'
import type { Linear } from './linear.ts'

type Description = {
  readonly tags: readonly string[]
  readonly ids: readonly string[]
  readonly tagStep: number
  readonly intentStep: number
}

// In a byte: no feature is worth more than the logarithm of all sentences.
const worthStep = 0.05

/** A model as bytes, for a file. */
export function writeModel({ tagger, intents }: Model): Uint8Array {
  const description: Description = {
    tags: tagger.tags,
    ids: intents.ids,
    tagStep: tagger.linear.step,
    intentStep: intents.linear.step,
  }
  return pack(description, [
    ...listsOf(tagger.linear),
    tagger.steps,
    ...listsOf(intents.linear),
    Uint8Array.from(intents.worth, (worth) => Math.round(worth / worthStep)),
    intents.directions,
    intents.biases,
  ])
}

/** Reads what `writeModel` wrote. */
export function readModel(bytes: Uint8Array): Model {
  const { description, lists } = unpack(bytes)
  const { tags, ids, tagStep, intentStep } = description as Description
  const next = lists.values()
  const list = () => next.next().value ?? new ArrayBuffer(0)
  const tagger: Tagger = {
    tags,
    linear: linearOf({ classes: tags.length, step: tagStep }, list),
    steps: new Float32Array(list()),
  }
  const linear = linearOf({ classes: ids.length, step: intentStep }, list)
  const intents: IntentModel = {
    ids,
    linear,
    worth: worthOf(new Uint8Array(list())),
    directions: new Float32Array(list()),
    biases: new Float32Array(list()),
  }
  return { tagger, intents }
}

// How long each row is takes a byte, where it begins would take four.
function listsOf({ hashes, starts, columns, weights }: Linear) {
  const lengths = Uint8Array.from(hashes, (_, row) => (starts[row + 1] ?? 0) - (starts[row] ?? 0))
  return [hashes, lengths, columns, weights]
}

// Loops, here and below: `from` with a function takes ten times as long, and a call may wait for it.
function worthOf(steps: Uint8Array): Float32Array {
  const worth = new Float32Array(steps.length)
  for (let row = 0; row < steps.length; row += 1) worth[row] = (steps[row] ?? 0) * worthStep
  return worth
}

function startsOf(lengths: Uint8Array): Uint32Array {
  const starts = new Uint32Array(lengths.length + 1)
  let end = 0
  for (let row = 0; row < lengths.length; row += 1) {
    end += lengths[row] ?? 0
    starts[row + 1] = end
  }
  return starts
}

function linearOf(
  { classes, step }: { readonly classes: number; readonly step: number },
  list: () => ArrayBuffer,
): Linear {
  return {
    classes,
    step,
    hashes: new Uint32Array(list()),
    starts: startsOf(new Uint8Array(list())),
    columns: new Uint8Array(list()),
    weights: new Int8Array(list()),
  }
}

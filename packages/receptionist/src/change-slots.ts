import { printValue } from './kinds/kinds.ts'
import { type Choices, readChoiceOrWords } from './kinds/text.ts'
import type { Values } from './kinds/value.ts'
import { addWish } from './kinds/wishes.ts'
import type { Slot } from './script.ts'
import type { Asks } from './slots.ts'

/** What a task that changes something earlier is made of. */
export type Change = {
  readonly slots: readonly Slot[]
  /** The facts of what was done in this call, to begin from. */
  begin(done: Values | undefined): Values
  settle(values: Values): Values
  /** The facts as they are now, and whether they were done in this call. */
  end(values: Values): { readonly values: Values; readonly isOurs: boolean }
}

/** Asks what should be different where the caller did not say it at once: "the date" is asked for next. */
export function changeOf(facts: readonly Slot[], asks: Asks, choices: Choices): Change {
  const print = (values: Values) => facts.map(({ id }) => printValue(values[id])).join('')
  const change: Slot = {
    id: 'change',
    ...asks,
    names: [],
    read: readChoiceOrWords(choices),
    isNeeded: (values) => !values.pointed && print(values) === printValue(values.again),
  }
  return {
    slots: [change, ...facts.map((slot) => (slot.id in choices ? whenPointedAt(slot) : slot))],
    begin: (done) => (done ? { ...done, again: { kind: 'text', text: print(done) } } : {}),
    settle: (values) => settle(values, choices),
    end,
  }
}

/** Of what was done in this call, no fact may get lost; of anything else only what is to be changed is asked for. */
function whenPointedAt(slot: Slot): Slot {
  return {
    ...slot,
    isNeeded: ({ again, pointed }) => again !== undefined || printValue(pointed) === slot.id,
  }
}

/** A fact that was pointed at is forgotten, so that it is asked for; whatever else should change is a wish. */
function settle({ change, ...values }: Values, choices: Choices): Values {
  if (change?.kind !== 'text') return change ? { ...values, change } : values
  if (change.text in choices) {
    const { [change.text]: _, ...others } = values
    return { ...others, pointed: change }
  }
  const wish = addWish(values.wish, change.text)
  return wish ? { ...values, wish } : values
}

function end(all: Values): { values: Values; isOurs: boolean } {
  const { again, pointed: _, ...values } = all
  return { values, isOurs: again !== undefined }
}

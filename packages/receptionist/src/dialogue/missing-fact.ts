import type { Values } from '../kinds/value.ts'
import type { Slot } from '../script.ts'
import type { Current } from '../state.ts'
import { freshFacts, readFacts } from './facts.ts'
import type { Meaning } from './interpret.ts'
import { ask } from './prompt.ts'
import type { Turn } from './turn.ts'
import { isFilled } from './which-slot.ts'

const without =
  "you (?:guys )?(?:(?:still |just )?(?:don['’]?t|do not|didn['’]?t|haven['’]?t|never)(?: even| yet)? (?:have|got|get|gotten|ask(?:ed)?(?: me)?(?: for)?|take|taken|took|know|write down|need|want)|forgot(?: to ask)?(?: for)?)"
const wanting =
  "(?:do|don['’]t|would|will|should|did) (?:you|they)(?: guys| even)? (?:want|need|like|have|got)"
const of = '(?:my|our|a|any) ((?:[\\w-]+ ?){1,3})'
const missing = new RegExp(`\\b${without} ${of}`, 'gi')
const missingOrAsked = new RegExp(`\\b(?:${without}|${wanting}) ${of}`, 'gi')

/** "How will you send it, you don't have my number": what nobody asked for yet is asked for now. */
export function askForMissing(turn: Turn, meaning: Meaning): boolean {
  const { current, lastDone, offer } = turn.state
  const { text, spans, matter } = meaning
  if (matter || (offer && offer.kind !== 'more')) return false
  const task = turn.task() ?? turn.script.tasks.find(({ id }) => id === lastDone?.task)
  const values = current?.values ?? lastDone?.values ?? {}
  const slot = task?.slots.find((one) => isMissed(one, text, values, current))
  // What is told beside it comes first: "Ann Bell, you don't have my number yet".
  if (current && freshFacts(readFacts(turn, meaning), values).length > 0) return false
  if (!slot || spans.some((span) => span.slot === slot.id)) return false
  if (current) {
    const { [slot.id]: _, ...others } = current.values
    turn.updateCurrent({ values: others })
    ask(turn, slot)
    return true
  }
  turn.update({ misses: 0, offer: { kind: 'more' } })
  turn.sayOne(slot.ask)
  return true
}

/** In the middle of something, "do you need my number?" is only asked. */
function isMissed(
  { id, names, ask: lines, isAboutCaller }: Slot,
  text: string,
  values: Values,
  current: Current | undefined,
): boolean {
  if (!isAboutCaller || lines.length === 0 || isFilled(values, id)) return false
  const sign = current ? missing : missingOrAsked
  return Array.from(text.matchAll(sign), ([, said = '']) => ` ${said.toLowerCase()} `).some(
    (said) => names.some((name) => said.includes(` ${name} `)),
  )
}

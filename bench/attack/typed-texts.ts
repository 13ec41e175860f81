// What may come as text in a call: messages of the protocol with far too much in them, and what is no message.
import type { Dice } from './dice.ts'

const words = [
  'a',
  '1 ',
  'one ',
  'twenty ',
  'two nights from monday to friday ',
  'no, ',
  'and ',
  'my name is ',
  'a@b.',
  '555-',
  '. ',
  '- ',
  '💥',
  '\u0301',
  'İ',
]
const sizes = [0, 1, 20, 200, 2_000, 20_000, 60_000]

/** Some words again and again, up to a size. */
export function makeWords(dice: Dice): string {
  const word = dice.chance(0.7) ? dice.pick(words) : dice.pick(words) + dice.pick(words)
  const size = dice.pick(sizes)
  return word.repeat(Math.ceil(size / word.length)).slice(0, size)
}

type Maker = (dice: Dice) => unknown

const messages: readonly Maker[] = [
  (dice) => ({ type: 'add-message', message: { role: 'user', content: makeWords(dice) } }),
  (dice) => ({ type: 'add-message', message: { role: 'user', content: makeWords(dice) } }),
  (dice) => ({ type: 'add-message', message: { role: 'system', content: makeWords(dice) } }),
  (dice) => ({ type: 'say', message: makeWords(dice), interruptionsEnabled: dice.chance(0.5) }),
  (dice) => ({
    type: 'control',
    control: dice.pick(['say-first-message', 'mute-assistant', 'unmute-assistant', 'x']),
  }),
  (dice) => ({ type: dice.pick(['__proto__', 'constructor', 'x', '']), message: null }),
]

const broken: readonly ((dice: Dice) => string)[] = [
  () => 'playable',
  () => '\0',
  () => '['.repeat(30_000),
  () => '{"type":"add-message","message":{"role":"user","content":{}}}',
  (dice) => dice.bytes(dice.whole(1, 200)).toString('latin1'),
]

export function makeText(dice: Dice): string {
  return dice.chance(0.8) ? JSON.stringify(dice.pick(messages)(dice)) : dice.pick(broken)(dice)
}

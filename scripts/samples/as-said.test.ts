import { expect, it } from 'vitest'
import { asSaid } from './as-said.ts'

it.each([
  ['Wednesday at 8:40 am is open.', 'Wednesday at 8 40 A M is open.'],
  ['Ready at 7:25. Card now?', 'Ready at 7 25. Card now?'],
  ['Hi, this is Ray in 412.', 'Hi, this is Ray in 4 12.'],
  ['I’m texting you now.', "I'm texting you now."],
])('says “%s” as “%s”', (words, said) => {
  expect(asSaid(words)).toBe(said)
})

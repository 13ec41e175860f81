import { expect, it } from 'vitest'
import { blotRuledOut, withoutRuledOut } from './ruled-out.ts'

const dayIn = (text: string, day: string) => {
  const from = text.lastIndexOf(day)
  return { slot: 'day', text: day, from, to: from + day.length, confidence: 1 }
}

it.each([
  ["Yes, but tell em don't call on Wednesday.", 'Wednesday'],
  ['No! Thursday at four. NOT Wednesday.', 'Wednesday'],
  ['anything but Friday', 'Friday'],
  ['Any day but Monday, please', 'Monday'],
  ["I can't do Tuesday, so Thursday", 'Tuesday'],
  ['please never call me on a Sunday', 'Sunday'],
  ["Monday won't work for us", 'Monday'],
  ['not the 19th, the 20th', 'the 19th'],
  ["don't put me down for tomorrow", 'tomorrow'],
  ["Thursday we're closed", 'Thursday'],
  ["I'm out of town Friday so Monday", 'Friday'],
  ["not Friday I told you I've got a wedding Friday", 'Friday'],
  ["I'm at the dentist Thursday, how about Friday", 'Thursday'],
])('%s: not on %s', (text, day) => {
  const days = withoutRuledOut(text, [dayIn(text, day)]).filter(({ slot }) => slot === 'day')
  expect(days.map((span) => span.text)).not.toContain(day)
  expect(blotRuledOut(text)).not.toContain(day)
})

it.each([
  ['not until Wednesday', 'Wednesday'],
  ["Can't you do Wednesday?", 'Wednesday'],
  ['why not Wednesday', 'Wednesday'],
  ["I don't know, Wednesday", 'Wednesday'],
  ["I can't do Tuesday before ten", 'Tuesday'],
  ["I don't leave till Friday", 'Friday'],
  ["it's not ten, it's eleven on Monday", 'Monday'],
  ['not Wednesday, Thursday', 'Thursday'],
  ["I'm not sure, maybe Friday", 'Friday'],
  ["I'm at the dentist Thursday, pick me up there", 'Thursday'],
  ['not Monday, next Monday', 'next Monday'],
  ["don't need a van, just a car on Friday", 'Friday'],
])('%s: on %s', (text, day) => {
  expect(withoutRuledOut(text, [dayIn(text, day)])).toHaveLength(1)
})

it('notes what must not be', () => {
  const text = "Yes, but tell em don't call on Wednesday."
  const wishes = withoutRuledOut(text, [dayIn(text, 'Wednesday')]).map((span) => span.text)
  expect(wishes).toEqual(["don't call on Wednesday"])
})

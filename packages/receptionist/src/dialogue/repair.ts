import { months } from '@nightdesk/understanding'

const small =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen'
const number = `(?:\\d{1,3}|(?:twenty|thirty|forty|fifty)(?:[ -](?:${small}))?|${small})`
const someMinutes = "(?::\\d{2}|[ -](?:thirty|fifteen|forty-five|forty five|o['’]?clock))"
const someHalf = '(?: ?(?:am|pm|a\\.m\\.|p\\.m\\.)| in the (?:morning|afternoon|evening)| at night)'
const hour = `(?:(?:half|quarter|ten|twenty|five) (?:past|to|after|before) )?${number}${someMinutes}?${someHalf}?`
const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)day'
const day = `(?:(?:this|next|the following) )?(?:${weekday}|tomorrow|today|tonight)|(?:${months.join('|')}) (?:the )?\\w+|the \\w+(?:st|nd|rd|th)\\b`

const people = ' (?:of us|people|persons|guests|adults|passengers|of them)'
const led = '(?:at|around|about|by) '

/** What may take the place of something of its kind, the most particular first. */
const kinds: readonly { readonly before: string; readonly after: string }[] = [
  { before: day, after: day },
  { before: `${number}(?:${people})`, after: `${number}${people}` },
  // "Make that three of us": who comes, and not the hour that was said last.
  { before: `(?<=\\bfor |\\bof )${number}\\b(?!:| ?(?:am|pm))`, after: `${number}${people}` },
  {
    before: `(?<=\\b${led})${hour}`,
    after: `${led}${hour}|${number}(?:${someMinutes}|${someHalf})`,
  },
  // Of whatever there was a number, the last one is meant.
  { before: number, after: number },
]

const takesBack =
  "(?:oh,? )?(?:no,? no|no,? (?:wait|sorry|actually|scratch that|hold on|hang on|i mean|make (?:that|it))|(?:wait|hold on|hang on)(?:,? no)?|(?:i['’]m )?sorry(?:,? no)?|actually(?:,? no)?|i mean|scratch that|or rather|what am i saying|make (?:that|it)|better make it|correction|no)"
const fillers = "(?:make|it['’]s|it|that|let['’]s|do|say|on|for|we['’]re|there['’]ll|be|rather)"

// Looked at from where it begins alone: from each of its signs, a long row of them would take its length squared.
const pause = '[\\s,.;?!–—-]'

const repairs = kinds.map(({ before, after }) => ({
  before: new RegExp(`\\b${before}\\b`, 'gi'),
  after: new RegExp(
    `(?<!${pause})${pause}+${takesBack}\\b[\\s,.;–—-]*(?:${fillers}\\b[\\s,]*){0,3}(${after})\\b`,
    'i',
  ),
}))

const meant =
  /^\W*(?:(?:um+|uh+|oh|well|hm+)\b\W*)*(?:no\b\W*)+(?:(?:what )?i(?:['’]m| am| was)? (?:mean|meant|asking|asked)(?: is| about)?|(?:that['’]s|that is|it['’]s|that was) not (?:what|why) i\b[^,.;]*)\b\W*(?=\w+ \w)/i

/** "No, I mean a free class": no answer to us, but what was meant from the start. */
export const withoutNoIMean = (text: string): string => text.replace(meant, '')

/** "Wednesday at four, no sorry, four thirty" is "Wednesday at four thirty": what was taken back is not said at all. */
export function withoutTakenBack(text: string): string {
  for (const { before, after } of repairs) {
    const found = after.exec(text)
    const instead = found?.[1]
    if (!found || instead === undefined) continue
    const said = [...text.slice(0, found.index).matchAll(before)].at(-1)
    if (!said) continue
    const end = text.slice(found.index + found[0].length)
    const start = text.slice(0, said.index)
    const between = text.slice(said.index + said[0].length, found.index)
    return start + instead + between + end
  }
  return text
}

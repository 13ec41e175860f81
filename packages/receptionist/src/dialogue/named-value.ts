import type { Span } from '@nightdesk/understanding'
import type { Value, Values } from '../kinds/value.ts'
import { type Slot, tagsOf } from '../script.ts'
import { joinedTo } from './joined-names.ts'

const isWrong =
  "[^.?!]{0,20}?\\b(?:wrong|incorrect|off|not right|isn['’]t right)\\b[\\s,.;–—-]*(?:(?:so|and|again|still|there|actually|no)\\b[\\s,]*)*(?:it['’]?s|it is|it should (?:be|say)|it (?:has|needs) to (?:be|say)|should (?:be|say)|make it|that['’]?s|the right one is)"
const isOther = '(?: name)? (?:should|has to|needs to|is supposed to|ought to) (?:be|say|read)'
const value =
  '\\s+(?:called |named )?(\\S.*?)(?=\\s*(?:[.,;!?]|$)|\\s+(?:not|instead of|and (?:can|could|my|i|put|please)|but|please|okay|thanks)\\b)'

/** "You got the company wrong, it's Pohl and Daughters": the value of the fact that is named, also where nothing was marked. */
export function withNamedValues(
  text: string,
  spans: readonly Span[],
  slots: readonly Slot[],
  values: Values,
): readonly Span[] {
  const all = slots.flatMap((slot) => {
    const [tag = slot.id] = tagsOf(slot)
    const stretch = grownIn(text, slot, values[slot.id]) ?? valueIn(text, slot)
    return stretch ? [{ slot: tag, ...stretch, confidence: 1 }] : []
  })
  // Of "the name of the company", the company is meant.
  const named = all
    .filter(({ from, namedAt }) => all.every((one) => one.from !== from || one.namedAt <= namedAt))
    .filter(({ slot }) => !spans.some((span) => span.slot === slot))
  const isApart = (span: Span) => named.every(({ from, to }) => span.to <= from || span.from >= to)
  return [...spans.filter(isApart), ...named].toSorted((a, b) => a.from - b.from)
}

type Stretch = {
  readonly text: string
  readonly from: number
  readonly to: number
  /** Where the words begin that name its fact. */
  readonly namedAt: number
}

function valueIn(text: string, { names }: Slot): Stretch | undefined {
  if (names.length === 0) return undefined
  const sign = new RegExp(`\\b(?:${names.join('|')})(?:${isWrong}|${isOther})${value}`, 'di')
  const found = sign.exec(text)
  const [from, to] = found?.indices?.[1] ?? []
  if (!found || from === undefined || to === undefined) return undefined
  return { text: text.slice(from, to), from, to, namedAt: found.index }
}

/** "It's Pohl Plumbing and Drain, not just Pohl Plumbing": what stands there is said again, and more of it. */
function grownIn(text: string, slot: Slot, known: Value | undefined): Stretch | undefined {
  const name = slot.isBusinessName && known?.kind === 'text' ? known.text : ''
  const from = name ? text.toLowerCase().indexOf(name.toLowerCase()) : -1
  const end = from + name.length
  const more = from < 0 ? '' : joinedTo(text.slice(from, end), text.slice(end))
  return more
    ? { text: text.slice(from, end) + more, from, to: end + more.length, namedAt: from }
    : undefined
}

/** Whether the words before a value name its fact: "the company's", "my name is". */
export const isNamedBefore = (before: string, { names }: Slot): boolean =>
  names.length > 0 &&
  new RegExp(
    `\\b(?:${names.join('|')})(?: name)?(?:['’]s| is| was)?(?: (?:really|actually|called|should be))*\\s*$`,
    'i',
  ).test(before)

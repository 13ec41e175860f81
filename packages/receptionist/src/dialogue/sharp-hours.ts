import type { Span } from '@nightdesk/understanding'
import { type Slot, tagsOf } from '../script.ts'

const some =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|1[0-2]|[1-9])(?:[: ](?:fifteen|thirty|forty[ -]five|[0-5]\\d))?'
const exactly = "(?:sharp|on the dot|o['’]?clock)"
const half = '(?: (?:[ap]\\.?m\\b\\.?|in the (?:morning|afternoon|evening)|at night))?'
const sharp = new RegExp(
  `(?<lead>(?:[\\s,]+(?:and|but|so|oh|actually|wait|then|also|please|just|sorry|no))*[\\s,]*\\b(?:(?:make|have|do) (?:it|that)|come(?: by| over| here)?|be (?:there|here)|(?:pick|get) (?:me|us|him|her|them)(?: up)?|let['’]s (?:do|say)|(?:push|move|change) (?:it|that) to)(?: (?:at|for|to|back))*\\s+)?(?<hour>\\b${some} ${exactly}${half})`,
  'gi',
)

/** "His walker goes in the trunk, and actually make it nine sharp": an hour is no part of a wish, and nobody is counted by it. */
export function withSharpHours(
  text: string,
  spans: readonly Span[],
  slots: readonly Slot[],
): readonly Span[] {
  const slot = slots.find(({ id }) => id === 'time')
  if (!slot || !slot.takesHalf) return spans
  const [tag = slot.id] = tagsOf(slot)
  return Array.from(text.matchAll(sharp)).reduce((all, { index, 0: said, groups = {} }) => {
    const { lead = '', hour = '' } = groups
    const from = index + said.length - hour.length
    const to = index + said.length
    const isOver = (span: Span) => span.from < to && span.to > from
    const over = all.filter(isOver)
    const isCut = over.every(({ slot: id }) => /^(?:wish|passengers|guests)$/.test(id))
    // "I'm on the eight o'clock out of LaGuardia".
    const isOther = lead === '' && !/sharp|dot/i.test(said)
    if (!isCut || isOther) return all
    const kept = all.flatMap((span) => {
      if (!isOver(span)) return [span]
      const end = from - lead.length
      // "Have him ring at nine sharp" is a wish of its own.
      if (span.slot === 'wish' && lead === '') return [span]
      return span.slot === 'wish' && end > span.from
        ? [{ ...span, to: end, text: text.slice(span.from, end) }]
        : []
    })
    const isWished = kept.some(isOver)
    return isWished ? all : [...kept, { slot: tag, text: hour, from, to, confidence: 1 }]
  }, spans)
}

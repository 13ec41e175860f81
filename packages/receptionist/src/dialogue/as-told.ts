import type { Now, Span } from '@nightdesk/understanding'
import { type Slot, tagsOf } from '../script.ts'

/** A mark as its slot writes it down. */
export function asToldBy(slots: readonly Slot[], span: Span, text: string, now: Now): Span {
  const slot = slots.find((entry) => tagsOf(entry).includes(span.slot))
  const told = slot?.asTold?.(text, now, span)
  return told ? { ...span, text: told } : span
}

/** What a sentence tells without any mark. */
export function alsoTold(slots: readonly Slot[], text: string, now: Now): readonly Span[] {
  return slots.flatMap((slot) => {
    const told = slot.asTold?.(text, now)
    const [tag = slot.id] = tagsOf(slot)
    return told
      ? [{ slot: tag, text: told, from: text.length, to: text.length, confidence: 1 }]
      : []
  })
}

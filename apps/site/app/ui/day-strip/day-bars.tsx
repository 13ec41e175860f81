import { daySlots, type Slot, type SlotKind } from './day-slots.ts'

type DayBarsProps = { readonly slots: number; readonly width: number; readonly size: string }

const kinds: readonly SlotKind[] = ['quiet', 'open', 'lost']
const barHeightPx = 90
const viewHeightPx = 104

/** All bars of one kind as a single path of round-capped strokes: a tenth of the markup of 96 shapes. */
function barsPath(slots: readonly Slot[], kind: SlotKind, pitch: number): string {
  const middle = viewHeightPx / 2
  return slots
    .map((slot, index) => {
      if (slot.kind !== kind) return ''
      const length = Math.round(slot.height * barHeightPx)
      const x = Math.round((index + 0.5) * pitch * 10) / 10
      return `M${x} ${middle - length / 2}v${length}`
    })
    .join('')
}

export function DayBars({ slots: count, width, size }: DayBarsProps) {
  const slots = daySlots(count)
  const pitch = width / count
  return (
    <svg
      className="day-strip-bars"
      data-size={size}
      viewBox={`0 0 ${width} ${viewHeightPx}`}
      strokeWidth={Math.min(12, pitch * 0.5)}
      aria-hidden="true"
    >
      {kinds.map((kind) => (
        <path key={kind} data-kind={kind} d={barsPath(slots, kind, pitch)} />
      ))}
    </svg>
  )
}

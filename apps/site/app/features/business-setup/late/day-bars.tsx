import { useRef, type PointerEvent } from 'react'
import { slotsOfDay, type Stroke } from './paint-week.ts'

type DayBarsProps = {
  readonly slots: readonly boolean[]
  readonly onPaint: (stroke: Omit<Stroke, 'day'>) => void
}

const height = 24
/** One height for all: open is open. */
const barLength = 16
/** Not nothing: WebKit stretches the ends of a line without a length, and many of them become one. */
const dot = 0.01

/** One day in half hours: bars while somebody is there, dots while nobody is. */
export function DayBars({ slots, onPaint }: DayBarsProps) {
  const stroke = useRef<{ readonly isOpen: boolean; at: number }>(undefined)
  const slotUnder = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    return Math.floor(((clientX - left) / width) * slotsOfDay)
  }
  const paint = (event: PointerEvent) => {
    if (!stroke.current) return
    const { isOpen, at } = stroke.current
    const to = slotUnder(event)
    stroke.current.at = to
    onPaint({ from: at, to, isOpen })
  }
  return (
    <svg
      className="day-bars"
      viewBox={`0 0 ${slotsOfDay} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      onPointerDown={(event) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        const at = slotUnder(event)
        stroke.current = { isOpen: !slots[at], at }
        paint(event)
      }}
      onPointerMove={paint}
      onPointerUp={() => (stroke.current = undefined)}
      onPointerCancel={() => (stroke.current = undefined)}
    >
      <path data-kind="shut" d={barsPath(slots, false)} />
      <path data-kind="open" d={barsPath(slots, true)} />
    </svg>
  )
}

/** All bars of one kind as one path; a dot is a bar of hardly any length, and its ends are round. */
function barsPath(slots: readonly boolean[], isOpen: boolean): string {
  return slots
    .map((slot, at) => {
      if (slot !== isOpen) return ''
      const length = isOpen ? barLength : dot
      return `M${at + 0.5} ${(height - length) / 2}v${length}`
    })
    .join('')
}

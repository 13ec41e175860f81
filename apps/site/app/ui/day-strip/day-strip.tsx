import { daySlots, type Slot, type SlotKind } from './day-slots.ts'

type BarsProps = { readonly slots: number; readonly width: number; readonly size: string }

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

function Bars({ slots: count, width, size }: BarsProps) {
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

const hourMarks = ['12 am', '3 am', '6 am', '9 am', 'Noon', '3 pm', '6 pm', '9 pm', '12 am']

type DayStripProps = {
  readonly caption: string
  readonly open: string
  readonly lost: string
  readonly thisCall: string
  readonly description: string
}

/** The day as one line of bars: a slot an hour on phones, four on wide screens. */
export function DayStrip(props: DayStripProps) {
  return (
    <figure className="day-strip" aria-label={props.description}>
      <p className="day-strip-call" aria-hidden="true">
        {props.thisCall}
      </p>
      <Bars slots={24} width={360} size="small" />
      <Bars slots={48} width={720} size="medium" />
      <Bars slots={96} width={1176} size="large" />
      <ol className="day-strip-hours" aria-hidden="true">
        {hourMarks.map((mark, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a day begins and ends at the same hour
          <li key={at}>{mark}</li>
        ))}
      </ol>
      <figcaption className="day-strip-legend label" aria-hidden="true">
        <span>{props.caption}</span>
        <span data-kind="open">{props.open}</span>
        <span data-kind="lost">{props.lost}</span>
      </figcaption>
    </figure>
  )
}

type DayLineProps = { readonly description: string }

/** The whole day once more, very small, without its words. */
export function DayLine({ description }: DayLineProps) {
  return (
    <div className="day-line" role="img" aria-label={description}>
      <Bars slots={96} width={1176} size="line" />
    </div>
  )
}

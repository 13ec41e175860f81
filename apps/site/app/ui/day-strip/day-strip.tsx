import { DayBars } from './day-bars.tsx'

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
      <DayBars slots={24} width={360} size="small" />
      <DayBars slots={48} width={720} size="medium" />
      <DayBars slots={96} width={1176} size="large" />
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

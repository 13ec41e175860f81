import { ownBusinessPage } from '@nightdesk/content'
import type { Hours } from '@nightdesk/contracts'
import { useId, useState, type Dispatch } from 'react'
import { DayBars } from './day-bars.tsx'
import { type DayHours, readDay, writeDay } from './day-text.ts'
import { openSlots } from './paint-week.ts'
import type { SetupEvent } from './setup-draft.ts'

const copy = ownBusinessPage.hours

type WeekStripProps = { readonly hours: Hours; readonly tell: Dispatch<SetupEvent> }

/** Seven days as seven lines of bars. A line is corrected by a finger along it, or in words at its end. */
export function WeekStrip({ hours, tell }: WeekStripProps) {
  return (
    <div className="week-strip" role="group" aria-label={copy.week} data-words={roomFor(hours)}>
      <ol className="week-marks" aria-hidden="true">
        {copy.marks.map((mark, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a day begins and ends at the same hour
          <li key={at}>{mark}</li>
        ))}
      </ol>
      {copy.days.map((name, day) => (
        <DayLine key={name} name={name} day={day} hours={hours} tell={tell} />
      ))}
      <p className="week-legend label">
        <span data-kind="open">{copy.open}</span>
        <span data-kind="shut">{copy.shut}</span>
        <span className="week-paint">{copy.paint}</span>
      </p>
    </div>
  )
}

const shortWords = 11
const longWords = 17

/** How much room the words at the end of the lines need; the bars have the rest. */
function roomFor(hours: Hours): 'short' | 'long' | 'split' {
  const longest = Math.max(...hours.week.map((_, day) => writeDay(dayOf(hours, day)).length))
  if (longest > longWords) return 'split'
  return longest > shortWords ? 'long' : 'short'
}

const dayOf = ({ week, appointmentDays = [] }: Hours, day: number): DayHours => ({
  spans: week[day] ?? [],
  isByAppointment: appointmentDays.includes(day),
})

type DayLineProps = WeekStripProps & { readonly name: string; readonly day: number }

function DayLine({ name, day, hours, tell }: DayLineProps) {
  /** What is being written, until it is understood and left. */
  const [typed, setTyped] = useState<string>()
  const problemId = useId()
  const isUnclear = typed !== undefined && readDay(typed) === undefined
  const handleChange = (text: string) => {
    setTyped(text)
    const read = readDay(text)
    if (read) tell({ kind: 'day-changed', day, hours: read })
  }
  return (
    <div className="week-day">
      <span className="week-name" aria-hidden="true">
        {name.slice(0, 3)}
      </span>
      <DayBars
        slots={openSlots(hours.week, day)}
        onPaint={(stroke) => {
          setTyped(undefined)
          tell({ kind: 'painted', day, ...stroke })
        }}
      />
      <input
        className="week-text"
        name={`day-${day}`}
        aria-label={name}
        aria-invalid={isUnclear || undefined}
        aria-describedby={isUnclear ? problemId : undefined}
        autoComplete="off"
        value={typed ?? writeDay(dayOf(hours, day))}
        onChange={({ target }) => handleChange(target.value)}
        onFocus={({ target }) => target.select()}
        onBlur={() => isUnclear || setTyped(undefined)}
      />
      {isUnclear && (
        <p className="field-error" id={problemId}>
          {copy.dayUnclear}
        </p>
      )}
    </div>
  )
}

import { ownBusinessPage } from '@nightdesk/content'
import type { Dispatch } from 'react'
import { Field } from '../../../ui/field.tsx'
import { isUnclear, leftOut, type SetupDraft, type SetupEvent } from './setup-draft.ts'
import { WeekStrip } from './week-strip.tsx'

type HoursFieldProps = {
  readonly number: string
  readonly draft: SetupDraft
  readonly error: string | undefined
  readonly tell: Dispatch<SetupEvent>
}

const copy = ownBusinessPage.hours

/** The hours in words, and the week that was understood, to be put right. */
export function HoursField({ number, draft, error, tell }: HoursFieldProps) {
  return (
    <div className="setup-hours">
      <Field
        label={copy.label}
        number={number}
        hint={hintFor(draft)}
        error={error}
        name="hours"
        autoComplete="off"
        value={draft.hoursText}
        onChange={({ target }) => tell({ kind: 'hours-typed', text: target.value })}
      />
      <WeekStrip hours={draft.hours} tell={tell} />
    </div>
  )
}

/** What became of the words, where it is not all in the week. */
function hintFor(draft: SetupDraft): string {
  if (isUnclear(draft)) return copy.unclear
  const words = leftOut(draft)
  return words ? copy.leftOut(words) : copy.hint
}

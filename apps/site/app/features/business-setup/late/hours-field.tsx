import { ownBusinessPage } from '@nightdesk/content'
import type { Dispatch } from 'react'
import { Field } from '../../../ui/field.tsx'
import { isUnclear, type SetupDraft, type SetupEvent } from './setup-draft.ts'
import { WeekStrip } from './week-strip.tsx'

type HoursFieldProps = {
  readonly number: string
  readonly draft: SetupDraft
  readonly error: string | undefined
  readonly tell: Dispatch<SetupEvent>
}

/** The hours in words, and the week that was understood, to be put right. */
export function HoursField({ number, draft, error, tell }: HoursFieldProps) {
  const copy = ownBusinessPage.hours
  return (
    <div className="setup-hours">
      <Field
        label={copy.label}
        number={number}
        hint={isUnclear(draft) ? copy.unclear : copy.hint}
        error={error}
        name="hours"
        autoComplete="off"
        value={draft.hoursText}
        onChange={({ target }) => tell({ kind: 'hours-typed', text: target.value })}
      />
      <WeekStrip week={draft.week} tell={tell} />
    </div>
  )
}

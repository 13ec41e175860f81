import { ownBusinessPage } from '@nightdesk/content'
import type { FormEvent, ReactNode } from 'react'
import { Field } from '../../../ui/field.tsx'
import { DeskCard } from './desk-card.tsx'
import { HoursField } from './hours-field.tsx'
import { QuestionList } from './question-list.tsx'
import { ToneChoice } from './tone-choice.tsx'
import { TradeChoice } from './trade-choice.tsx'
import type { Setup } from './use-setup.ts'

const copy = ownBusinessPage

type SetupFormProps = Setup & {
  readonly onSubmit: () => void
  readonly onFocus: () => void
  /** What can be done with it: the button, and what came of pressing it. */
  readonly children: ReactNode
}

/** The form for a business, and beside it the card it comes to. Without its program it sends nothing anywhere. */
export function SetupForm({ draft, tell, form, onSubmit, onFocus, children }: SetupFormProps) {
  const problemAt = (field: string) => draft.problems.find((one) => one.field === field)?.problem
  const handlers = {
    onFocus,
    onSubmit: (event: FormEvent) => {
      event.preventDefault()
      onSubmit()
    },
  }
  return (
    <form
      ref={form}
      className="setup"
      aria-label={copy.formName}
      method="dialog"
      noValidate
      {...handlers}
    >
      <div className="setup-sheet" data-scheme="day">
        <Field
          label={copy.name.label}
          number="1"
          hint={copy.name.hint}
          error={problemAt('name')}
          name="name"
          autoComplete="organization"
          value={draft.name}
          onChange={({ target }) => tell({ kind: 'typed', field: 'name', text: target.value })}
        />
        {draft.name.trim() && !problemAt('name') && (
          <p className="setup-hear">{copy.card.greeting[draft.tone](draft.name.trim())}</p>
        )}
        <TradeChoice
          number="2"
          chosen={draft.trade}
          onChoose={(trade) => tell({ kind: 'trade-chosen', trade })}
        />
        <HoursField number="3" draft={draft} error={problemAt('hours')} tell={tell} />
        <div className="setup-pair">
          <Field
            label={`${copy.town.label} (${copy.town.optional})`}
            number="4"
            error={problemAt('town')}
            name="town"
            autoComplete="address-level2"
            value={draft.town}
            onChange={({ target }) => tell({ kind: 'typed', field: 'town', text: target.value })}
          />
          <ToneChoice
            number="5"
            chosen={draft.tone}
            onChoose={(tone) => tell({ kind: 'tone-chosen', tone })}
          />
        </div>
        <QuestionList number="6" questions={draft.questions} problemAt={problemAt} tell={tell} />
      </div>
      <div className="setup-beside">
        <div className="setup-go">{children}</div>
        <DeskCard draft={draft} />
        <p className="setup-kept">{copy.kept}</p>
      </div>
    </form>
  )
}

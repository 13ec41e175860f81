import { ownBusinessPage } from '@nightdesk/content'
import type { FormEvent, ReactNode } from 'react'
import '../../../platform/late/outlive-translators.ts'
import { Field } from '../../../ui/field.tsx'
import { DeskCard } from './desk-card.tsx'
import { SetupMore } from './setup-more.tsx'
import { TradeChoice } from './trade-choice.tsx'
import type { Setup } from './use-setup.ts'

const copy = ownBusinessPage

type SetupFormProps = Setup & {
  readonly onSubmit: () => void
  readonly onFocus: () => void
  /** What can be done with it: the button, and what came of pressing it. */
  readonly children: ReactNode
}

/** The form for a business, its button at its foot, and beside it the card it comes to. Without its program it sends nothing anywhere. */
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
        <SetupMore draft={draft} problemAt={problemAt} tell={tell} />
        <div className="setup-go">{children}</div>
      </div>
      <div className="setup-beside">
        <DeskCard draft={draft} />
        <p className="setup-kept">{copy.kept}</p>
      </div>
    </form>
  )
}

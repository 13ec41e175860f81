import { ownBusinessPage } from '@nightdesk/content'
import type { Dispatch } from 'react'
import { Field } from '../../../ui/field.tsx'
import { HoursField } from './hours-field.tsx'
import { QuestionList } from './question-list.tsx'
import type { SetupDraft, SetupEvent } from './setup-draft.ts'
import { ToneChoice } from './tone-choice.tsx'

const copy = ownBusinessPage

type SetupMoreProps = {
  readonly draft: SetupDraft
  readonly problemAt: (field: string) => string | undefined
  readonly tell: Dispatch<SetupEvent>
}

/** What is filled in for the trade: folded away, since a name is enough, and open where it was changed or is wrong. */
export function SetupMore({ draft, problemAt, tell }: SetupMoreProps) {
  return (
    <details
      className="setup-more"
      open={draft.isOpen}
      onToggle={({ currentTarget }) => tell({ kind: 'folded', isOpen: currentTarget.open })}
    >
      <summary>
        <span className="field-label">{copy.more.label}</span>
        <span className="field-hint">{copy.more.hint}</span>
      </summary>
      <div className="setup-more-fields">
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
    </details>
  )
}

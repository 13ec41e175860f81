import { ownBusinessPage } from '@nightdesk/content'
import { setupLimits, type SetupQuestion } from '@nightdesk/contracts'
import { useRef, type Dispatch } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import type { SetupEvent } from './setup-draft.ts'
import { SetupGroup } from './setup-group.tsx'

const copy = ownBusinessPage.questions

type QuestionListProps = {
  readonly number: string
  readonly questions: readonly SetupQuestion[]
  readonly problemAt: (field: string) => string | undefined
  readonly tell: Dispatch<SetupEvent>
}

/** Up to five things callers ask, each with what they shall hear. */
export function QuestionList({ number, questions, problemAt, tell }: QuestionListProps) {
  const list = useRef<HTMLFieldSetElement>(null)
  const focusOn = (selector: string) => list.current?.querySelector<HTMLElement>(selector)?.focus()
  const add = () => {
    // At once, so that there is a line for the focus to go to.
    flushSync(() => tell({ kind: 'question-added' }))
    focusOn('.setup-question:last-of-type textarea')
  }
  const remove = (at: number) => {
    flushSync(() => tell({ kind: 'question-removed', at }))
    focusOn('.setup-add')
  }
  const isFull = questions.length >= setupLimits.questions
  return (
    <SetupGroup number={number} label={copy.label} ref={list}>
      <p className="field-hint">{copy.note}</p>
      {questions.map(({ question, answer }, at) => (
        // Each line is its place: there is nothing else to tell two empty ones apart.
        // oxlint-disable-next-line react/no-array-index-key
        <div className="setup-question" key={at}>
          <TextField
            rows={1}
            label={copy.question}
            error={problemAt(`questions.${at}.question`)}
            name={`question-${at}`}
            autoComplete="off"
            value={question}
            onChange={({ target }) =>
              tell({ kind: 'question-typed', at, text: { question: target.value } })
            }
          />
          <TextField
            rows={1}
            label={copy.answer}
            error={problemAt(`questions.${at}.answer`)}
            name={`answer-${at}`}
            autoComplete="off"
            value={answer}
            onChange={({ target }) =>
              tell({ kind: 'question-typed', at, text: { answer: target.value } })
            }
          />
          <button type="button" className="setup-remove" onClick={() => remove(at)}>
            {copy.remove}
            <span className="visually-hidden"> {question}</span>
          </button>
        </div>
      ))}
      <AddLine isFull={isFull} onAdd={add} />
    </SetupGroup>
  )
}

function AddLine({ isFull, onAdd }: { readonly isFull: boolean; readonly onAdd: () => void }) {
  return (
    <p className="setup-add" tabIndex={-1}>
      {isFull ? (
        <span className="field-hint">{copy.full}</span>
      ) : (
        <Button look="quiet" size="compact" onClick={onAdd}>
          {copy.add}
        </Button>
      )}
    </p>
  )
}

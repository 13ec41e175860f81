import { toasts } from '@nightdesk/content'
import { useEffect, useReducer, useRef, type FocusEvent, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { missingPartLog } from '../../../platform/import-again.ts'
import { showToast } from '../../../ui/toast/toast-store.ts'
import { loadDesk } from '../load-desk.ts'
import {
  nextContactFormState,
  type Answered,
  type ContactField,
  type ContactFormEvent,
  type ContactFormState,
} from './contact-form-state.ts'
import { goOnIn } from './go-on-in.ts'
import { useMessageDraft } from './use-message-draft.ts'

const idle: ContactFormState = { kind: 'idle' }

/** The form on show: whoever follows a link while one is sent may stand before another when the answer comes. */
let tellShown: ((event: ContactFormEvent) => void) | undefined
/** The last answer, as long as nobody can have read it: it waits for the next form. */
let unseen: Answered | undefined
const readAfterMs = 3000

/** False when no form is on show. */
function tellAnswer(outcome: Answered): boolean {
  unseen = outcome
  if (!tellShown) return false
  tellShown({ kind: 'answered', outcome })
  // A page that is about to go, for a link that was pressed, shows it for a moment only.
  const shownBy = tellShown
  setTimeout(() => {
    if (tellShown === shownBy) unseen = undefined
  }, readAfterMs)
  return true
}

function fieldOf(target: EventTarget): ContactField | undefined {
  const control = target as HTMLInputElement
  return (control.dataset['field'] ?? control.name) as ContactField | undefined
}

function logMissing(error: unknown): void {
  console.error(missingPartLog, error)
}

/** As without scripts: the browser checks the fields and posts them, and the server answers with a page. */
function postNatively(form: HTMLFormElement): void {
  form.noValidate = false
  form.requestSubmit()
}

export function useContactForm() {
  const [state, tell] = useReducer(nextContactFormState, idle)
  const form = useRef<HTMLFormElement>(null)
  /** What the last answer left in the form. A second press of a double click comes upon it, and means nothing by it. */
  const left = useRef<string>(undefined)

  // From now on the words beside the fields are ours; without scripts the browser's own serve.
  useEffect(() => {
    if (!form.current) return
    form.current.noValidate = true
    goOnIn(form.current)
  }, [])
  useEffect(() => {
    tellShown = tell
    if (unseen) tellAnswer(unseen)
    return () => {
      if (tellShown === tell) tellShown = undefined
    }
  }, [])
  useMessageDraft(form)

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const element = event.currentTarget
    const desk = await loadDesk().catch(logMissing)
    if (!desk) return postNatively(element)
    if (desk.contentOf(element) === left.current) return undefined
    left.current = undefined

    const problems = desk.findProblems(element)
    if (problems.consent) showToast(toasts.consentRequired)
    if (Object.keys(problems).length > 0) {
      // At once, so that the words stand beside the field before focus goes to it.
      flushSync(() => tell({ kind: 'refused', problems }))
      return element.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    }

    tell({ kind: 'submitted' })
    const outcome = await desk.sendForm(element)
    if (outcome.kind === 'failed') {
      tell({ kind: 'failed' })
      return showToast(toasts.contactFailed)
    }
    // Any completed answer is a success to the visitor; the outbox makes it true, and without one it is none.
    left.current = desk.contentOf(element)
    if (tellAnswer(outcome)) showToast(toasts.contactSent)
  }

  return {
    state,
    formProps: {
      ref: form,
      onFocus: ({ currentTarget }: FocusEvent<HTMLFormElement>) =>
        void loadDesk()
          .then(({ hintPhone }) => hintPhone(currentTarget))
          .catch(() => undefined),
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        if (state.kind === 'submitting') return event.preventDefault()
        const isNative = !event.currentTarget.noValidate
        if (isNative) return undefined
        return void submit(event)
      },
      onInput: (event: FormEvent<HTMLFormElement>) => {
        const field = fieldOf(event.target)
        if (field) tell({ kind: 'edited', field })
      },
    },
  }
}

import { ownBusinessPage } from '@nightdesk/content'
import { useEffect, useState, type Dispatch, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { SetupEvent } from '../../../features/business-setup/late/setup-draft.ts'
import { onOwnRefusal } from '../../../features/voice-demo/own-business.ts'

type Form = {
  readonly tell: Dispatch<SetupEvent>
  readonly form: RefObject<HTMLFormElement | null>
}

/** What the line itself had against the setup: told at its fields, and below the button. Empty for nothing. */
export function useOwnRefusal({ tell, form }: Form) {
  const [words, setWords] = useState('')
  useEffect(
    () =>
      onOwnRefusal(({ problems }) => {
        const isAtFields = problems.length > 0
        // At once, so that the words stand beside the field before focus goes to it.
        flushSync(() => {
          if (isAtFields) tell({ kind: 'refused', problems })
          setWords(isAtFields ? ownBusinessPage.refused : ownBusinessPage.tooOften)
        })
        focusOnProblem(form)
      }),
    [tell, form],
  )
  return { words, forget: () => setWords('') }
}

export function focusOnProblem(form: Form['form']): void {
  form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
}

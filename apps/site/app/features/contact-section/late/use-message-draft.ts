import { useEffect, useRef, type RefObject } from 'react'
import { contactDraft, onContactDraftChange } from '../../../platform/contact-draft.ts'
import { keepWords } from '../kept-words.ts'
import { placeDraft } from './place-draft.ts'

/** Puts a text that another part of the page prepared into the message, where the visitor can change it. */
export function useMessageDraft(form: RefObject<HTMLFormElement | null>): void {
  const placed = useRef('')
  useEffect(() => {
    const place = () => {
      const message = form.current?.querySelector('textarea')
      const draft = contactDraft()
      if (!message || !draft) return
      message.value = placeDraft(message.value, placed.current, draft)
      placed.current = draft
      // No event tells of it, as one does of what is typed.
      if (form.current) keepWords(form.current)
    }
    place()
    return onContactDraftChange(place)
  }, [form])
}

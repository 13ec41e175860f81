import { contactFormStates } from '@nightdesk/content'
import { useRef, useState, type RefObject } from 'react'
import { Button } from '../../../ui/button.tsx'
import type { ContactFormState } from './contact-form-state.ts'

/** The success once more, where it stays: nothing depends on having seen the toast. */
export function SentNote({ state }: { readonly state: ContactFormState }) {
  const reference = state.kind === 'sent' ? state.reference : undefined
  const title = titleOf(state)
  const printed = useRef<HTMLElement>(null)
  return (
    <div className="sent-slip" data-sent={title !== undefined || undefined}>
      <div role="status">
        {title && <p className="sent-title">{title}</p>}
        {reference && (
          <p className="sent-reference">
            {contactFormStates.reference} <strong ref={printed}>{reference}</strong>
          </p>
        )}
      </div>
      {reference && <CopyButton key={reference} text={reference} printed={printed} />}
    </div>
  )
}

function titleOf({ kind }: ContactFormState): string | undefined {
  if (kind === 'kept') return contactFormStates.kept
  return kind === 'sent' ? contactFormStates.sent : undefined
}

type CopyButtonProps = { readonly text: string; readonly printed: RefObject<HTMLElement | null> }

function CopyButton({ text, printed }: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setIsCopied(true)
    } catch {
      // No permission, or no clipboard on a page without TLS: it is selected, and the keyboard can copy it.
      if (printed.current) window.getSelection()?.selectAllChildren(printed.current)
    }
  }
  return (
    <Button look="quiet" size="compact" onClick={() => void copy()}>
      {isCopied ? contactFormStates.copied : contactFormStates.copy}
    </Button>
  )
}

import { brand, mailbox, toasts } from '@nightdesk/content'
import { useSyncExternalStore } from 'react'
import { contactDraft, onContactDraftChange } from '../../../platform/contact-draft.ts'
import { Button } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/toast/toast-store.ts'
import { Tooltip } from '../../../ui/tooltip/tooltip.tsx'

async function copyAddress(): Promise<void> {
  try {
    await navigator.clipboard.writeText(brand.email)
    showToast(toasts.addressCopied)
  } catch {
    // No permission, or no clipboard on a page without TLS: the address stands there to be selected.
    showToast(toasts.copyFailed)
  }
}

/** The mailbox as a link for those with a mail program and a copy for those without. */
export function Mailbox() {
  const draft = useSyncExternalStore(onContactDraftChange, contactDraft, () => '')
  const subject = `subject=${encodeURIComponent(mailbox.subject)}`
  const body = draft && `&body=${encodeURIComponent(draft)}`
  const mailto = `mailto:${brand.email}?${subject}${body}`
  return (
    <div className="mailbox">
      <p className="label">{mailbox.label}</p>
      <div className="mailbox-line">
        <a className="mailbox-address" href={mailto}>
          {brand.email}
        </a>
        <Tooltip text={mailbox.copyHint}>
          {(hintId) => (
            <Button look="quiet" size="compact" aria-describedby={hintId} onClick={copyAddress}>
              {mailbox.copy}
            </Button>
          )}
        </Tooltip>
      </div>
    </div>
  )
}

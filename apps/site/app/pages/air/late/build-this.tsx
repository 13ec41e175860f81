import { ownBusinessPage } from '@nightdesk/content'
import { useSyncExternalStore } from 'react'
import { quietDesk, type Desk } from '../../../features/voice-demo/late/desk.ts'
import type { CallRequest } from '../../../features/voice-demo/late/talk.tsx'
import { setContactDraft } from '../../../platform/contact-draft.ts'
import { ButtonLink } from '../../../ui/button.tsx'

type BuildThisProps = CallRequest & { readonly desk: Desk }

/** After the call: the moment in which somebody decides. Everything they made goes along. */
export function BuildThis({ desk, label, write }: BuildThisProps) {
  const view = useSyncExternalStore(desk.subscribe, desk.view, () => quietDesk)
  const isOver = view.state === 'idle' && view.captions.length > 0
  if (!isOver) return null
  return (
    <div className="build-this">
      <p>{ownBusinessPage.call.after}</p>
      <ButtonLink to="#contact" onClick={() => setContactDraft(write(view))}>
        {label}
      </ButtonLink>
    </div>
  )
}

import { ownBusinessPage } from '@nightdesk/content'
import { useSyncExternalStore } from 'react'
import { quietDesk } from '../../../features/voice-demo/late/desk-view.ts'
import type { Desk } from '../../../features/voice-demo/late/desk.ts'
import { loadDesk } from '../../../features/contact-section/load-desk.ts'
import { missingPartLog } from '../../../platform/import-again.ts'
import { setContactDraft } from '../../../platform/contact-draft.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import type { Business } from '../../../features/business-setup/late/setup-draft.ts'
import { dataOf, writeRequest } from './write-request.ts'

type BuildThisProps = {
  readonly desk: Desk
  readonly business: Business
}

/** After the call: the moment in which somebody decides. Everything they made goes along. */
export function BuildThis({ desk, business }: BuildThisProps) {
  const view = useSyncExternalStore(desk.subscribe, desk.view, () => quietDesk)
  const isOver = view.state === 'idle' && view.captions.length > 0
  if (!isOver) return null
  const write = () => {
    // The message tells it all without this too.
    loadDesk()
      .then(({ setDraftData }) => setDraftData(dataOf(business)))
      .catch((error: unknown) => console.error(missingPartLog, error))
    setContactDraft(writeRequest(business)(view))
  }
  return (
    <div className="build-this">
      <p>{ownBusinessPage.call.after}</p>
      <ButtonLink to="#contact" onClick={write}>
        {ownBusinessPage.call.build}
      </ButtonLink>
    </div>
  )
}

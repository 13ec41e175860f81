import { ownBusinessPage } from '@nightdesk/content'
import { encodeSetup, readSetup } from '@nightdesk/contracts'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { writeOpening } from './opening-address.ts'
import { setupOf, type SetupDraft } from './setup-draft.ts'

const copy = ownBusinessPage

/** Copies an address that opens with this setup; there is none before the setup can stand. */
export function ShareLink({ draft }: { readonly draft: SetupDraft }) {
  const [outcome, setOutcome] = useState('')
  const setup = readSetup(setupOf(draft))
  if (!setup) return null
  const { origin, pathname } = window.location
  const address = origin + pathname + writeOpening(encodeSetup(setup))
  const share = () =>
    navigator.clipboard.writeText(address).then(
      () => setOutcome(copy.shared),
      () => setOutcome(copy.notShared),
    )
  return (
    <Button look="quiet" onClick={() => void share()} onBlur={() => setOutcome('')}>
      <span aria-live="polite">{outcome || copy.share}</span>
    </Button>
  )
}

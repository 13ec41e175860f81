import type { calculator } from '@nightdesk/content'
import { useNavigate } from 'react-router'
import { setContactDraft } from '../../platform/contact-draft.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'

type EstimateActionsProps = {
  readonly copy: (typeof calculator)['tool']['actions']
  /** The query that stands for the numbers shown. */
  readonly search: string
  /** Writes the message for the contact form around a link to the numbers. */
  readonly requestWith: (link: string) => string
}

/** What can be done with an estimate: have it checked, send it, hand it on, print it. */
export function EstimateActions({ copy, search, requestWith }: EstimateActionsProps) {
  const navigate = useNavigate()
  const sendAlong = () => {
    // Not the address itself, which follows the numbers only after a pause.
    setContactDraft(requestWith(location.origin + location.pathname + search))
    void navigate(copy.audit.to)
  }
  return (
    <div className="estimate-actions">
      <Button onClick={sendAlong}>{copy.send}</Button>
      <ButtonLink look="quiet" to={copy.audit.to}>
        {copy.audit.label}
      </ButtonLink>
      <p>{copy.shareNote}</p>
      <button type="button" className="plain-button" onClick={() => print()}>
        {copy.print}
      </button>
    </div>
  )
}

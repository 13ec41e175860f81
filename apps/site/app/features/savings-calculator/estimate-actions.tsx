import type { calculator } from '@nightdesk/content'
import { setContactDraft } from '../../platform/contact-draft.ts'
import { ButtonLink } from '../../ui/button.tsx'

type EstimateActionsProps = {
  readonly copy: (typeof calculator)['tool']['actions']
  /** The query that stands for the numbers shown. */
  readonly search: string
  /** Writes the message for the contact form around a link to the numbers. */
  readonly requestWith: (link: string) => string
}

/** What can be done with an estimate: have it checked, with its numbers in the request; hand it on, print it. */
export function EstimateActions({ copy, search, requestWith }: EstimateActionsProps) {
  // Not the address itself, which follows the numbers only after a pause.
  const sendAlong = () => setContactDraft(requestWith(location.origin + location.pathname + search))
  return (
    <div className="estimate-actions">
      <ButtonLink to={copy.audit.to} onClick={sendAlong}>
        {copy.audit.label}
      </ButtonLink>
      <p>{copy.shareNote}</p>
      <button type="button" className="plain-button" onClick={() => print()}>
        {copy.print}
      </button>
    </div>
  )
}

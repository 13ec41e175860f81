import {
  captchaValue,
  elapsedField,
  fixedFields,
  formatValue,
  honeypotField,
  ownFieldsMark,
  pageField,
} from '@nightdesk/contracts'
import { contactForm } from '@nightdesk/content'
import { usePagePath } from '../../../platform/use-page-path.ts'
import { contactEndpoint } from './contact-endpoint.ts'
import { isOwnService } from './own-service.ts'

/** The hidden fields with their fixed values, and what tells programs from people. */
export function HiddenFields() {
  return (
    <>
      <input type="hidden" name={fixedFields.subject} value={contactForm.subject} />
      <input type="hidden" name={fixedFields.captcha} value={captchaValue} />
      <input type="hidden" name={fixedFields.format} value={formatValue} />
      {hasOwnFields && <OwnFields />}
    </>
  )
}

// The build has them in every page: the server takes them out where the form posts elsewhere.
const isBuilding = import.meta.env.SSR && import.meta.env.PROD
const hasOwnFields = isBuilding || isOwnService(contactEndpoint)

/**
 * What only our own server understands; a service elsewhere would put it into its mail. The last one is a trap: a field
 * nobody sees, not the eye, not the keyboard, not a screen reader, not autofill.
 */
function OwnFields() {
  const path = usePagePath()
  return (
    <div {...{ [ownFieldsMark]: '' }} className="contact-trap" aria-hidden="true">
      <input type="hidden" name={pageField} value={path} />
      {/* Filled in by script when the form is sent; without scripts it stays empty. */}
      <input type="hidden" name={elapsedField} />
      <input
        type="text"
        name={honeypotField}
        autoComplete="off"
        tabIndex={-1}
        aria-label={contactForm.honeypotLabel}
        data-1p-ignore=""
        data-bwignore=""
        data-lpignore="true"
      />
    </div>
  )
}

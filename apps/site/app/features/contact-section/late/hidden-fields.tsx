import {
  captchaValue,
  elapsedField,
  fixedFields,
  formatValue,
  honeypotField,
  pageField,
} from '@nightdesk/contracts'
import { contactForm } from '@nightdesk/content'
import { siteValues } from '../../../platform/site-values.ts'
import { usePagePath } from '../../../platform/use-page-path.ts'
import { isOwnService } from './own-service.ts'

/** Spec §3: the hidden fields with their fixed values, and what tells programs from people. */
export function HiddenFields() {
  return (
    <>
      <input type="hidden" name={fixedFields.subject} value={contactForm.subject} />
      <input type="hidden" name={fixedFields.captcha} value={captchaValue} />
      <input type="hidden" name={fixedFields.format} value={formatValue} />
      {isOwnService(siteValues.contactEndpoint) && <OwnFields />}
    </>
  )
}

/** What only our own server understands; a service elsewhere would put it into its mail. */
function OwnFields() {
  const path = usePagePath()
  return (
    <>
      <input type="hidden" name={pageField} value={path} />
      {/* Filled in by script when the form is sent; without scripts it stays empty. */}
      <input type="hidden" name={elapsedField} />
      <Trap />
    </>
  )
}

/** A field nobody sees: not the eye, not the keyboard, not a screen reader, not autofill. */
function Trap() {
  return (
    <div className="contact-trap" aria-hidden="true">
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

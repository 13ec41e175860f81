import {
  afterHoursFrom,
  contactConsent,
  contactForm,
  contactFormStates,
  contactSubmitFor,
} from '@nightdesk/content'
import { useId } from 'react'
import { Link } from 'react-router'
import '../../../platform/late/outlive-translators.ts'
import { usePagePath } from '../../../platform/use-page-path.ts'
import { Button } from '../../../ui/button.tsx'
import { Field, TextField } from '../../../ui/field.tsx'
import { contactEndpoint } from './contact-endpoint.ts'
import type { FieldProblems } from './contact-form-state.ts'
import { HiddenFields } from './hidden-fields.tsx'
import { SentNote } from './sent-note.tsx'
import { useContactForm } from './use-contact-form.ts'

/** How tall the message area is. */
const messageRows = 4
const noProblems: FieldProblems = {}

/**
 * The one form of the site. Without scripts it posts natively and the browser checks the required
 * fields; with them, `useContactForm` takes over.
 */
export function ContactForm() {
  const { state, formProps } = useContactForm()
  const path = usePagePath()
  const afterHours = afterHoursFrom(path)
  const isSubmitting = state.kind === 'submitting'
  return (
    <>
      <form
        className="contact-form"
        aria-label={contactFormStates.name}
        method="post"
        action={contactEndpoint}
        encType="multipart/form-data"
        {...formProps}
      >
        <Fields problems={state.kind === 'invalid' ? state.problems : noProblems} />
        <HiddenFields />
        <p>
          <Button type="submit" disabled={isSubmitting}>
            {isSubmitting ? contactFormStates.submitting : contactSubmitFor(path)}
          </Button>
        </p>
        <p className="contact-next">{contactFormStates.next}</p>
        <p className="contact-after-hours">
          {afterHours.question}{' '}
          <Link className="text-link" to={afterHours.to}>
            {afterHours.label}
          </Link>
        </p>
      </form>
      <SentNote state={state} />
    </>
  )
}

function Fields({ problems }: { readonly problems: FieldProblems }) {
  const { labels, optional } = contactForm
  const { numbers } = contactFormStates
  return (
    <>
      <Field
        label={labels.name}
        number={numbers.name}
        error={problems.name}
        name="name"
        autoComplete="name"
        required
      />
      <Field
        label={labels.email}
        number={numbers.email}
        error={problems.email}
        name="email"
        type="email"
        autoComplete="email"
        required
      />
      <Field
        label={`${labels.phone} (${optional})`}
        number={numbers.phone}
        error={problems.phone}
        name="phone"
        type="tel"
        autoComplete="tel"
      />
      <TextField
        label={labels.message}
        number={numbers.message}
        error={problems.message}
        name="message"
        rows={messageRows}
        required
      />
      <Consent problem={problems.consent} />
    </>
  )
}

/** The consent stays in the page. Without a name the box is not sent, and the browser still requires it. */
function Consent({ problem }: { readonly problem: string | undefined }) {
  const problemId = useId()
  return (
    <div className="field">
      <label className="consent">
        <input
          type="checkbox"
          data-field="consent"
          required
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? problemId : undefined}
        />
        <span>
          {contactConsent.before}
          <Link to={contactConsent.link.to}>{contactConsent.link.label}</Link>
          {contactConsent.after}
        </span>
      </label>
      {problem && (
        <p className="field-error" id={problemId}>
          {problem}
        </p>
      )}
    </div>
  )
}

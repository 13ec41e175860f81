import { useId, type ComponentProps, type ReactNode } from 'react'

type FieldFrame = {
  readonly label: string
  /** The printed number of the field on its form. */
  readonly number?: string | undefined
  readonly hint?: string | undefined
  readonly error?: string | undefined
}

type FrameProps = FieldFrame & { readonly id: string; readonly children: ReactNode }
type Described = Pick<FieldFrame, 'hint' | 'error'>

function errorId(id: string): string {
  return `${id}-error`
}

function hintId(id: string): string {
  return `${id}-hint`
}

/** Ties a control to its words: what it is, what helps, what is wrong. */
function describedBy(id: string, { hint, error }: Described) {
  const ids = [error && errorId(id), hint && hintId(id)].filter(Boolean).join(' ')
  return { 'aria-describedby': ids || undefined, 'aria-invalid': error ? true : undefined }
}

function Frame({ id, label, number, hint, error, children }: FrameProps) {
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {number && (
          <span className="field-number" aria-hidden="true">
            {number}
          </span>
        )}
        {label}
      </label>
      {children}
      {hint && (
        <p className="field-hint" id={hintId(id)}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field-error" id={errorId(id)}>
          {error}
        </p>
      )}
    </div>
  )
}

type FieldProps = FieldFrame & Omit<ComponentProps<'input'>, 'id' | 'className'>

export function Field({ label, number, hint, error, ...input }: FieldProps) {
  const id = useId()
  return (
    <Frame id={id} label={label} number={number} hint={hint} error={error}>
      <input className="field-control" id={id} {...describedBy(id, { hint, error })} {...input} />
    </Frame>
  )
}

type TextFieldProps = FieldFrame & Omit<ComponentProps<'textarea'>, 'id' | 'className'>

export function TextField({ label, number, hint, error, ...area }: TextFieldProps) {
  const id = useId()
  return (
    <Frame id={id} label={label} number={number} hint={hint} error={error}>
      <textarea className="field-control" id={id} {...describedBy(id, { hint, error })} {...area} />
    </Frame>
  )
}

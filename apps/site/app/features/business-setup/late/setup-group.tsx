import type { ReactNode, Ref } from 'react'

type SetupGroupProps = {
  readonly number: string
  readonly label: string
  readonly ref?: Ref<HTMLFieldSetElement>
  readonly children: ReactNode
}

/** Several fields under one numbered heading of the form. */
export function SetupGroup({ number, label, ref, children }: SetupGroupProps) {
  return (
    <fieldset className="setup-group" ref={ref}>
      <legend className="field-label">
        <span className="field-number" aria-hidden="true">
          {number}
        </span>
        {label}
      </legend>
      {children}
    </fieldset>
  )
}

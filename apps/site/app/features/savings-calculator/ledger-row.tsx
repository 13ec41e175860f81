import type { calculator, CalculatorRow } from '@nightdesk/content'
import { fewestEmployees, mostEmployees } from './constants.ts'
import { EmployeeSlider } from './employee-slider.tsx'
import { fillIn } from './fill-in.ts'
import { NumberField } from './number-field.tsx'
import { clamp } from './parse-whole-number.ts'

type LedgerRowProps = {
  readonly copy: (typeof calculator)['tool']['inputs']
  readonly row: CalculatorRow
  readonly value: number
  readonly onChange: (value: number) => void
}

/** One ruled line of the ledger: what is asked on the left, the number on the right. */
export function LedgerRow({ copy, row, value, onChange }: LedgerRowProps) {
  const { name, label, hint, sign } = row
  const isEmployees = name === 'employees'
  // For pointers. Keyboards have the arrow keys in the field itself, so Tab does not stop here.
  const [less, more] = copy.steps.map((step) => (
    <button
      key={step.by}
      type="button"
      className="step-button"
      tabIndex={-1}
      aria-label={fillIn(step.name, row)}
      onClick={() => onChange(clamp(value + step.by, 0))}
    >
      {step.sign}
    </button>
  ))
  return (
    <div className="ledger-row">
      <div>
        <label id={`${name}-label`} htmlFor={name}>
          {label}
        </label>
        <p id={`${name}-hint`} className="ledger-hint">
          {hint}
        </p>
      </div>
      <div className="stepper">
        {isEmployees || less}
        <NumberField
          id={name}
          sign={sign}
          least={isEmployees ? fewestEmployees : 0}
          most={isEmployees ? mostEmployees : undefined}
          value={value}
          onChange={onChange}
        />
        {isEmployees || more}
      </div>
      {isEmployees && (
        <EmployeeSlider
          valueText={fillIn(value === 1 ? copy.employees.one : copy.employees.many, {
            count: value,
          })}
          labelledBy={`${name}-label`}
          value={value}
          onChange={onChange}
        />
      )}
    </div>
  )
}

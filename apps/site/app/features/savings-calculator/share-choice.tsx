import type { calculator } from '@nightdesk/content'
import type { CalculatorState } from './estimate-savings.ts'
import { formatPercent } from './format-figures.ts'

type ShareChoiceProps = {
  readonly copy: (typeof calculator)['tool']['inputs']['share']
  readonly value: CalculatorState['share']
  readonly onChange: (share: CalculatorState['share']) => void
}

/** A reading aid: the same numbers, if only part of the minutes is really saved. */
export function ShareChoice({ copy, value, onChange }: ShareChoiceProps) {
  return (
    <fieldset className="share">
      <legend>{copy.title}</legend>
      <div className="share-options">
        {copy.options.map(({ percent, label }) => (
          <label key={percent}>
            <input
              type="radio"
              name="share"
              className="visually-hidden"
              checked={percent === value}
              onChange={() => onChange(percent)}
            />
            <span>{label}</span> <span className="share-percent">{formatPercent(percent)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

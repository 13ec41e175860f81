import type { calculator } from '@nightdesk/content'
import { estimateSavings, type CalculatorState } from './estimate-savings.ts'
import { formatDollars } from './format-figures.ts'

type ShareChoiceProps = {
  readonly copy: (typeof calculator)['tool']['inputs']['share']
  readonly state: CalculatorState
  readonly onChange: (share: CalculatorState['share']) => void
}

/** A reading aid: what the same numbers come to, if only part of the minutes is really saved. */
export function ShareChoice({ copy, state, onChange }: ShareChoiceProps) {
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
              checked={percent === state.share}
              onChange={() => onChange(percent)}
            />
            <span>{label}</span> <span className="share-percent">{percent}%</span>{' '}
            <span className="share-sum">
              {formatDollars(estimateSavings({ ...state, share: percent }).monthlySavings)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

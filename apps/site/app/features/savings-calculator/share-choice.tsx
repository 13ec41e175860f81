import type { calculator } from '@nightdesk/content'
import type { CalculatorState } from './estimate-savings.ts'

type Share = CalculatorState['share']

type ShareChoiceProps = {
  readonly copy: (typeof calculator)['tool']['inputs']['share']
  readonly chosen: Share
  readonly onChange: (share: Share) => void
}

/** A reading aid: what the same numbers come to, if only part of the minutes is really saved. */
export function ShareChoice({ copy, chosen, onChange }: ShareChoiceProps) {
  return (
    <fieldset className="share">
      <legend>{copy.title}</legend>
      <div className="share-options">
        {copy.options.map(({ percent, label }) => (
          <label key={percent}>
            <input
              type="radio"
              name="share"
              value={percent}
              className="visually-hidden"
              checked={percent === chosen}
              onChange={() => onChange(percent)}
            />
            <span>{label}</span> <span className="share-percent">{percent}%</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

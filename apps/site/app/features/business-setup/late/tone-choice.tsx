import { ownBusinessPage } from '@nightdesk/content'
import type { SetupTone } from '@nightdesk/contracts'

type ToneChoiceProps = {
  readonly number: string
  readonly chosen: SetupTone
  readonly onChoose: (tone: SetupTone) => void
}

export function ToneChoice({ number, chosen, onChoose }: ToneChoiceProps) {
  const { label, tones } = ownBusinessPage.tone
  return (
    <fieldset className="setup-group">
      <legend className="field-label">
        <span className="field-number" aria-hidden="true">
          {number}
        </span>
        {label}
      </legend>
      <div className="setup-tones">
        {tones.map(({ id, name, sounds }) => (
          <label key={id}>
            <input
              type="radio"
              name="tone"
              value={id}
              className="visually-hidden"
              checked={id === chosen}
              onChange={() => onChoose(id)}
            />
            <span>{name}</span> <small>{sounds}</small>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

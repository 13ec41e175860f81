import { ownBusinessPage } from '@nightdesk/content'
import type { TradeId } from '@nightdesk/contracts'
import { RackArt } from '../../../illustrations/rack-art.tsx'

type TradeChoiceProps = {
  readonly number: string
  readonly chosen: TradeId
  readonly onChoose: (trade: TradeId) => void
}

/** The nine trades, each with its own paper. */
export function TradeChoice({ number, chosen, onChoose }: TradeChoiceProps) {
  const { label, trades } = ownBusinessPage.trade
  return (
    <fieldset className="setup-group">
      <legend className="field-label">
        <span className="field-number" aria-hidden="true">
          {number}
        </span>
        {label}
      </legend>
      <div className="setup-trades">
        {trades.map(({ id, name, art }) => (
          <label key={id}>
            <input
              type="radio"
              name="trade"
              value={id}
              className="visually-hidden"
              checked={id === chosen}
              onChange={() => onChoose(id)}
            />
            <RackArt name={art} />
            <span>{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

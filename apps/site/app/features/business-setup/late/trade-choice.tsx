import { ownBusinessPage } from '@nightdesk/content'
import type { TradeId } from '@nightdesk/contracts'
import { RackArt } from '../../../illustrations/rack-art.tsx'
import { RadioCard } from './radio-card.tsx'
import { SetupGroup } from './setup-group.tsx'

type TradeChoiceProps = {
  readonly number: string
  readonly chosen: TradeId
  readonly onChoose: (trade: TradeId) => void
}

/** The trades, each with its own paper. */
export function TradeChoice({ number, chosen, onChoose }: TradeChoiceProps) {
  const { label, trades } = ownBusinessPage.trade
  return (
    <SetupGroup number={number} label={label}>
      <div className="setup-trades">
        {trades.map(({ id, name, art }) => (
          <RadioCard
            key={id}
            name="trade"
            value={id}
            isChosen={id === chosen}
            onChoose={() => onChoose(id)}
          >
            <RackArt name={art} />
            <span>{name}</span>
          </RadioCard>
        ))}
      </div>
    </SetupGroup>
  )
}

import { ownBusinessPage } from '@nightdesk/content'
import type { SetupTone } from '@nightdesk/contracts'
import { RadioCard } from './radio-card.tsx'
import { SetupGroup } from './setup-group.tsx'

type ToneChoiceProps = {
  readonly number: string
  readonly chosen: SetupTone
  readonly onChoose: (tone: SetupTone) => void
}

export function ToneChoice({ number, chosen, onChoose }: ToneChoiceProps) {
  const { label, tones } = ownBusinessPage.tone
  return (
    <SetupGroup number={number} label={label}>
      <div className="setup-tones">
        {tones.map(({ id, name, sounds }) => (
          <RadioCard
            key={id}
            name="tone"
            value={id}
            isChosen={id === chosen}
            onChoose={() => onChoose(id)}
          >
            <span>{name}</span> <small>{sounds}</small>
          </RadioCard>
        ))}
      </div>
    </SetupGroup>
  )
}

import type { calculator } from '@nightdesk/content'
import type { EstimateFigures } from './estimate-figures.ts'
import { fillIn } from './fill-in.ts'

type AddingTapeProps = {
  readonly copy: (typeof calculator)['tool']['working']['tape']
  readonly figures: EstimateFigures
  /** Whether all minutes count: then their share is no step of the sum. */
  readonly isWhole: boolean
}

/** The sum as an adding machine would print it: one step a line, totals under a rule. */
export function AddingTape({ copy, figures, isWhole }: AddingTapeProps) {
  return (
    <div className="tape">
      <div className="tape-paper">
        <h3>{copy.title}</h3>
        <ol>
          {copy.lines
            .filter(({ value }) => !isWhole || value !== '{share}')
            .map(({ sign, value, text, total }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- lines never change places
              <li key={index} data-total={total}>
                <span>{sign}</span> <span>{fillIn(value, figures)}</span> <span>{text}</span>
              </li>
            ))}
        </ol>
      </div>
    </div>
  )
}

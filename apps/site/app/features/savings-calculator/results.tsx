import type { calculator } from '@nightdesk/content'
import { charactersPerSize } from './constants.ts'
import type { CaseFigures } from './estimate-figures.ts'
import { fillIn } from './fill-in.ts'

type ResultsProps = {
  readonly copy: (typeof calculator)['tool']['results']
  readonly figures: CaseFigures
}

/** The two result cards. Plain text: the summary alone is announced. */
export function Results({ copy, figures }: ResultsProps) {
  return (
    <div className="results">
      {copy.cards.map((card) => {
        const figure = fillIn(card.figure, figures)
        return (
          <section key={card.kind} className="result" data-kind={card.kind} aria-label={card.title}>
            <h2 className="label">
              {card.title}{' '}
              {card.kind === 'savings' && <span className="result-case">{figures.case}</span>}
            </h2>
            <p className="result-figure" data-size={Math.ceil(figure.length / charactersPerSize)}>
              {/* In an element of its own: beside another node, a translator takes the text from React. */}
              <span>{figure}</span>
              <span> {card.unit}</span>
            </p>
            <p className="result-second">{fillIn(card.second, figures)}</p>
            <p className="result-each">
              <strong>{fillIn(card.each, figures)}</strong> {copy.perEmployee}
            </p>
          </section>
        )
      })}
    </div>
  )
}

type TaskFiguresProps = {
  readonly copy: ResultsProps['copy']['tasks']
  readonly figures: CaseFigures
}

/** What the tasks tell, under the numbers it is worked out from. */
export function TaskFigures({ copy, figures }: TaskFiguresProps) {
  return (
    <dl className="task-figures">
      {copy.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{fillIn(value, figures)}</dd>
        </div>
      ))}
    </dl>
  )
}

import type { calculator } from '@nightdesk/content'
import { Fragment } from 'react'
import { AddingTape } from './adding-tape.tsx'
import { defaultState, expectedPercent } from './constants.ts'
import { EstimateActions } from './estimate-actions.tsx'
import { estimateFigures, type CaseFigures } from './estimate-figures.ts'
import { estimateSavings } from './estimate-savings.ts'
import { fillIn } from './fill-in.ts'
import { LedgerRow } from './ledger-row.tsx'
import { Results, TaskFigures } from './results.tsx'
import { savingsByMonth } from './savings-by-month.ts'
import { SavingsChart } from './savings-chart.tsx'
import { SavingsTable } from './savings-table.tsx'
import { ShareChoice } from './share-choice.tsx'
import { SpokenSummary } from './spoken-summary.tsx'
import { useCalculator, type Calculator } from './use-calculator.ts'
import { Working } from './working.tsx'

type Copy = (typeof calculator)['tool']

/** The ledger: the visitor's week on the left page, what it adds up to on the right, the working below. */
export function SavingsCalculator({ copy }: { readonly copy: Copy }) {
  const calculator = useCalculator()
  const { state, search } = calculator
  const estimate = estimateSavings(state)
  const months = savingsByMonth(estimate)
  const plainFigures = estimateFigures(state, estimate)
  const { case: counted, expected, isExpected } = copy.results
  const figures = {
    ...plainFigures,
    case: fillIn(counted, plainFigures),
    plan: fillIn(state.share === expectedPercent ? isExpected : expected, plainFigures),
  }
  return (
    <>
      <div className="page-width">
        <div className="savings-ledger">
          <InputsPage
            copy={copy.inputs}
            tasks={copy.results.tasks}
            figures={figures}
            {...calculator}
          />
          <div className="ledger-results">
            <Results copy={copy.results} figures={figures} />
            <SavingsChart copy={copy.chart} months={months} />
            <SavingsTable copy={copy.chart} months={months} />
          </div>
          <EstimateActions
            copy={copy.actions}
            search={search}
            requestWith={(link) => fillIn(copy.request, { ...figures, link })}
          />
        </div>
        <SpokenSummary text={fillIn(copy.summary, figures)} />
      </div>
      <Working copy={copy.working}>
        <AddingTape
          copy={copy.working.tape}
          figures={figures}
          isWhole={state.share === defaultState.share}
        />
      </Working>
    </>
  )
}

type InputsPageProps = Calculator & {
  readonly copy: Copy['inputs']
  readonly tasks: Copy['results']['tasks']
  readonly figures: CaseFigures
}

function InputsPage({ copy, tasks, figures, state, change }: InputsPageProps) {
  return (
    <div className="ledger-inputs">
      <p className="running-total" aria-hidden="true">
        <span>{figures.case}</span> <strong>{figures.savings}</strong> <span>{copy.running}</span>
      </p>
      <h2 className="label">{copy.title}</h2>
      <p className="without-script">{copy.withoutScript}</p>
      {copy.rows.map((row) => (
        <Fragment key={row.name}>
          {row.name === 'tasks' && (
            <ShareChoice
              copy={copy.share}
              chosen={state.share}
              onChange={(share) => change({ share })}
            />
          )}
          <LedgerRow
            copy={copy}
            row={row}
            value={state[row.name]}
            onChange={(value) => change({ [row.name]: value })}
          />
        </Fragment>
      ))}
      <TaskFigures copy={tasks} figures={figures} />
    </div>
  )
}

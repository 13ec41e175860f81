import { ownBusinessPage, ownTrades } from '@nightdesk/content'
import { hoursInWords } from '@nightdesk/contracts'
import { RackArt } from '../../../illustrations/rack-art.tsx'
import { Slip } from '../../../ui/slip.tsx'
import { setupOf, type SetupDraft } from './setup-draft.ts'

const copy = ownBusinessPage.card

/** What the form comes to, on paper: how it picks up, and what it knows. */
export function DeskCard({ draft }: { readonly draft: SetupDraft }) {
  const trade = ownBusinessPage.trade.trades.find(({ id }) => id === draft.trade)
  const { questions } = setupOf(draft)
  const ownName = draft.name.trim()
  const name = ownName || (trade?.sample ?? '')
  const town = draft.town.trim()
  return (
    <div className="desk-card">
      <Slip title={copy.title} number={ownName ? copy.number : copy.example} paper="sheet">
        <div className="desk-card-head">
          {trade && <RackArt name={trade.art} />}
          <p className="desk-card-name">{name}</p>
          <p className="desk-card-trade">
            <span>{trade?.name}</span>
            <span>{town && ` · ${town}`}</span>
          </p>
        </div>
        <p className="desk-card-says">
          <span className="label">{copy.says}</span>
          <span>{copy.greeting[draft.tone](name)}</span>
        </p>
        <dl className="slip-rows">
          <Row name={copy.hours} values={printed(hoursInWords(draft.hours)).split('; ')} />
          <Row name={copy.does} values={[capital(ownTrades[draft.trade].does)]} />
          <Row
            name={copy.knows}
            values={questions.map(({ question }) => question)}
            none={copy.nothing}
          />
        </dl>
        <p className="desk-card-always">{copy.always}</p>
      </Slip>
    </div>
  )
}

/** Times as they are printed on the site, each in one piece. They are said with capitals, so that a voice spells them. */
function printed(hours: string): string {
  return hours.replace(/ ([AP]M)\b/g, (time) => `\u00A0${time.trim().toLowerCase()}`)
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

type RowProps = {
  readonly name: string
  readonly values: readonly string[]
  readonly none?: string
}

function Row({ name, values, none }: RowProps) {
  return (
    <div>
      <dt>{name}</dt>
      {values.map((value, at) => (
        // Two callers may ask the same.
        // oxlint-disable-next-line react/no-array-index-key
        <dd key={at}>{value}</dd>
      ))}
      {values.length === 0 && <dd>{none}</dd>}
    </div>
  )
}

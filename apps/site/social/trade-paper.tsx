import { socialExampleLabel, type SocialPicture } from '@nightdesk/content'

type TradePaperProps = Extract<SocialPicture, { kind: 'paper' }>

/** A trade's paper, filled in: the cut of the sheet says whose it is. */
export function TradePaper({ paper, title, number, rows, note, tag }: TradePaperProps) {
  return (
    <div className="trade-sheet-shadow">
      <div className="trade-sheet" data-paper={paper}>
        <p className="trade-sheet-head">
          <span>{title}</span>
          <span className="trade-sheet-number">{number}</span>
        </p>
        <dl>
          {rows.map(({ name, value }) => (
            <div key={name + value}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {note && <p className="trade-sheet-note">{note}</p>}
        <p className="trade-sheet-foot">{socialExampleLabel}</p>
      </div>
      {tag && <p className="key-tag">{tag}</p>}
    </div>
  )
}

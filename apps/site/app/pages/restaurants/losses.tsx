import type { restaurants } from '@nightdesk/content'
import { OwnSum } from '../../ui/own-sum.tsx'
import { Section } from '../../ui/section.tsx'

/** A bill: each way money is lost, and what one of them comes to. */
export function Losses({ label, title, lead, list, total }: (typeof restaurants)['losses']) {
  return (
    <Section tone="sunk" layout="spread" label={label} title={title} lead={lead}>
      <ul className="losses">
        {list.map((loss) => (
          <li key={loss.title}>
            <div>
              <h3 className="font-clerk font-strong">
                <Unbroken text={loss.title} figure={loss.sum} />
              </h3>
              <p className="text-quiet">{loss.text}</p>
            </div>
            {loss.sum && <p className="losses-total-figure">{loss.sum}</p>}
          </li>
        ))}
      </ul>
      <OwnSum copy={total} className="losses-total" />
    </Section>
  )
}

/** A figure with a hyphen is one word: no line ends inside it. */
function Unbroken({
  text,
  figure,
}: {
  readonly text: string
  readonly figure: string | undefined
}) {
  const [before, after] = figure ? text.split(figure) : []
  if (after === undefined) return text
  return (
    <>
      {before}
      <span className="whitespace-nowrap">{figure}</span>
      {after}
    </>
  )
}

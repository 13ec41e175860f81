import type { restaurants } from '@nightdesk/content'
import { Section } from '../../ui/section.tsx'

/** A bill: each way money is lost, and what it comes to. */
export function Losses({
  label,
  title,
  lead,
  list,
  example,
  total,
}: (typeof restaurants)['losses']) {
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
            <p className="losses-figure">{loss.sum}</p>
          </li>
        ))}
      </ul>
      <div className="losses-example">
        <div>
          <p className="label">{example.label}</p>
          <p className="font-strong">{example.title}</p>
          <p className="text-quiet">{example.text}</p>
        </div>
        <p className="losses-figure">{example.sum}</p>
      </div>
      <p className="losses-total">
        <span>{total.name}</span> <span>{total.sum}</span>
      </p>
    </Section>
  )
}

/** A figure with a hyphen is one word: no line ends inside it. */
function Unbroken({ text, figure }: { readonly text: string; readonly figure: string }) {
  const [before, after] = text.split(figure)
  if (after === undefined) return text
  return (
    <>
      {before}
      <span className="whitespace-nowrap">{figure}</span>
      {after}
    </>
  )
}

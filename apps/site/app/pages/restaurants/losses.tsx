import type { restaurants } from '@nightdesk/content'
import { Section } from '../../ui/section.tsx'

/** A bill: each way money is lost, and what it comes to. */
export function Losses({ label, title, list }: (typeof restaurants)['losses']) {
  return (
    <Section tone="sunk" layout="split" label={label} title={title}>
      <ul className="losses">
        {list.map((loss) => (
          <li key={loss.title}>
            <div>
              <h3 className="font-clerk font-strong">{loss.title}</h3>
              <p className="text-quiet">{loss.text}</p>
            </div>
            <p className="losses-figure">{loss.sum}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

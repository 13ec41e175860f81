import type { restaurants } from '@nightdesk/content'
import { Section } from '../../ui/section.tsx'

/** The board over the counter: each kitchen, and what its callers say. */
export function MenuBoard({ label, title, list }: (typeof restaurants)['trades']) {
  return (
    <Section scheme="night" label={label} title={title}>
      <ul className="menu-board">
        {list.map((trade) => (
          <li key={trade.name}>
            <h3>{trade.name}</h3>
            <p>{trade.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

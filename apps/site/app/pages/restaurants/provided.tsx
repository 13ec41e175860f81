import type { restaurants } from '@nightdesk/content'
import { Section } from '../../ui/section.tsx'

export function Provided({ label, title, figure, list }: (typeof restaurants)['provided']) {
  return (
    <Section label={label} title={title}>
      <ul className="provided">
        {list.map((item, index) => (
          <li key={item.title} data-scheme={index === 0 ? 'bottle' : undefined}>
            {index === 0 && <p className="provided-figure">{figure}</p>}
            <h3>{item.title}</h3>
            <p className="text-quiet">{item.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

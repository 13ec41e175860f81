import type { restaurants } from '@nightdesk/content'
import { ExampleCall } from '../../features/sample-call/example-call.tsx'
import { Section } from '../../ui/section.tsx'

/** What is provided, line by line; beside it the rail's own order as it was taken. */
export function Provided({ example, figure, list, ...head }: (typeof restaurants)['provided']) {
  return (
    <Section {...head}>
      <div className="provided">
        <ul>
          {list.map((item, index) => (
            <li key={item.title} data-scheme={index === 0 ? 'bottle' : undefined}>
              {index === 0 && <p className="provided-figure">{figure}</p>}
              <h3>{item.title}</h3>
              <p className="text-quiet">{item.text}</p>
            </li>
          ))}
        </ul>
        <ExampleCall {...example} />
      </div>
    </Section>
  )
}

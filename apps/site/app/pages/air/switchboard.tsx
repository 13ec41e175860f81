import type { air } from '@nightdesk/content'
import { CapabilityArt } from '../../illustrations/capability-art.tsx'
import { Section } from '../../ui/section.tsx'
import { airRevealThreshold } from './constants.ts'

/** The six capabilities as the keys of a switchboard. */
export function Switchboard({ label, title, lead, items }: (typeof air)['capabilities']) {
  return (
    <Section
      scheme="night"
      tone="sunk"
      layout="spread"
      label={label}
      title={title}
      lead={lead}
      revealAt={airRevealThreshold}
    >
      <ul className="switchboard">
        {items.map((item) => (
          <li key={item.key} data-key={item.key}>
            <div className="switch-key-place" aria-hidden="true">
              <div className="switch-key">
                <CapabilityArt name={item.key} />
                <span>{item.engraved}</span>
              </div>
            </div>
            <div className="switch-words">
              <h3>{item.title}</h3>
              <p>{item.desc}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

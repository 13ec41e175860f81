import type { air } from '@nightdesk/content'
import { ButtonLink } from '../../ui/button.tsx'
import { Section } from '../../ui/section.tsx'
import { Unbroken } from '../../ui/unbroken.tsx'
import { airRevealThreshold } from './constants.ts'

type MorningProps = (typeof air)['banner'] & Pick<(typeof air)['film'], 'calls' | 'exampleLabel'>

/** The film's last picture: seven slips in a row, and the page is bright. */
export function Morning({ label, title, action, calls, exampleLabel }: MorningProps) {
  return (
    <Section tone="raised" label={label} title={title} revealAt={airRevealThreshold}>
      <ol className="counter">
        {calls.map((call) => (
          <li key={call.time}>
            <p className="counter-time">{call.time}</p>
            <p className="counter-shop">{call.shop}</p>
            <p className="counter-note">
              <Unbroken text={call.note} />
            </p>
          </li>
        ))}
        <li className="counter-next">
          <ButtonLink to={action.to}>{action.label}</ButtonLink>
          <p className="label">{exampleLabel}</p>
        </li>
      </ol>
    </Section>
  )
}

import type { IndustryCard, industries } from '@nightdesk/content'
import { RackArt } from '../../illustrations/rack-art.tsx'
import { Card } from '../../ui/card.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { Hook } from './hook.tsx'

type KeyRackProps = Pick<typeof industries, 'cards' | 'comingSoon'>

/** Pigeonholes: a key where there is a page, a bare hook where there is none yet. */
export function KeyRack({ cards, comingSoon }: KeyRackProps) {
  return (
    <ul className="rack">
      {cards.map((card, index) => (
        <li key={card.title}>
          <Pigeonhole card={card} number={index + 1} comingSoon={comingSoon} />
        </li>
      ))}
    </ul>
  )
}

type PigeonholeProps = {
  readonly card: IndustryCard
  readonly number: number
  readonly comingSoon: string
}

function Pigeonhole({ card, number, comingSoon }: PigeonholeProps) {
  const { title, description, icon, link, worth, go } = card
  return (
    <Card look={link ? 'sheet' : 'dashed'}>
      <div className="rack-hole">
        <RackArt name={icon} />
        <Hook number={link ? number : undefined} />
      </div>
      <h2 className="rack-title">
        {link ? (
          <TextLink to={link} isStretched>
            {title}
          </TextLink>
        ) : (
          title
        )}
      </h2>
      <p className="rack-text">{description}</p>
      {worth && <p className="rack-worth">{worth}</p>}
      {/* To be seen: for those who listen, the name above is the link. */}
      {link ? (
        <p className="rack-go" aria-hidden="true">
          {go}
        </p>
      ) : (
        <p className="rack-soon">{comingSoon}</p>
      )}
    </Card>
  )
}

import type { home } from '@nightdesk/content'
import { SignpostArt } from './signpost-art.tsx'
import { Card } from '../../ui/card.tsx'
import { Section } from '../../ui/section.tsx'
import { TextLink } from '../../ui/text-link.tsx'

export function Signposts(signposts: (typeof home)['signposts']) {
  return (
    <Section title={signposts.title}>
      <ul className="signposts">
        {signposts.cards.map((card, index) => (
          <li key={card.title}>
            <Card look={index === 0 ? 'solid' : 'sheet'}>
              <SignpostArt at={index} />
              <h3 className="text-title">{card.title}</h3>
              <p className="text-quiet">{card.text}</p>
              <p className="mt-auto pt-4">
                <TextLink to={card.link.to} isStretched>
                  {card.link.label}
                </TextLink>
              </p>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  )
}

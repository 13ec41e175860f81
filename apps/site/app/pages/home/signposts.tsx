import type { home, SignpostCard } from '@nightdesk/content'
import { Link } from 'react-router'
import { Art } from '../../illustrations/art.tsx'
import { SignpostArt } from './signpost-art.tsx'
import { Card } from '../../ui/card.tsx'
import { Section } from '../../ui/section.tsx'
import { TextLink } from '../../ui/text-link.tsx'

type TradesProps = { readonly trades: NonNullable<SignpostCard['trades']> }

/** The five papers, each the way to its trade. */
function Trades({ trades }: TradesProps) {
  return (
    <ul className="signpost-trades">
      {trades.map(({ label, to, art }) => (
        <li key={to}>
          <Link to={to} prefetch="intent">
            <Art name={art} />
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}

export function Signposts(signposts: (typeof home)['signposts']) {
  return (
    <Section title={signposts.title}>
      <ul className="signposts">
        {signposts.cards.map((card: SignpostCard, index) => (
          <li key={card.title}>
            <Card look={index === 0 ? 'solid' : 'sheet'}>
              {card.trades ? <Trades trades={card.trades} /> : <SignpostArt at={index} />}
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

import { industryBreadcrumb, ownBusinessLink, type Hero as HeroContent } from '@nightdesk/content'
import type { TradeId } from '@nightdesk/contracts'
import type { ReactNode } from 'react'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Hero } from '../../ui/hero.tsx'
import { TextLink } from '../../ui/text-link.tsx'

type IndustryHeroProps = {
  readonly hero: HeroContent
  /** One of the board, which the form on AIR then opens with. */
  readonly trade?: TradeId | undefined
  /** The trade's paper, beside the words. */
  readonly paper?: ReactNode
  /** What stands under both, across the whole width. */
  readonly children?: ReactNode
}

/** The opening of an industry's page, with the way back to all of them and to a line of the visitor's own. */
export function IndustryHero({ hero, trade, paper, children }: IndustryHeroProps) {
  const crumb = <Breadcrumb {...industryBreadcrumb} current={hero.label} />
  const own = trade && ownBusinessLink(trade)
  return (
    <Hero
      {...hero}
      above={crumb}
      aside={paper}
      alsoTo={
        own && (
          <span className="hero-also">
            <TextLink to={own.to}>{own.label}</TextLink>
          </span>
        )
      }
    >
      {children}
    </Hero>
  )
}

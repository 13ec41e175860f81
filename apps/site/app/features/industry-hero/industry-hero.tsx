import { industryBreadcrumb, type Hero as HeroContent } from '@nightdesk/content'
import type { ReactNode } from 'react'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Hero } from '../../ui/hero.tsx'

type IndustryHeroProps = {
  readonly hero: HeroContent
  /** The trade's paper, beside the words. */
  readonly paper: ReactNode
}

/** The opening of an industry's page, with the way back to all of them. */
export function IndustryHero({ hero, paper }: IndustryHeroProps) {
  const crumb = <Breadcrumb {...industryBreadcrumb} current={hero.label} />
  return <Hero {...hero} above={crumb} aside={paper} />
}

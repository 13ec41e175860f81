import { restaurants } from '@nightdesk/content'
import { ContactSection } from '../../features/contact-section/contact-section.tsx'
import { pageHead } from '../../platform/page-meta.ts'
import type { Route } from './+types/page'
import { ChitHero } from './chit-hero.tsx'
import { Losses } from './losses.tsx'
import { MenuBoard } from './menu-board.tsx'
import { Pricing } from './pricing.tsx'
import { Provided } from './provided.tsx'
import { Workflow } from './workflow.tsx'
import styles from './page.css?url'

export const loader = () => restaurants

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageHead('/industries/restaurants-takeouts', loaderData?.meta, styles)

export default function RestaurantsPage({ loaderData: copy }: Route.ComponentProps) {
  return (
    <>
      <ChitHero {...copy} />
      <Losses {...copy.losses} />
      <Provided {...copy.provided} />
      <MenuBoard {...copy.trades} />
      <Workflow {...copy.workflow} />
      <Pricing {...copy.pricing} />
      <ContactSection id="demo" invite={copy.contact} />
    </>
  )
}

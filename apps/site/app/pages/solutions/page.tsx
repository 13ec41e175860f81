import { solutions } from '@nightdesk/content'
import { ContactSection } from '../../features/contact-section/contact-section.tsx'
import { pageHead } from '../../platform/page-meta.ts'
import type { Route } from './+types/page'
import { JumpRow } from './jump-row.tsx'
import { SolutionCard } from './solution-card.tsx'
import { SolutionsHero } from './solutions-hero.tsx'
import styles from './page.css?url'

export const loader = () => solutions

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageHead('/use-cases', loaderData?.meta, styles)

export default function SolutionsPage({ loaderData: copy }: Route.ComponentProps) {
  const { hero, jumpLabel, cardLabels, entries, contact } = copy
  return (
    <>
      <SolutionsHero {...hero} />
      {/* The row sticks for as long as this block is on the screen: to the last card, not to the form. */}
      <div>
        <JumpRow jumpLabel={jumpLabel} entries={entries} />
        <div className="solutions-file">
          {entries.map((entry, index) => (
            <SolutionCard
              key={entry.id}
              entry={entry}
              labels={cardLabels}
              place={`${index + 1}/${entries.length}`}
            />
          ))}
        </div>
      </div>
      <ContactSection invite={contact} />
    </>
  )
}

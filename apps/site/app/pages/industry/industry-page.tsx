import { industryBreadcrumb, type ArtKey, type Hero as HeroContent } from '@nightdesk/content'
import { ContactSection } from '../../features/contact-section/contact-section.tsx'
import { Art } from '../../illustrations/art.tsx'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Hero } from '../../ui/hero.tsx'

type IndustryPageProps = {
  readonly hero: HeroContent
  readonly art: ArtKey
  readonly contactId?: 'contact' | 'demo'
}

export function IndustryPage({ hero, art, contactId = 'contact' }: IndustryPageProps) {
  const crumb = <Breadcrumb {...industryBreadcrumb} current={hero.label} />
  const paper = (
    <div className="trade-paper">
      <Art name={art} />
    </div>
  )
  return (
    <>
      <Hero {...hero} above={crumb} aside={paper} />
      <ContactSection id={contactId} />
    </>
  )
}

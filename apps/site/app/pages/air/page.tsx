import { air } from '@nightdesk/content'
import { ContactSection } from '../../features/contact-section/contact-section.tsx'
import type { PageHandle } from '../../platform/page-handle.ts'
import { pageHead } from '../../platform/page-meta.ts'
import { Hero } from '../../ui/hero.tsx'
import type { Route } from './+types/page'

export const handle: PageHandle = { topScheme: 'night' }

export const loader = () => air

export const meta = ({ loaderData }: Route.MetaArgs) => pageHead('/products/air', loaderData?.meta)

export default function AirPage({ loaderData: { hero } }: Route.ComponentProps) {
  return (
    <>
      <Hero {...hero} scheme="night" above={<p className="label">{hero.label}</p>} />
      <ContactSection />
    </>
  )
}

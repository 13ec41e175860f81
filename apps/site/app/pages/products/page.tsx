import {
  comingNoteOf,
  demoBlocks,
  demoCard,
  demoTalk,
  products,
  productsPage,
} from '@nightdesk/content'
import { ContactSection } from '../../features/contact-section/contact-section.tsx'
import { VoiceDemo } from '../../features/voice-demo/voice-demo.tsx'
import { pageHead } from '../../platform/page-meta.ts'
import { Hero } from '../../ui/hero.tsx'
import { Section } from '../../ui/section.tsx'
import type { Route } from './+types/page'
import { DarkDesks, LitDesk } from './desks.tsx'
import styles from './page.css?url'

export const loader = () => ({
  ...productsPage,
  onDuty: products[0],
  toCome: products
    .filter((product) => !product.isAvailable)
    .map((product) => ({ product, sign: comingNoteOf(product.id)?.job.signs[0] })),
  demo: demoBlocks.products,
  demoCard,
  demoTalk,
})

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageHead('/products', loaderData?.meta, styles)

/** Seven nameplates: the lit one opens the page, its line follows at once, and the six dark ones stand after both. */
export default function ProductsPage({ loaderData: copy }: Route.ComponentProps) {
  const { hero, hear, ask, training, contact } = copy
  return (
    <div className="agents">
      <Hero
        above={<p className="label">{hero.label}</p>}
        title={hero.title}
        lead={hero.lead}
        action={hear}
        secondAction={ask}
        aside={<LitDesk product={copy.onDuty} copy={copy} />}
      />
      <VoiceDemo block={copy.demo} card={copy.demoCard} talk={copy.demoTalk} scheme="night" />
      <Section title={training.title} lead={training.lead} layout="spread">
        <DarkDesks coming={copy.toCome} copy={copy} />
      </Section>
      <ContactSection invite={contact} />
    </div>
  )
}

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
import type { Route } from './+types/page'
import { AgentsOpening } from './agents-opening.tsx'
import { Desks } from './desks.tsx'
import styles from './page.css?url'

export const loader = () => ({
  ...productsPage,
  products,
  signs: Object.fromEntries(products.map(({ id }) => [id, comingNoteOf(id)?.job.signs[0]])),
  demo: demoBlocks.products,
  demoCard,
  demoTalk,
})

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageHead('/products', loaderData?.meta, styles)

export default function ProductsPage({ loaderData: copy }: Route.ComponentProps) {
  const { hero, hear, ask, contact } = copy
  return (
    <div className="agents">
      <AgentsOpening {...hero} hear={hear} ask={ask} />
      <Desks {...copy} />
      <VoiceDemo block={copy.demo} card={copy.demoCard} talk={copy.demoTalk} />
      <ContactSection invite={contact} />
    </div>
  )
}

import { demoBlocks, demoCard, demoTalk, products, productsPage } from '@nightdesk/content'
import { VoiceDemo } from '../../features/voice-demo/voice-demo.tsx'
import { pageHead } from '../../platform/page-meta.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Section } from '../../ui/section.tsx'
import type { Route } from './+types/page'
import { AgentsOpening } from './agents-opening.tsx'
import { Desks } from './desks.tsx'
import styles from './page.css?url'

export const loader = () => ({
  ...productsPage,
  products,
  demo: demoBlocks.air,
  demoCard,
  demoTalk,
})

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageHead('/products', loaderData?.meta, styles)

export default function ProductsPage({ loaderData: copy }: Route.ComponentProps) {
  const { hero, hear, closing } = copy
  return (
    <div className="agents">
      <AgentsOpening {...hero} hear={hear} />
      <Desks {...copy} />
      <VoiceDemo block={copy.demo} card={copy.demoCard} talk={copy.demoTalk} />
      <Section title={closing.title} layout="split">
        <p className="max-w-prose text-lead text-quiet">{closing.text}</p>
        <p className="mt-6">
          <ButtonLink to={closing.link.to}>{closing.link.label}</ButtonLink>
        </p>
      </Section>
    </div>
  )
}

import { demoBlocks, demoCard, demoTalk, products, productsPage } from '@nightdesk/content'
import { VoiceDemo } from '../../features/voice-demo/voice-demo.tsx'
import { pageHead } from '../../platform/page-meta.ts'
import { Section } from '../../ui/section.tsx'
import { TextLink } from '../../ui/text-link.tsx'
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
      <VoiceDemo block={copy.demo} card={copy.demoCard} talk={copy.demoTalk} isTitled />
      <Desks {...copy} />
      <Section title={closing.title} tone="sunk" layout="split">
        <p className="max-w-prose text-lead text-quiet">{closing.text}</p>
        <p className="mt-4">
          <TextLink to={closing.link.to}>{closing.link.label}</TextLink>
        </p>
      </Section>
    </div>
  )
}

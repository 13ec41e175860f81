import { air, demoBlocks, demoCard, demoTalk, ownBusinessSection } from '@nightdesk/content'
import { ContactSection } from '../../features/contact-section/contact-section.tsx'
import { VoiceDemo } from '../../features/voice-demo/voice-demo.tsx'
import type { PageHandle } from '../../platform/page-handle.ts'
import { pageHead } from '../../platform/page-meta.ts'
import type { Route } from './+types/page'
import { AirHero } from './air-hero.tsx'
import { Article } from './article.tsx'
import { Morning } from './morning.tsx'
import { OwnBusiness } from './own-business.tsx'
import { Security } from './security.tsx'
import { Switchboard } from './switchboard.tsx'
import { airRevealThreshold } from './constants.ts'
import { reloadLater } from './reload-later.ts'
import styles from './page.css?url'

export const handle: PageHandle = { topScheme: 'night' }

export const loader = () => ({
  ...air,
  demoBlock: demoBlocks.air,
  demoCard,
  demoTalk,
  ownBusiness: ownBusinessSection,
})

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageHead('/products/air', loaderData?.meta, styles)

/** From night to day: each section takes a lighter scheme than the one above it. */
export default function AirPage({ loaderData: copy }: Route.ComponentProps) {
  return (
    <>
      <AirHero {...copy} />
      <VoiceDemo
        block={copy.demoBlock}
        card={copy.demoCard}
        talk={copy.demoTalk}
        scheme="night"
        revealAt={airRevealThreshold}
        onStop={reloadLater}
      />
      <OwnBusiness {...copy.ownBusiness} />
      <Switchboard {...copy.capabilities} />
      <Security {...copy.security} />
      <Article {...copy.article} />
      <Morning {...copy.banner} {...copy.film} title={copy.banner.title} />
      <ContactSection invite={copy.contact} revealAt={airRevealThreshold} />
    </>
  )
}

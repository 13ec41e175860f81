import { demoBlocks, demoCard, demoTalk, home } from '@nightdesk/content'
import { ContactSection } from '../../features/contact-section/contact-section.tsx'
import { VoiceDemo } from '../../features/voice-demo/voice-demo.tsx'
import type { PageHandle } from '../../platform/page-handle.ts'
import { pageHead } from '../../platform/page-meta.ts'
import type { Route } from './+types/page'
import { HeardCall } from './heard-call.tsx'
import { HomeHero } from './home-hero.tsx'
import { Outcomes } from './outcomes.tsx'
import { RateCard } from './rate-card.tsx'
import { Signposts } from './signposts.tsx'
import styles from './page.css?url'

export const handle: PageHandle = { hasBanner: true }

export const loader = () => ({ ...home, demo: demoBlocks.home, demoCard, demoTalk })

export const meta = ({ loaderData }: Route.MetaArgs) => pageHead('/', loaderData?.meta, styles)

export default function HomePage({ loaderData: copy }: Route.ComponentProps) {
  return (
    <>
      <HomeHero {...copy} />
      <VoiceDemo block={copy.demo} card={copy.demoCard} talk={copy.demoTalk} />
      <HeardCall {...copy.heardCall} callNote={copy.callNote} />
      <Outcomes {...copy.outcomes} />
      <Signposts {...copy.signposts} />
      <RateCard {...copy.pricing} />
      <ContactSection invite={copy.contact} />
    </>
  )
}

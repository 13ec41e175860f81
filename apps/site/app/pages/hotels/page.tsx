import { demoBlocks, demoCard, demoTalk, hotels } from '@nightdesk/content'
import { ContactSection } from '../../features/contact-section/contact-section.tsx'
import { IndustryHero } from '../../features/industry-hero/industry-hero.tsx'
import { VoiceDemo } from '../../features/voice-demo/voice-demo.tsx'
import { pageHead } from '../../platform/page-meta.ts'
import type { Route } from './+types/page'
import { ContactTab } from './contact-tab.tsx'
import { Corridor } from './corridor.tsx'
import { Doors } from './doors.tsx'
import { Languages } from './languages.tsx'
import { Registration } from './registration.tsx'
import { Savings } from './savings.tsx'
import { Shifts } from './shifts.tsx'
import styles from './page.css?url'

export const loader = () => ({ ...hotels, demo: demoBlocks.hotels, demoCard, demoTalk })

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageHead('/industries/hotels-hospitality', loaderData?.meta, styles)

export default function HotelsPage({ loaderData: copy }: Route.ComponentProps) {
  return (
    <>
      <IndustryHero
        hero={copy.hero}
        trade="hotels-hospitality"
        paper={<Registration {...copy.registration} />}
      />
      <VoiceDemo block={copy.demo} card={copy.demoCard} talk={copy.demoTalk} />
      <Shifts {...copy.shifts} />
      <Languages {...copy.multilingual} />
      <Corridor {...copy.steps} />
      <Savings {...copy.savings} />
      <Doors {...copy.doors} />
      <ContactSection invite={copy.contact} />
      <ContactTab {...copy.contactTab} />
    </>
  )
}

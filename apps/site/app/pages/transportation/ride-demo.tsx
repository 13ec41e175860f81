import type { DemoBlock, DemoCardContent } from '@nightdesk/content'
import { VoiceDemoCard } from '../../features/voice-demo-card/voice-demo-card.tsx'
import { Section } from '../../ui/section.tsx'

type RideDemoProps = { readonly demo: DemoBlock; readonly demoCard: DemoCardContent }

export function RideDemo({ demo, demoCard }: RideDemoProps) {
  return (
    <Section id="demo" tone="sunk" layout="split" title={demo.heading} lead={demo.lead}>
      <div className="ride-demo">
        <VoiceDemoCard copy={demoCard} title={demo.title} description={demo.description} />
      </div>
    </Section>
  )
}

import type { DemoBlock, DemoCardContent, hotels } from '@nightdesk/content'
import { VoiceDemoCard } from '../../features/voice-demo-card/voice-demo-card.tsx'
import { Section } from '../../ui/section.tsx'

type GuestDemoProps = {
  readonly demo: DemoBlock
  readonly demoCard: DemoCardContent
  readonly questions: (typeof hotels)['questions']
}

/** The card, and under it what a guest might say: slips to read out, not buttons. */
export function GuestDemo({ demo, demoCard, questions }: GuestDemoProps) {
  return (
    <Section id="demo" tone="sunk" layout="split" title={demo.heading} lead={demo.lead}>
      <div className="guest-demo">
        <VoiceDemoCard copy={demoCard} title={demo.title} description={demo.description} />
        <p className="label guest-questions-title">{questions.title}</p>
        <ul className="guest-questions">
          {questions.list.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ul>
      </div>
    </Section>
  )
}

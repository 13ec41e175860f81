import type { DemoBlock, DemoCardContent, DemoTalkContent, hotels } from '@nightdesk/content'
import { VoiceDemo } from '../../features/voice-demo/voice-demo.tsx'

type GuestDemoProps = {
  readonly demo: DemoBlock
  readonly demoCard: DemoCardContent
  readonly demoTalk: DemoTalkContent
  readonly questions: (typeof hotels)['questions']
}

/** The demo, and with it what a guest might say: slips to read out, not buttons. */
export function GuestDemo({ demo, demoCard, demoTalk, questions }: GuestDemoProps) {
  return (
    <VoiceDemo block={demo} card={demoCard} talk={demoTalk}>
      <p className="label guest-questions-title">{questions.title}</p>
      <ul className="guest-questions">
        {questions.list.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
    </VoiceDemo>
  )
}

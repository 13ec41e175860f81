import type { DemoBlock, DemoCardContent, DemoTalkContent } from '@nightdesk/content'
import { VoiceDemo } from '../../features/voice-demo/voice-demo.tsx'

type RideDemoProps = {
  readonly demo: DemoBlock
  readonly demoCard: DemoCardContent
  readonly demoTalk: DemoTalkContent
}

export function RideDemo({ demo, demoCard, demoTalk }: RideDemoProps) {
  return <VoiceDemo block={demo} card={demoCard} talk={demoTalk} side="left" />
}

import type { DemoBlock, DemoCardContent, DemoTalkContent } from '@nightdesk/content'
import { useId, type ReactNode } from 'react'
import { Reveal } from '../../ui/reveal.tsx'
import { LateTalk } from './late-talk.tsx'
import { useDemoCall } from './use-demo-call.ts'
import { VoiceDemoCard } from './voice-demo-card.tsx'

type VoiceDemoProps = {
  readonly block: DemoBlock
  readonly card: DemoCardContent
  readonly talk: DemoTalkContent
  /** What a visitor might say. */
  readonly children?: ReactNode
  /** Where the machine stands on a wide screen. */
  readonly side?: 'left' | 'right'
  readonly scheme?: 'night'
  readonly onStop?: () => void
}

/** The demo of a page: heading and paper on one side, the machine and the conversation on the other. */
export function VoiceDemo(props: VoiceDemoProps) {
  const { block, card, talk, children, side = 'right', scheme, onStop } = props
  const { assistantId } = block
  const { failureLog } = card
  const call = useDemoCall({ assistantId, failureLog, ...(onStop && { onStop }) })
  const headingId = useId()
  return (
    <section
      id="demo"
      className="band"
      data-scheme={scheme}
      data-tone="sunk"
      aria-labelledby={headingId}
    >
      <Reveal>
        <div className="page-width voice-demo" data-side={side} data-late="demo">
          <div className="demo-heading">
            <h2 id={headingId} className="section-title">
              {block.heading}
            </h2>
            <p className="section-lead">{block.lead}</p>
          </div>
          <div className="demo-machine">
            <VoiceDemoCard
              call={call}
              copy={card}
              title={block.title}
              description={block.description}
            />
          </div>
          <LateTalk
            assistantId={assistantId}
            copy={talk}
            failureLog={failureLog}
            paper={block.paper}
            onAlive={call.approach}
          />
          {children && <div className="demo-prompts">{children}</div>}
        </div>
      </Reveal>
    </section>
  )
}

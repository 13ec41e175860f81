import type { DemoBlock, DemoCardContent, DemoTalkContent } from '@nightdesk/content'
import { useEffect, useId } from 'react'
import { Reveal } from '../../ui/reveal.tsx'
import { pressAgain } from './early-words.ts'
import { LateTalk } from './late-talk.tsx'
import { keepWords } from './renewed-page.ts'
import { useDemoCall } from './use-demo-call.ts'
import { VoiceDemoCard } from './voice-demo-card.tsx'

type VoiceDemoProps = {
  readonly block: DemoBlock
  readonly card: DemoCardContent
  readonly talk: DemoTalkContent
  /** Where the paper lies on a wide screen. */
  readonly side?: 'left' | 'right'
  readonly scheme?: 'night'
  /** The page's own headline stands right above: this one is for screen readers. */
  readonly isTitled?: boolean
  readonly onStop?: () => void
  /** The share of the section that must be in view before it appears. */
  readonly revealAt?: number
}

/** The demo of a page: machine, conversation and typing line in one piece, paper and questions beside it. */
export function VoiceDemo(props: VoiceDemoProps) {
  const { block, card, talk, side = 'right', scheme, isTitled, revealAt, onStop } = props
  const { assistantId } = block
  const { failureLog } = card
  const call = useDemoCall({ assistantId, failureLog, ...(onStop && { onStop }) })
  const headingId = useId()
  useEffect(keepWords, [])
  useEffect(pressAgain, [])
  return (
    <section
      id="demo"
      className="band demo-band"
      data-scheme={scheme}
      data-tone="sunk"
      aria-labelledby={headingId}
    >
      <Reveal at={revealAt}>
        <div className="page-width voice-demo" data-side={side} data-late="demo">
          <div className={isTitled ? 'visually-hidden' : 'demo-heading'}>
            {block.label && <p className="label mb-4">{block.label}</p>}
            <h2 id={headingId} className="section-title">
              {block.heading}
            </h2>
            <p className="section-lead">{block.lead}</p>
          </div>
          <VoiceDemoCard
            call={call}
            copy={card}
            title={block.title}
            description={block.description}
          />
          <LateTalk
            assistantId={assistantId}
            copy={talk}
            failureLog={failureLog}
            example={block.example}
            paper={block.paper}
            questions={block.questions}
            onAlive={call.approach}
          />
        </div>
      </Reveal>
    </section>
  )
}

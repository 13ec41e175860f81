import { demoCard, demoTalk, ownBusinessPage } from '@nightdesk/content'
import { useEffect, useId, useRef, useState } from 'react'
import { missingPartLog } from '../../../platform/import-again.ts'
import { scrollBehavior } from '../../../platform/motion.ts'
import type { Business } from '../../../features/business-setup/late/setup-draft.ts'
import { loadDemoProgram } from '../../../features/voice-demo/load-demo-program.ts'
import { ownLineId } from '../../../features/voice-demo/own-business.ts'
import type { DemoCall } from '../../../features/voice-demo/use-demo-call.ts'
import { VoiceDemoCard } from '../../../features/voice-demo/voice-demo-card.tsx'
import { BuildThis } from './build-this.tsx'

const copy = ownBusinessPage.call

type DemoProgram = Awaited<ReturnType<typeof loadDemoProgram>>

/** The program of the demo, once it is there: it was fetched when the form was touched. */
function useDemoProgram(): DemoProgram | undefined {
  const [program, setProgram] = useState<DemoProgram>()
  useEffect(() => {
    loadDemoProgram().then(setProgram, (error: unknown) => console.error(missingPartLog, error))
  }, [])
  return program
}

type OwnLineProps = { readonly business: Business; readonly call: DemoCall }

/** The machine of the demo, answering in the visitor's name. */
export function OwnLine({ business, call }: OwnLineProps) {
  const program = useDemoProgram()
  const piece = useRef<HTMLElement>(null)
  const headingId = useId()
  const hasProgram = program !== undefined
  useEffect(() => {
    piece.current?.scrollIntoView({ behavior: scrollBehavior(), block: 'start' })
  }, [business, hasProgram])
  return (
    <section ref={piece} className="own-line" aria-labelledby={headingId}>
      <div className="voice-demo">
        <div className="demo-heading">
          <h3 id={headingId} className="text-title">
            {copy.heading(business.name)}
          </h3>
        </div>
        <VoiceDemoCard
          call={call}
          copy={demoCard}
          title={business.name}
          description={copy.description}
          start={ownBusinessPage.restart}
        />
        {program && (
          <program.Talk
            assistantId={ownLineId}
            copy={demoTalk}
            failureLog={ownBusinessPage.failureLog}
            example={copy.example}
            paper={copy.paper}
            questions={questionsFor(business)}
            isSentElsewhere
            onAlive={call.approach}
          />
        )}
      </div>
      {program && (
        <BuildThis
          desk={program.deskOf(ownLineId, ownBusinessPage.failureLog)}
          business={business}
        />
      )}
    </section>
  )
}

/** What to ask: the trade's own wish, the hours, the visitor's questions, a person. */
function questionsFor({ trade, questions }: Business): readonly string[] {
  const wish = ownBusinessPage.trade.trades.find(({ id }) => id === trade)?.wish
  const asked = [wish ?? '', copy.openOnSunday, ...questions.map(({ question }) => question)]
  return [...new Set([...asked.filter(Boolean).slice(0, mostQuestions), copy.person])]
}

const mostQuestions = 4

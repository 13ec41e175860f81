import type { DemoExample, DemoPaper, DemoTalkContent } from '@nightdesk/content'
import { useEffect, useId, useSyncExternalStore } from 'react'
import { setContactDraft } from '../../../platform/contact-draft.ts'
import '../../../platform/late/outlive-translators.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import { Captions } from './captions.tsx'
import { printConversation } from './caption.ts'
import { quietDesk, type CallView, type DeskView } from './desk-view.ts'
import type { Desk } from './desk.ts'
import { deskOf } from './desks.ts'
import { LiveProof } from './live-proof.tsx'
import { Paper } from './paper.tsx'
import { Questions } from './questions.tsx'
import { TypeLine } from './type-line.tsx'

export type TalkProps = {
  readonly assistantId: string
  readonly copy: DemoTalkContent
  readonly failureLog: string
  readonly example: DemoExample
  readonly paper: DemoPaper
  readonly questions: readonly string[]
  /** Whoever shows this has another way to send the conversation on. */
  readonly isSentElsewhere?: boolean
  /** Called when a call can begin here, so that the machine shows it too. */
  readonly onAlive: () => void
}

/** Before the page runs, what is served is a desk that nobody has called. */
function useDeskView(desk: Desk): DeskView {
  return useSyncExternalStore(desk.subscribe, desk.view, () => quietDesk)
}

/** Everything around the machine: what was said, a way to say it in writing, the paper that fills in, and what to ask. */
export function Talk(props: TalkProps) {
  const { assistantId, copy, example, failureLog, paper, questions, isSentElsewhere, onAlive } =
    props
  const desk = deskOf(assistantId, failureLog)
  const view = useDeskView(desk)
  const formId = useId()
  useEffect(() => {
    onAlive()
  }, [onAlive])
  return (
    <>
      <div className="demo-talk" data-scheme="night">
        <Captions copy={copy} example={example} view={view} />
        <TypeLine id={formId} copy={copy} view={view} desk={desk} />
        <AfterWords
          copy={copy}
          view={view}
          isSentElsewhere={isSentElsewhere === true}
          onLeave={desk.stop}
        />
      </div>
      <div className="demo-beside">
        <Questions title={copy.questionsTitle} questions={questions} form={formId} />
        <Paper form={paper} facts={view.paper} blank={copy.paperBlank} />
      </div>
    </>
  )
}

type AfterWordsProps = {
  readonly copy: DemoTalkContent
  readonly view: CallView & Pick<DeskView, 'refusal'>
  readonly isSentElsewhere: boolean
  readonly onLeave: () => void
}

/** One line under the conversation, its place always kept: how fast the answer came, and what can be done with it. */
function AfterWords({ copy, view, isSentElsewhere, onLeave }: AfterWordsProps) {
  const { captions, answerTimeMs, refusal } = view
  const hasTalked = captions.some(({ by, isFinal }) => by === 'user' && isFinal)
  const send = () => {
    onLeave()
    setContactDraft(`${copy.sendIntro}\n${printConversation(captions, copy.speakers)}`)
  }
  return (
    <p className="demo-after">
      <span aria-live="polite">{refusal && copy.refused[refusal]}</span>
      <span className="label">
        {!refusal && answerTimeMs !== undefined && `${copy.answered} ${inSeconds(answerTimeMs)} s`}
      </span>
      {!hasTalked && <LiveProof />}
      {hasTalked && !isSentElsewhere && (
        <TextLink to="#contact" onClick={send}>
          {copy.sendConversation}
        </TextLink>
      )}
    </p>
  )
}

/** To a hundredth; nothing takes no time at all. */
function inSeconds(ms: number): string {
  return Math.max(0.01, ms / 1000).toFixed(2)
}

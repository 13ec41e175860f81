import type { DemoPaper, DemoTalkContent } from '@nightdesk/content'
import { lineLimits } from '@nightdesk/contracts'
import { useEffect, useRef, useSyncExternalStore, type FormEvent } from 'react'
import { setContactDraft } from '../../../platform/contact-draft.ts'
import { Button } from '../../../ui/button.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { takeEarlyWords } from '../early-words.ts'
import { Captions } from './captions.tsx'
import { printConversation } from './caption.ts'
import { quietDesk, type Desk, type DeskView } from './desk.ts'
import { deskOf } from './desks.ts'
import { Paper } from './paper.tsx'

export type TalkProps = {
  readonly assistantId: string
  readonly copy: DemoTalkContent
  readonly failureLog: string
  readonly paper: DemoPaper
  /** Called when a call can begin here, so that the machine shows it too. */
  readonly onAlive: () => void
}

/** Before the page runs, what is served is a desk that nobody has called. */
function useDeskView(desk: Desk): DeskView {
  return useSyncExternalStore(desk.subscribe, desk.view, () => quietDesk)
}

/** Everything around the machine: the paper that fills in, what was said, and a way to say it in writing. */
export function Talk({ assistantId, copy, failureLog, paper, onAlive }: TalkProps) {
  const desk = deskOf(assistantId, failureLog)
  const view = useDeskView(desk)
  useEffect(() => {
    onAlive()
  }, [onAlive])
  return (
    <>
      <div className="demo-talk">
        <Captions copy={copy} view={view} />
        <TypeLine copy={copy} view={view} desk={desk} />
        <AfterWords copy={copy} view={view} onLeave={desk.stop} />
      </div>
      <Paper form={paper} facts={view.paper} />
    </>
  )
}

type TypeLineProps = {
  readonly copy: DemoTalkContent
  readonly view: Pick<DeskView, 'state' | 'unsaid' | 'refused'>
  readonly desk: Pick<Desk, 'type' | 'takeBack'>
}

/** Words that were sent before this program came are said now; those nobody took come back. */
function TypeLine({ copy, view: { state, unsaid, refused }, desk }: TypeLineProps) {
  const form = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (takeEarlyWords()) form.current?.requestSubmit()
  }, [])
  useEffect(() => {
    if (state !== 'idle' || !input.current) return
    input.current.value ||= unsaid.join(' ')
  }, [state, unsaid])
  useEffect(() => {
    if (refused.length === 0 || !input.current) return
    // What has been typed since comes after them.
    input.current.value = `${desk.takeBack()} ${input.current.value}`.trim()
  }, [refused, desk])
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = input.current?.value.trim()
    if (!input.current || !text) return
    input.current.value = ''
    desk.type(text)
  }
  return (
    // Without its program it must go nowhere: a page that is loaded anew has lost the words.
    <form ref={form} className="demo-type" method="dialog" onSubmit={handleSubmit}>
      <input
        ref={input}
        className="field-control"
        aria-label={copy.typeLabel}
        placeholder={copy.typeLabel}
        maxLength={lineLimits.messageCharacters}
        autoComplete="off"
      />
      <Button type="submit" look="quiet">
        {copy.typeSend}
      </Button>
    </form>
  )
}

type AfterWordsProps = {
  readonly copy: DemoTalkContent
  readonly view: Pick<DeskView, 'captions' | 'answerTimeMs' | 'refusal'>
  readonly onLeave: () => void
}

/** One line under the conversation, its place always kept: how fast the answer came, and what can be done with it. */
function AfterWords({ copy, view, onLeave }: AfterWordsProps) {
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
      {hasTalked && (
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

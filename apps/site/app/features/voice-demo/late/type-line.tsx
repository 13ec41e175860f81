import type { DemoTalkContent } from '@nightdesk/content'
import { lineLimits } from '@nightdesk/contracts'
import { useEffect, useLayoutEffect, useRef, type FormEvent } from 'react'
import { Button } from '../../../ui/button.tsx'
import { pressedQuestion, takeEarlyWords } from '../early-words.ts'
import { keepLine } from '../renewed-page.ts'
import type { DeskView } from './desk-view.ts'
import type { Desk } from './desk.ts'

type TypeLineProps = {
  /** By which the questions beside it send this form. */
  readonly id: string
  readonly copy: DemoTalkContent
  readonly view: Pick<DeskView, 'state' | 'unsaid' | 'refused'>
  readonly desk: Pick<Desk, 'type' | 'takeBack'>
}

/** Words that were sent before this program came are said now; those nobody took come back. */
export function TypeLine({ id, copy, view: { state, unsaid, refused }, desk }: TypeLineProps) {
  const form = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)
  // Before it is taken out of the page, when somebody follows a link.
  useLayoutEffect(keepLine, [])
  useEffect(() => {
    if (takeEarlyWords()) form.current?.requestSubmit()
  }, [])
  const isUnheard = state === 'idle' && unsaid.length > 0
  useEffect(() => {
    if ((refused.length === 0 && !isUnheard) || !input.current) return
    // What has been typed since comes after them.
    input.current.value = `${desk.takeBack()} ${input.current.value}`.trim()
  }, [refused, isUnheard, desk])
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const question = pressedQuestion((event.nativeEvent as SubmitEvent).submitter)
    const text = question || input.current?.value.trim()
    if (!input.current || !text) return
    // A draft in the field is left alone by a question that is pressed beside it.
    if (!question) input.current.value = ''
    desk.type(text)
    // The answer comes in the conversation above, which may have been scrolled away.
    form.current?.parentElement?.scrollIntoView({ block: 'nearest' })
  }
  return (
    // Without its program it must go nowhere: a page that is loaded anew has lost the words.
    <form ref={form} id={id} className="demo-type" method="dialog" onSubmit={handleSubmit}>
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

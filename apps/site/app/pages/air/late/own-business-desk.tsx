import { ownBusinessPage } from '@nightdesk/content'
import { useEffect, useReducer, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  businessOf,
  nextDraft,
  type Business,
} from '../../../features/business-setup/late/setup-draft.ts'
import { AheadLine } from '../../../features/business-setup/late/ahead-line.tsx'
import { warmUpLine } from '../../../features/business-setup/late/prepare-line.ts'
import { SetupForm } from '../../../features/business-setup/late/setup-form.tsx'
import { ShareLink } from '../../../features/business-setup/late/share-link.tsx'
import { usePreparation } from '../../../features/business-setup/late/use-preparation.ts'
import { useSetup } from '../../../features/business-setup/late/use-setup.ts'
import { answerFor, ownLineId } from '../../../features/voice-demo/own-business.ts'
import { useDemoCall } from '../../../features/voice-demo/use-demo-call.ts'
import { Button } from '../../../ui/button.tsx'
import { takeEarlyPress } from '../early-press.ts'
import { OwnLine } from './own-line.tsx'
import { useFailedStart } from './use-failed-start.ts'
import { focusOnProblem, useOwnRefusal } from './use-own-refusal.ts'

const copy = ownBusinessPage
const line = { assistantId: ownLineId, failureLog: copy.failureLog }

/** Form, card and, once the button was pressed, the line that answers for the business. */
export function OwnBusinessDesk() {
  const setup = useSetup()
  const { draft, tell, form } = setup
  const call = useDemoCall(line)
  const [business, setBusiness] = useState<Business>()
  const failure = useFailedStart(call.state)
  const refusal = useOwnRefusal(setup)
  const ahead = usePreparation(draft)
  const [isAlive, comeAlive] = useReducer(() => true, false)
  useEffect(comeAlive, [comeAlive])
  // From here on the form itself says how high it is.
  useEffect(() => {
    form.current?.closest<HTMLElement>('[data-late]')?.style.removeProperty('min-height')
  }, [form])
  // Not at once: what was typed before this program came has to be read first.
  useEffect(() => {
    if (isAlive && takeEarlyPress()) form.current?.requestSubmit()
  }, [isAlive, form])

  const approach = () => {
    warmUpLine()
    call.approach()
  }
  const press = () => {
    if (call.state !== 'idle') {
      failure.forgive()
      return call.press()
    }
    refusal.forget()
    const { problems } = nextDraft(draft, { kind: 'pressed' })
    const made = businessOf(draft)
    // At once, so that the words stand beside the field before focus goes to it.
    flushSync(() => tell({ kind: 'pressed' }))
    if (problems.length > 0 || !made) return focusOnProblem(form)
    const prepared = ahead.idNow()
    answerFor({ setup: made, ...(prepared && { prepared }) })
    setBusiness(made)
    return call.press()
  }
  return (
    <>
      <SetupForm {...setup} onSubmit={press} onFocus={approach}>
        <Button type="submit">{buttonLabel(call.state, business)}</Button>
        <ShareLink draft={draft} />
        <p className="setup-status" role="status">
          {refusal.words || (failure.hasFailed && copy.missing)}
          {call.state === 'starting' && copy.starting}
        </p>
        <AheadLine done={ahead.done} />
        <p className="setup-no-script">{copy.needsScript}</p>
      </SetupForm>
      {business && <OwnLine business={business} call={call} />}
    </>
  )
}

function buttonLabel(state: string, business: Business | undefined): string {
  if (state !== 'idle') return copy.stop
  return business ? copy.restart : copy.start
}

import type { DemoCardContent } from '@nightdesk/content'
import { Button } from '../../ui/button.tsx'
import { FiveBars } from '../../ui/five-bars.tsx'
import { startWithoutProvider, type StartCall } from './start-call.ts'
import { useDemoCall } from './use-demo-call.ts'

const barsWhile = { idle: 'idle', starting: 'starting', active: 'live' } as const

type VoiceDemoCardProps = {
  readonly copy: DemoCardContent
  readonly description: string
  readonly title?: string
  readonly startCall?: StartCall
}

/** The machine on the desk: one line, one button, and the same height whatever happens on it. */
export function VoiceDemoCard(props: VoiceDemoCardProps) {
  const { copy, description, title = copy.title, startCall = startWithoutProvider } = props
  const { state, hasCalled, press } = useDemoCall(startCall, copy.failureLog)
  const ended = hasCalled ? copy.status.ended : ''
  return (
    <div className="demo-card" data-scheme="night" data-state={state}>
      <div className="demo-ends label">
        <p className="demo-line">{copy.line[state]}</p>
        <p>{copy.languages}</p>
      </div>
      <div className="demo-well">
        <FiveBars state={barsWhile[state]} />
      </div>
      <h3 className="text-title">{title}</h3>
      <p className="demo-description">{description}</p>
      <Button look={state === 'idle' ? 'primary' : 'quiet'} onClick={press}>
        {copy.button[state]}
      </Button>
      <p className="demo-no-script">{copy.noScript}</p>
      <p className="visually-hidden" role="status">
        {state === 'idle' ? ended : copy.status[state]}
      </p>
      <div className="demo-ends demo-foot label">
        <p>{copy.microphone}</p>
        <p>{copy.product}</p>
      </div>
    </div>
  )
}

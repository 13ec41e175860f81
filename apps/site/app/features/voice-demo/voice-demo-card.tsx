import type { DemoCardContent } from '@nightdesk/content'
import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { FiveBars } from '../../ui/five-bars.tsx'
import { OnAirTimer } from './on-air-timer.tsx'
import type { DemoCall } from './use-demo-call.ts'

const barsWhile = { idle: 'idle', starting: 'starting', active: 'live' } as const

type VoiceDemoCardProps = {
  readonly call: DemoCall
  readonly copy: DemoCardContent
  readonly description: string
  readonly title?: string
  /** What the button says while nobody is on the line, where it is not the usual. */
  readonly start?: string
}

/** The machine on the desk: one line, one button, and the same height whatever happens on it. */
export function VoiceDemoCard(props: VoiceDemoCardProps) {
  const { call, copy, description, title = copy.title, start = copy.button.idle } = props
  const { state, isTyped, hasCalled, prepare, approach, press } = call
  const isTypedNow = isTyped && state === 'active'
  const active = isTyped ? copy.typed.active : copy.status.active
  const ended = hasCalled ? copy.status.ended : ''
  const bars = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (state !== 'active') return undefined
    const removed = prepare().then((desk) =>
      desk.onLevel((level) => bars.current?.style.setProperty('--level', String(level))),
    )
    return () => void removed.then((remove) => remove())
  }, [state, prepare])

  return (
    <div
      className="demo-card"
      data-scheme="night"
      data-state={state}
      onPointerEnter={approach}
      onFocus={approach}
    >
      <div className="demo-ends label">
        <p className="demo-line">
          <span>{copy.line[state]}</span>
          {state === 'active' && <OnAirTimer />}
        </p>
        <p>{copy.languages}</p>
      </div>
      <div className="demo-well">
        <FiveBars state={barsWhile[state]} ref={bars} />
        {state === 'active' && <p className="demo-hint">{isTyped ? copy.typed.hint : copy.hint}</p>}
      </div>
      <h3 className="text-title">{title}</h3>
      <p className="demo-description">{description}</p>
      <Button
        look={state === 'idle' ? 'primary' : 'quiet'}
        // The second press of a double click means nothing: it would stop the call that is only starting.
        onClick={({ detail }) => void ((detail < 2 || state !== 'starting') && press())}
      >
        {state === 'idle' ? start : copy.button[state]}
      </Button>
      <p className="demo-no-script">{copy.noScript}</p>
      <p className="visually-hidden" role="status">
        {{ ...copy.status, active, idle: ended }[state]}
      </p>
      <div className="demo-ends demo-foot label">
        <p>{isTypedNow ? copy.typed.microphone : copy.microphone}</p>
        <p>{copy.product}</p>
      </div>
    </div>
  )
}

import type { air, DemoCardContent } from '@nightdesk/content'
import { useDemoCall, type DemoLine } from '../../features/voice-demo/use-demo-call.ts'
import { releaseLateParts } from '../../platform/late-hydration.ts'
import { Button } from '../../ui/button.tsx'

type AirDemoProps = (typeof air)['demo'] &
  Pick<DemoLine, 'assistantId' | 'onStop'> &
  Pick<DemoCardContent, 'failureLog'>

/** Starts and stops the call that the card further down shows. */
export function AirDemo({ start, stop, ...line }: AirDemoProps) {
  const { state, approach, press } = useDemoCall(line)
  const handleClick = () => {
    // The conversation is written down there, which has to be alive before the first word.
    releaseLateParts()
    press()
  }
  return (
    <Button onClick={handleClick} onPointerEnter={approach} onFocus={approach}>
      {state === 'idle' ? start : stop}
    </Button>
  )
}

import type { air } from '@nightdesk/content'
import { Button } from '../../ui/button.tsx'

/** Spec §4: a start that fails shows nothing and writes to the console. */
export function AirDemo({ start, noProvider }: (typeof air)['demo']) {
  return <Button onClick={() => console.error(noProvider)}>{start}</Button>
}

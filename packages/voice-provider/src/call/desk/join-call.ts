import type { LineEvents, MediaLine } from '../../media/media-line.ts'
import type { HeldCall } from './held-call.ts'
import { loseLine } from './lose-line.ts'

/** A line to be opened for a call: given what to tell the call, it becomes one. */
export type OpenLine<Opened> = (
  events: LineEvents,
) => Promise<{ readonly line: MediaLine; readonly result: Opened }>

/**
 * Opens one more line for a call. Whichever of its lines is open first is to be chosen; of the others the call hears
 * nothing.
 */
export async function joinCall<Opened>(
  held: HeldCall,
  open: OpenLine<Opened>,
  choose: (line: MediaLine) => void,
): Promise<Opened> {
  const attempt: { line?: MediaLine | undefined; isOpen?: boolean } = {}
  held.opening.add(attempt)
  held.lines += 1
  const isChosen = () => attempt.line !== undefined && held.line === attempt.line
  const { line, result } = await open({
    onOpen() {
      attempt.isOpen = true
      if (attempt.line) choose(attempt.line)
    },
    onSound(sound) {
      if (!isChosen()) return
      held.heardAt = performance.now()
      held.call?.hear(sound)
    },
    onText(text) {
      if (!isChosen()) return
      held.heardAt = performance.now()
      held.received += 1
      held.call?.read(text)
    },
    onClose(end) {
      held.opening.delete(attempt)
      if (isChosen()) loseLine(held, end)
    },
  })
  attempt.line = line
  if (attempt.isOpen || held.status !== 'queued') choose(line)
  return result
}

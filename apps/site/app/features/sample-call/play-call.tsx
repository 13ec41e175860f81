import type { Recording } from '@nightdesk/content'
import { importAgain } from '../../platform/import-again.ts'
import { Button } from '../../ui/button.tsx'
import { FiveBars } from '../../ui/five-bars.tsx'

const loadFollower = importAgain(() => import('./late/follow-call.ts'))

/** Plays or pauses in the press itself: a phone lets nothing sound that comes later. What it shows may come late. */
function press(audio: HTMLAudioElement, file: string): void {
  // What sounds would be heard by the microphone of a call, and answered.
  const isOnAir = Boolean(document.querySelector('.demo-card:not([data-state=idle])'))
  // Not before, or WebKit holds back the load of the page.
  if (!isOnAir) audio.src ||= file
  // Whoever follows the call learns from the element itself that it did not play.
  if (!audio.paused) audio.pause()
  else if (!isOnAir) audio.play().catch(() => {})
  loadFollower().then(({ followCall }) => followCall(audio, isOnAir), console.error)
}

/** From now on there is somebody who hears a press. */
function attend(part: Element | null): void {
  part?.removeAttribute('data-waits')
}

/**
 * The button that plays a recorded call. The lines of the call stand beside it in the same element, each marked as a
 * turn: the program that comes with the first press lights them, past React, which has nothing else to do here.
 */
export function PlayCall({ id, file, play, pause, length }: Recording) {
  return (
    <div className="play-call" data-waits ref={attend}>
      <Button
        onClick={({ currentTarget }) => press(currentTarget.nextSibling as HTMLAudioElement, file)}
      >
        <span>{play}</span>
        <span>{pause}</span> {length}
      </Button>
      {/* The lines beside it are its captions. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <audio id={id} preload="none" />
      <FiveBars state="idle" />
      <noscript>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
        <audio src={file} preload="none" controls />
      </noscript>
    </div>
  )
}

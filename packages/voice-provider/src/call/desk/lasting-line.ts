import type { MediaLine } from '../../media/media-line.ts'

// More than a call of the longest kind says; a page that has missed more has missed the call.
const mostKept = 2_000

/** The line of a call for as long as it lasts, over whatever line it has at the moment. */
export type LastingLine = Pick<MediaLine, 'sendOpus' | 'sendText'> & {
  /** Sends again what a page has missed that has had so many texts. */
  catchUp(seen: number): void
}

/** Keeps what was sent as text: what is on its way when a network goes is lost, and no word of a call may be. */
export function createLastingLine(current: () => MediaLine | undefined): LastingLine {
  const kept: string[] = []
  let forgotten = 0
  return {
    sendOpus: (packet) => current()?.sendOpus(packet),
    sendText(text) {
      kept.push(text)
      if (kept.length > mostKept) {
        kept.shift()
        forgotten += 1
      }
      current()?.sendText(text)
    },
    catchUp(seen) {
      for (const text of kept.slice(Math.max(0, seen - forgotten))) current()?.sendText(text)
    },
  }
}

import type { MediaLine } from '../../media/media-line.ts'

// The last message must be on its way before the line is cut.
const lingerMs = 300

/** Lines of calls that are over: each is cut once its last message has had time to leave. */
export type LingeringLines = {
  add(line: MediaLine): void
  /** Cuts all of them, no sooner than their last messages allow. */
  close(): Promise<void>
}

export function createLingeringLines(): LingeringLines {
  const lines = new Map<MediaLine, NodeJS.Timeout>()

  function cut(line: MediaLine): void {
    clearTimeout(lines.get(line))
    lines.delete(line)
    line.close()
  }

  return {
    add(line) {
      const timer = setTimeout(() => cut(line), lingerMs)
      lines.set(line, timer)
    },
    async close() {
      if (lines.size > 0) await new Promise((resolve) => setTimeout(resolve, lingerMs))
      for (const line of lines.keys()) cut(line)
    },
  }
}

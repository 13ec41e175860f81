import type { DemoTalkContent } from '@nightdesk/content'
import { useEffect, useRef } from 'react'
import type { Caption } from './caption.ts'

type CaptionsProps = {
  readonly copy: DemoTalkContent
  readonly captions: readonly Caption[]
  readonly isBusy: boolean
}

/** What both sides said, as it is said. Screen readers hear each sentence once, when it is finished. */
export function Captions({ copy, captions, isBusy }: CaptionsProps) {
  const log = useRef<HTMLDivElement>(null)
  const lastWords = captions.at(-1)?.text
  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight })
  }, [lastWords])

  const isSpeaking = isBusy && captions.at(-1)?.isFinal === false
  return (
    <div
      ref={log}
      className="demo-captions"
      role="log"
      aria-label={copy.captionsName}
      aria-busy={isSpeaking}
      // It scrolls, and not every browser lets the keyboard scroll what cannot have the focus.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      {captions.length === 0 && <p className="demo-caption-none">{copy.captionsEmpty}</p>}
      {captions.map(({ id, by, text, isFinal }) => (
        <p key={id} data-by={by} data-unfinished={!isFinal || undefined}>
          <span className="label">{copy.speakers[by]}</span> {text}
        </p>
      ))}
    </div>
  )
}

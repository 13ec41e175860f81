import { demoNotices, type DemoExample, type DemoTalkContent } from '@nightdesk/content'
import { useEffect, useRef } from 'react'
import type { Caption } from './caption.ts'
import type { DeskView } from './desk-view.ts'

type CaptionsProps = {
  readonly copy: DemoTalkContent
  readonly example: DemoExample
  readonly view: Pick<DeskView, 'state' | 'captions' | 'unsaid' | 'notice'>
}

/** What both sides said, as it is said. Screen readers hear each sentence once, when it is finished. */
export function Captions({ copy, example, view }: CaptionsProps) {
  const log = useRef<HTMLDivElement>(null)
  const captions = shownCaptions(view)
  const { notice } = view
  const aside = notice ? demoNotices[notice] : captions.length === 0 && copy.captionsEmpty
  const lastWords = captions.at(-1)?.text
  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight })
  }, [lastWords, notice])

  const isSpeaking = view.state !== 'idle' && captions.at(-1)?.isFinal === false
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
      {captions.map(({ id, by, text, isFinal }) => (
        <p key={id} data-by={by} data-unfinished={!isFinal || undefined}>
          <span className="label">{copy.speakers[by]}</span> {text}
        </p>
      ))}
      {aside && (
        // By its words, so that a screen reader hears of other ones.
        <p key={aside} className="demo-caption-none" data-intro={!notice || undefined}>
          {aside}
        </p>
      )}
      {captions.length === 0 && <ExampleCall copy={copy} example={example} />}
    </div>
  )
}

function ExampleCall({ copy, example }: Omit<CaptionsProps, 'view'>) {
  return (
    <div className="demo-example">
      <p className="label">{copy.exampleLabel}</p>
      {example.map(({ by, words }) => (
        <p key={words}>
          <span className="label">{by}</span> {words}
        </p>
      ))}
    </div>
  )
}

/** What was typed stands there at once, below what was said, and is unfinished until it is heard. */
function shownCaptions({ state, captions, unsaid }: CaptionsProps['view']): readonly Caption[] {
  if (state === 'idle') return captions
  const firstId = (captions.at(-1)?.id ?? 0) + 1
  const typed = unsaid.map((text, at) => ({
    id: firstId + at,
    by: 'user' as const,
    text,
    isFinal: false,
  }))
  return [...captions, ...typed]
}

// The whole program of its tag in the head: brings the voice widget when the browser has nothing better to do, on every
// page but AIR's, hidden; takes it away when the visitor comes there.
import { watchTitle } from '../../platform/watch-title.ts'
import { bringHostedWidget } from './hosted-widget.ts'
import { bringOwnWidget } from './own-widget.ts'

export type WidgetTag = {
  readonly src: string
  readonly assistant: string
  /** The provider's share key: then the script is the provider's. */
  readonly apiKey: string | undefined
}

/** Brings a widget into the page; what it returns takes it away. */
export type BringWidget = (tag: WidgetTag) => Promise<() => void>

/** There the demo is the whole page, and a widget beside it would be a second one. */
const pathWithout = '/products/air'
const failureLog = 'The voice widget could not be loaded:'
const patienceMs = 5_000

function startWidget(tag: WidgetTag): void {
  const bring: BringWidget = tag.apiKey ? bringHostedWidget : bringOwnWidget
  let leave: AbortController | undefined
  const follow = () => {
    const isWanted = location.pathname !== pathWithout
    if (isWanted === (leave !== undefined)) return
    leave?.abort()
    leave = isWanted ? new AbortController() : undefined
    if (leave) whenIdle(bringUntil(leave.signal))
  }
  const bringUntil = (left: AbortSignal) => async () => {
    if (left.aborted) return
    try {
      const remove = await bring(tag)
      if (left.aborted) remove()
      else left.addEventListener('abort', remove, { once: true })
    } catch (error) {
      console.warn(failureLog, error)
    }
  }
  follow()
  // A new page brings its title.
  watchTitle(follow)
}

function whenIdle(run: () => Promise<void>): void {
  // Safari has no idle callback yet.
  if ('requestIdleCallback' in window)
    requestIdleCallback(() => void run(), { timeout: patienceMs })
  else setTimeout(() => void run(), patienceMs)
}

const { voiceWidget, assistant, apiKey } =
  document.querySelector<HTMLScriptElement>('script[data-voice-widget]')?.dataset ?? {}
if (voiceWidget && assistant) startWidget({ src: voiceWidget, assistant, apiKey })

import type { VoiceClient } from '../../voice-client.ts'
import type { CallProgram } from './call-program.ts'
import { addButton } from './widget-button.ts'
import { widgetConfig, type WidgetOptions } from './widget-options.ts'
import { nextWidgetState, type WidgetEvent, type WidgetState } from './widget-state.ts'

export type Widget = {
  readonly state: WidgetState
  show(): void
  hide(): void
  /** What a press does: begins a call, or ends it. */
  press(): void
  /** Ends a call, takes the button away and lets go of everything. */
  remove(): void
}

export type WidgetParts = {
  /** The origin the script came from. */
  readonly home: string
  readonly loadProgram: () => Promise<CallProgram>
  readonly logFailure: (error: unknown) => void
}

/** A button that holds a call. Calls nobody by itself; what a call needs is fetched when it is wanted. */
// oxlint-disable-next-line max-lines-per-function -- one closure: the button and its call follow the same state
export function createWidget(options: WidgetOptions, parts: WidgetParts): Widget {
  let state: WidgetState = 'idle'
  let client: Promise<VoiceClient> | undefined
  let isRemoved = false
  const prepare = () => {
    client ??= parts
      .loadProgram()
      .then((program) => listen(program.createClient(options, parts.home)))
    return client
  }
  const hear = (event: WidgetEvent) => {
    const next = nextWidgetState(state, event)
    if (next === state || isRemoved) return
    state = next
    button.show(state)
  }
  const fail = (error: unknown) => {
    // The next press may have more luck.
    if (state === 'loading') client = undefined
    hear('error')
    parts.logFailure(error)
  }
  const listen = (made: VoiceClient) => {
    made.on('call-start', () => hear('call-start'))
    made.on('call-end', () => hear('call-end'))
    made.on('volume-level', (level) => button.setLevel(level))
    made.on('error', fail)
    made.on('playback-blocked', parts.logFailure)
    return made
  }
  const start = async () => {
    try {
      const ready = await prepare()
      // Pressed again meanwhile.
      if (state !== 'loading' || isRemoved) return
      await ready.start(options.assistant, options.assistantOverrides, options.squad)
    } catch (error) {
      fail(error)
    }
  }
  const stop = () => void client?.then((ready) => ready.stop()).catch(() => {})
  const press = () => {
    hear('press')
    if (state === 'loading') void start()
    else stop()
  }
  const button = addButton(widgetConfig(options.config), {
    onPress: press,
    onApproach: () => void prepare().catch(() => (client = undefined)),
  })
  button.show(state)
  button.setHidden(options.hidden ?? false)
  return {
    get state() {
      return state
    },
    show: () => button.setHidden(false),
    hide: () => button.setHidden(true),
    press,
    remove() {
      isRemoved = true
      stop()
      button.remove()
    },
  }
}

// The widget script: one tag on any page, with its options in data attributes, or `run` with an object.
import { importAgain } from '@nightdesk/call-session/web'
import { createWidget, type Widget } from './widget.ts'
import { readWidgetDataset, type WidgetOptions } from './widget-options.ts'

export type { Widget } from './widget.ts'
export type { WidgetConfig, WidgetLook, WidgetOptions, WidgetPosition } from './widget-options.ts'

/** A failure is told to the console and to nobody else. */
const failureLog = 'The voice widget failed:'

const loadProgram = importAgain(() => import('./call-program.ts'))

/** Puts a widget into the page. Throws where nobody is named to be called. */
export function run(options: WidgetOptions): Widget {
  if (!options.assistant && !options.squad) throw new Error('Assistant or Squad must be provided.')
  return createWidget(options, {
    home: new URL(import.meta.url).origin,
    loadProgram,
    logFailure: (error) => console.error(failureLog, error),
  })
}

declare global {
  interface Window {
    nightdeskWidget?: { readonly run: typeof run; readonly widget?: Widget }
  }
}

const tag = document.querySelector<HTMLScriptElement>('script[data-nightdesk-widget]')
if (tag) {
  try {
    window.nightdeskWidget = { run, widget: run(readWidgetDataset(tag.dataset)) }
  } catch (error) {
    console.error(failureLog, error)
  }
}

import type { JsonObject } from '@nightdesk/contracts'
import type { WidgetState } from './widget-state.ts'

export type WidgetLook = {
  readonly color: string
  /** A pill shows title and subtitle beside the icon. */
  readonly type: 'round' | 'pill'
  readonly title: string
  readonly subtitle: string
  /** The address of a picture; without one the widget draws its own. */
  readonly icon?: string
}

export const widgetPositions = [
  'bottom',
  'top',
  'left',
  'right',
  'top-right',
  'top-left',
  'bottom-right',
  'bottom-left',
] as const

export type WidgetPosition = (typeof widgetPositions)[number]

/** Who is called, and where. */
export type WidgetCall = {
  readonly assistant?: string | JsonObject
  readonly assistantOverrides?: JsonObject
  readonly squad?: string | JsonObject
  /** The public share key of a hosted provider; without one the script's own server is asked for a start token. */
  readonly apiKey?: string
  readonly apiUrl?: string
  /** Where the hosted provider's call library finds its program. */
  readonly bundleUrl?: string
}

export type WidgetConfig = {
  readonly position: WidgetPosition
  /** The distance from the edges, as a length of CSS. */
  readonly offset: string
  readonly width: string
  readonly height: string
} & Readonly<Record<WidgetState, WidgetLook>>

export type WidgetOptions = WidgetCall & {
  /** Parts of it; the rest is as it is by default. */
  readonly config?: Partial<Omit<WidgetConfig, WidgetState>> &
    Partial<Record<WidgetState, Partial<WidgetLook>>>
  /** Not to be seen until it is shown. */
  readonly hidden?: boolean
}

export const defaultWidgetConfig: WidgetConfig = {
  position: 'bottom',
  offset: '40px',
  width: '50px',
  height: '50px',
  idle: {
    color: '#5dfeca',
    type: 'round',
    title: 'Have a quick question?',
    subtitle: 'Talk with our AI assistant',
  },
  loading: { color: '#5d7cca', type: 'round', title: 'Connecting...', subtitle: 'Please wait' },
  active: {
    color: '#ff0000',
    type: 'round',
    title: 'Call is in progress...',
    subtitle: 'End the call.',
  },
}

/** The looks a page has asked for over those by default. An unknown position is the default one. */
export function widgetConfig(config: WidgetOptions['config'] = {}): WidgetConfig {
  const { idle, loading, active } = defaultWidgetConfig
  const merged = { ...defaultWidgetConfig, ...config }
  const isKnown = widgetPositions.includes(merged.position)
  return {
    ...merged,
    position: isKnown ? merged.position : defaultWidgetConfig.position,
    idle: { ...idle, ...config.idle },
    loading: { ...loading, ...config.loading },
    active: { ...active, ...config.active },
  }
}

const callKeys = ['assistant', 'squad', 'apiKey', 'apiUrl', 'bundleUrl']
const boxKeys = ['position', 'offset', 'width', 'height']
const lookKey = /^(idle|loading|active)(Color|Type|Title|Subtitle|Icon)$/

/** The options in the data attributes of a script tag: `data-assistant`, `data-idle-title`, … */
export function readWidgetDataset(
  dataset: Readonly<Record<string, string | undefined>>,
): WidgetOptions {
  const call: Record<string, string> = {}
  const config: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(dataset)) {
    if (!value) continue
    const [, state = '', part = ''] = lookKey.exec(key) ?? []
    if (callKeys.includes(key)) call[key] = value
    if (boxKeys.includes(key)) config[key] = value
    if (state) config[state] = { ...(config[state] as object), [part.toLowerCase()]: value }
  }
  return { ...call, config, hidden: dataset.hidden !== undefined }
}

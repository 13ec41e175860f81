import { buttonStyles } from './button-styles.ts'
import { drawIcon } from './draw-icon.ts'
import type { WidgetConfig } from './widget-options.ts'
import type { WidgetState } from './widget-state.ts'

export type WidgetButton = {
  show(state: WidgetState): void
  /** How loud the assistant is, 0 to 1. */
  setLevel(level: number): void
  setHidden(isHidden: boolean): void
  remove(): void
}

export type ButtonListeners = {
  readonly onPress: () => void
  /** The visitor is about to press. */
  readonly onApproach: () => void
}

/** The button in a shadow of its own: neither the page's styles reach it nor its own reach the page. */
export function addButton(config: WidgetConfig, listeners: ButtonListeners): WidgetButton {
  const host = document.createElement('nightdesk-widget')
  const shadow = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(buttonStyles)
  shadow.adoptedStyleSheets = [sheet]
  host.dataset.position = config.position
  for (const name of ['offset', 'width', 'height'] as const) {
    host.style.setProperty(`--${name}`, config[name])
  }
  const button = document.createElement('button')
  button.type = 'button'
  button.addEventListener('click', listeners.onPress)
  button.addEventListener('pointerenter', listeners.onApproach)
  button.addEventListener('focus', listeners.onApproach)
  shadow.append(button)
  document.body.append(host)
  return {
    show(state) {
      const { title, subtitle, color, type, icon } = config[state]
      button.title = title
      const isPill = type === 'pill'
      // What can be read in it is its name.
      button.ariaLabel = isPill ? null : `${title} ${subtitle}`
      button.dataset.state = state
      button.dataset.type = type
      button.style.setProperty('--color', color)
      button.style.setProperty('--level', '0')
      button.replaceChildren(drawIcon(state, icon), ...(isPill ? [words(title, subtitle)] : []))
    },
    setLevel: (level) => button.style.setProperty('--level', String(level)),
    setHidden: (isHidden) => void (host.hidden = isHidden),
    remove: () => host.remove(),
  }
}

function words(title: string, subtitle: string): HTMLElement {
  const block = document.createElement('span')
  block.append(line('strong', title), ' ', line('span', subtitle))
  return block
}

function line(name: 'strong' | 'span', text: string): HTMLElement {
  return Object.assign(document.createElement(name), { textContent: text })
}

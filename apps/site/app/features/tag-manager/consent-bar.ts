import { consent } from '@nightdesk/content'
import css from './consent-bar.css?inline'
import type { ConsentAnswer } from './data-layer.ts'

type BarOptions = {
  /** The answer so far; without one the bar asks. */
  readonly answer: ConsentAnswer | undefined
  readonly onAnswer: (answer: ConsentAnswer) => void
}

type Attributes = Readonly<Record<string, string>>

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  made.append(...children)
  return made
}

const answerLook = { class: 'button', 'data-look': 'quiet', 'data-size': 'compact' }
const changeLook = { class: 'text-link consent-change' }

function button(label: string, look: Attributes, onPress: () => void): HTMLButtonElement {
  const made = element('button', { type: 'button', ...look }, label)
  made.addEventListener('click', onPress)
  return made
}

/**
 * One question at the foot of the page, and the answer to it, in the same place, for as long as it holds. Both answers
 * look alike, and nobody has to give one: the page can be read and used beside it.
 */
export function addConsentBar({ answer, onAnswer }: BarOptions): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)

  const room = element('div', { class: 'page-width consent-room' })
  // There before its words are: that is what makes them heard.
  const spoken = element('p', { class: 'visually-hidden', role: 'status' })
  const bar = element(
    'section',
    { class: 'consent-bar', 'aria-label': consent.name, 'data-scheme': 'night' },
    room,
    spoken,
  )
  const ask = () => {
    bar.dataset['state'] = 'asking'
    room.replaceChildren(...question(give))
  }
  const give = (given: ConsentAnswer) => {
    show(given)
    spoken.textContent = consent.answers[given]
    // The pressed button is gone; the keyboard stays here, and the page where it is.
    room.querySelector('button')?.focus({ preventScroll: true })
    onAnswer(given)
  }
  const askAgain = () => {
    ask()
    spoken.textContent = ''
    room.querySelector('button')?.focus()
  }
  const show = (given: ConsentAnswer) => {
    bar.dataset['state'] = 'answered'
    room.replaceChildren(
      element('p', { class: 'label' }, consent.answers[given]),
      button(consent.change, changeLook, askAgain),
    )
  }

  if (answer) show(answer)
  else ask()
  keepRoom(bar)
  keepInPage(bar)
}

function question(give: (answer: ConsentAnswer) => void): readonly Node[] {
  const policy = element('a', { class: 'text-link', href: consent.policy.to }, consent.policy.label)
  return [
    element(
      'div',
      {},
      element('p', { class: 'consent-question' }, consent.question),
      element('p', { class: 'consent-text' }, `${consent.text} `, policy),
    ),
    element(
      'div',
      { class: 'consent-answers' },
      button(consent.deny, answerLook, () => give('denied')),
      button(consent.grant, answerLook, () => give('granted')),
    ),
  ]
}

/** What has focus must not end up under the bar, so the page is told how high it is. */
function keepRoom(bar: HTMLElement): void {
  const { style } = document.documentElement
  new ResizeObserver(() => style.setProperty('--consent-height', `${bar.offsetHeight}px`)).observe(
    bar,
  )
}

/** The error page is a new document to React, which takes away what it did not put there. */
function keepInPage(bar: HTMLElement): void {
  const put = () => {
    if (!bar.isConnected) document.body.append(bar)
  }
  put()
  new MutationObserver(put).observe(document.body, { childList: true })
}

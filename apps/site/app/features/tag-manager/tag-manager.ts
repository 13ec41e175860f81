// The whole program of its tag in the head: asks, and brings the tag manager only to those who agree.
import { consent } from '@nightdesk/content'
import { addConsentBar } from './consent-bar.ts'
import { createDataLayer, programAddress, type ConsentAnswer } from './data-layer.ts'
import { forgetCookies } from './forget-cookies.ts'
import { keepAnswer, readAnswer } from './kept-answer.ts'
import { watchVisit } from './watch-visit.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

function startTagManager(id: string, origin: string): void {
  const layer = createDataLayer(id, (window.dataLayer ??= []))
  const storage = () => window.localStorage
  let isLoaded = false
  const apply = (answer: ConsentAnswer) => {
    layer.setAnswer(answer)
    if (answer === 'denied') return forgetCookies()
    if (isLoaded) return undefined
    isLoaded = true
    layer.begin(new Date())
    return load(programAddress(id, origin))
  }

  layer.setDefault()
  const answer = readAnswer(storage)
  if (answer) apply(answer)
  watchVisit(layer.tell)
  addConsentBar({
    answer,
    onAnswer: (given) => {
      keepAnswer(storage, given)
      apply(given)
    },
  })
}

function load(src: string): void {
  const script = Object.assign(document.createElement('script'), { src, async: true })
  script.addEventListener('error', () => console.warn(consent.failureLog))
  document.head.append(script)
}

const { tagManager, tagManagerUrl } =
  document.querySelector<HTMLScriptElement>('script[data-tag-manager]')?.dataset ?? {}
if (tagManager && tagManagerUrl) startTagManager(tagManager, tagManagerUrl)

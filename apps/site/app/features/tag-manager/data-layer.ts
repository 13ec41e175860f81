export type ConsentAnswer = 'granted' | 'denied'

export type VisitEvent =
  'page_view' | 'form_sent' | 'demo_started' | 'demo_finished' | 'calculator_used'

/** What the tag manager reads: first to last, also what stood there before it came. */
export type DataLayer = {
  /** The answer before there is one: no. */
  readonly setDefault: () => void
  readonly setAnswer: (answer: ConsentAnswer) => void
  /** Marks the moment from which the tag manager may work. */
  readonly begin: (now: Date) => void
  readonly tell: (event: VisitEvent, facts?: Readonly<Record<string, string>>) => void
}

// Nothing here is for advertising, so that is never agreed to.
const denied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
} as const

/** Writes in the two ways there are: a container takes objects, a single tag takes the arguments of a command. */
export function createDataLayer(id: string, entries: unknown[]): DataLayer {
  const isContainer = id.startsWith('GTM-')
  // The tag manager tells commands from data by their kind: an arguments object, not an array.
  function command(..._words: unknown[]): void {
    // oxlint-disable-next-line prefer-rest-params
    entries.push(arguments)
  }
  return {
    setDefault: () => command('consent', 'default', denied),
    setAnswer: (answer) => command('consent', 'update', { ...denied, analytics_storage: answer }),
    begin: (now) => {
      if (isContainer) return void entries.push({ 'gtm.start': now.getTime(), event: 'gtm.js' })
      command('js', now)
      return command('config', id, { send_page_view: false })
    },
    tell: (event, facts = {}) => {
      if (isContainer) entries.push({ event, ...facts })
      else command('event', event, facts)
    },
  }
}

/** Where the program of a container or of a single tag lies. */
export function programAddress(id: string, origin: string): string {
  const file = id.startsWith('GTM-') ? 'gtm.js' : 'gtag/js'
  return `${origin}/${file}?id=${encodeURIComponent(id)}`
}

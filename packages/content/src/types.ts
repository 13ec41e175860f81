import type { TradeId } from '@nightdesk/contracts'
import type { SolutionId } from './solutions/types.ts'

/** What the browser tab, search engines and previews show for one page. */
export type PageMeta = {
  readonly title: string
  readonly description: string
}

/** The color scheme of a section; the header takes that of the first one while the page is at its top. */
export type Scheme = 'day' | 'night'

/** The in-page anchors the specification names. */
export type Anchor =
  | '#contact'
  | '#pricing'
  | '#how-we-help'
  | '#demo'
  | '#your-business'
  | `#your-business-${TradeId}`

export type PageKey =
  | 'home'
  | 'privacy'
  | 'terms'
  | 'solutions'
  | 'calculator'
  | 'industries'
  | 'healthcare'
  | 'financial-services'
  | 'hotels'
  | 'transportation'
  | 'restaurants'
  | 'products'
  | 'air'

/** One row of the route table. */
export type Route = {
  readonly path: RoutePath
  readonly page: PageKey
  readonly meta: PageMeta
}

export type RoutePath =
  | '/'
  | '/privacy'
  | '/terms'
  | '/use-cases'
  | '/measured-performance'
  | '/industries'
  | '/industries/healthcare'
  | '/industries/financial-services'
  | '/industries/hotels-hospitality'
  | '/industries/transportation'
  | '/industries/restaurants-takeouts'
  | '/products'
  | '/products/air'

/** Where an internal link may lead: a page, an anchor of the page it stands on, or an anchor of another page. */
export type InternalTarget =
  RoutePath | Anchor | `${RoutePath}${Anchor}` | `/use-cases#${SolutionId}`

export type InternalLink = { readonly label: string; readonly to: InternalTarget }
/** A sum with one amount in dollars that a reader can replace by their own. Until they do, it is an example. */
export type OwnSum = {
  readonly label: string
  /** The sentence before and after the amount. */
  readonly line: readonly [before: string, after: string]
  /** What the amount is, for whoever hears the field alone. */
  readonly field: string
  readonly amount: number
  /** As many as fit: one more than the example has. */
  readonly digits: number
  /** What the amount is taken times, and how often the sum falls due. */
  readonly times: number
  readonly per: string
  readonly text: string
  /** Said only where the amount can be changed. */
  readonly ask: string
}

export type ExternalLink = { readonly label: string; readonly href: `https://${string}` }

/** Drawings are named by key; the site's registry must hold each one or it does not compile. */
export type ArtKey =
  | 'appointment-card'
  | 'ledger-statement'
  | 'registration-card'
  | 'trip-ticket'
  | 'kitchen-chit'
  | 'nameplate'

/** The papers of trades that have no page yet. */
export type ComingArtKey = 'packing-label' | 'name-badge' | 'estimate' | 'punch-card'

export type PaperRow = { readonly name: string; readonly value: string }

/** A paper note of work done: what was asked, what became of it. Always an example, and labeled as one. */
export type SlipContent = {
  readonly title: string
  readonly number: string
  readonly rows: readonly PaperRow[]
  readonly boxes: readonly { readonly label: string; readonly isTicked: boolean }[]
  readonly exampleLabel: string
}

/** The opening of a page: what it is about, and the one or two things to do next. */
export type Hero = {
  readonly label: string
  readonly title: string
  readonly lead: string
  readonly action?: InternalLink
  readonly secondAction?: InternalLink
}

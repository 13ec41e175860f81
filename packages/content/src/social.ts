import { air } from './air.ts'
import { calculator } from './calculator.ts'
import { home } from './home.ts'
import { financialServices } from './industries/financial-services.ts'
import { healthcare } from './industries/healthcare.ts'
import { hotels } from './industries/hotels.ts'
import { industries } from './industries/index-page.ts'
import { restaurants } from './industries/restaurants.ts'
import { transportation } from './industries/transportation.ts'
import { privacy } from './legal/privacy.ts'
import { terms } from './legal/terms.ts'
import { products, productsPage } from './products.ts'
import { solutions } from './solutions/page.ts'
import type { ArtKey, PaperRow, RoutePath, Scheme, SlipContent } from './types.ts'

/** What lies on the desk beside the title of a preview. */
export type SocialPicture =
  | { readonly kind: 'slip'; readonly slip: SlipContent }
  | {
      readonly kind: 'paper'
      /** Whose paper it is, and so its cut. */
      readonly paper: ArtKey
      readonly title: string
      readonly number: string
      readonly rows: readonly PaperRow[]
      readonly note?: string
      /** What hangs on it. */
      readonly tag?: string
    }
  | { readonly kind: 'register'; readonly title: string; readonly entries: readonly string[] }
  | { readonly kind: 'rack'; readonly tags: readonly string[]; readonly emptyCount: number }
  | {
      readonly kind: 'nameplates'
      readonly plates: readonly { readonly name: string; readonly isLit: boolean }[]
    }
  | { readonly kind: 'line'; readonly status: string; readonly caption: string }

/** One preview: the page's own title and the paper of its trade. */
export type SocialCard = {
  readonly path: RoutePath
  readonly label: string
  readonly title: string
  readonly scheme: Scheme
  readonly picture: SocialPicture
}

/** Printed on every paper with something filled in. */
export const socialExampleLabel = 'Example'

type Page = { readonly hero: { readonly label: string; readonly title: string } }

function card(path: RoutePath, { hero }: Page, picture: SocialPicture): SocialCard {
  const scheme = picture.kind === 'line' ? 'night' : 'day'
  return { path, label: hero.label, title: hero.title, scheme, picture }
}

export const socialCards: readonly SocialCard[] = [
  card('/', home, { kind: 'slip', slip: home.callNote }),
  card('/use-cases', solutions, {
    kind: 'register',
    title: 'Index',
    entries: [
      'Voice agents',
      'Document automation',
      'Market validation',
      'Agentic automations',
      'Social media',
      'Bespoke solutions',
    ],
  }),
  card('/measured-performance', calculator, {
    kind: 'paper',
    paper: 'ledger-statement',
    title: 'One month',
    number: 'No. 0012',
    rows: [
      { name: 'Employees', value: '35' },
      { name: 'Minutes a day', value: '60' },
      { name: 'Working days', value: '20' },
      { name: 'Hours', value: '700' },
    ],
  }),
  card(
    '/industries',
    { hero: industries },
    {
      kind: 'rack',
      tags: ['Health', 'Finance', 'Hotels', 'Rides', 'Food'],
      emptyCount: 4,
    },
  ),
  card('/industries/healthcare', healthcare, {
    kind: 'paper',
    paper: 'appointment-card',
    title: 'Appointment',
    number: 'No. 1182',
    rows: [
      { name: 'Patient', value: 'J. Moreno' },
      { name: 'When', value: 'Thursday, 9:40 am' },
      { name: 'Called', value: 'Wednesday, 8:52 pm' },
      { name: 'Done', value: 'Booked. Reminder sent.' },
    ],
    note: 'Please arrive 10 minutes early',
  }),
  card('/industries/financial-services', financialServices, {
    kind: 'paper',
    paper: 'ledger-statement',
    title: 'Client file',
    number: 'No. 0733',
    rows: [
      { name: 'Tax forms', value: '3' },
      { name: 'Statements', value: '2' },
      { name: 'Photo ID', value: '1' },
      { name: 'Received', value: '6 of 6' },
    ],
  }),
  card('/industries/hotels-hospitality', hotels, {
    kind: 'paper',
    paper: 'registration-card',
    title: 'Registration',
    number: 'No. 2086',
    rows: [
      { name: 'Guest', value: 'M. Okafor' },
      { name: 'Room', value: '306, one king' },
      { name: 'Asked', value: 'King instead of queens' },
      { name: 'Done', value: 'Changed. Key’s at the desk.' },
    ],
    tag: '306',
  }),
  card('/industries/transportation', transportation, {
    kind: 'paper',
    paper: 'trip-ticket',
    title: 'Trip ticket',
    number: 'No. 0416',
    rows: [
      { name: 'Pickup', value: '5:15 am, 48 Elm St.' },
      { name: 'Drop-off', value: 'Airport, terminal 4' },
      { name: 'Passengers', value: '3' },
      { name: 'Approved', value: 'K. D., dispatcher' },
    ],
  }),
  card('/industries/restaurants-takeouts', restaurants, {
    kind: 'paper',
    paper: 'kitchen-chit',
    title: 'Pickup order',
    number: 'No. 64',
    rows: [
      { name: '2 ×', value: 'Lamb over rice' },
      { name: '1 ×', value: 'Falafel plate' },
      { name: '', value: 'no onions' },
      { name: 'For', value: '7:25 pm, confirmed' },
    ],
  }),
  card('/products', productsPage, {
    kind: 'nameplates',
    plates: products.map(({ name, isAvailable }) => ({ name, isLit: isAvailable })),
  }),
  card('/products/air', air, { kind: 'line', status: 'On air', caption: 'Line 1' }),
  card('/privacy', privacy, {
    kind: 'register',
    title: privacy.contentsName,
    entries: privacy.sections.map(({ heading }) => heading),
  }),
  card('/terms', terms, {
    kind: 'register',
    title: terms.contentsName,
    entries: terms.sections.map(({ heading }) => heading),
  }),
]

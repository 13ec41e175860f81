import { air, type CapabilityKey } from '../air.ts'
import { brand } from '../brand.ts'
import { claims } from '../claims.ts'
import { home } from '../home.ts'
import { industries } from '../industries/index-page.ts'
import { restaurants } from '../industries/restaurants.ts'
import { transportation } from '../industries/transportation.ts'
import { capital, numberWord } from '../number-word.ts'
import { products } from '../products.ts'
import { solutionEntries } from '../solutions/entries.ts'
import { airDesk } from './air-desk.ts'
import { airOwnerAnswers } from './air-owner-answers.ts'
import { goneWithTheCall } from './desk.ts'
import { type SpokenAnswer, spoken } from './line.ts'

const listed = (names: readonly string[]) => `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

const openTrades = industries.cards
  .filter(({ link }) => link !== null)
  .map(({ title }) => title.replace('&', 'and').toLowerCase())
const comingTrades = industries.cards
  .filter(({ link }) => link === null)
  .map(({ title }) => title.replace('&', 'and').toLowerCase())

const capability = (key: CapabilityKey) =>
  air.capabilities.items.find((item) => item.key === key)?.desc ?? ''

const airAnswersCalls =
  'AIR answers every call, books, takes orders, and leaves a note of what was done.'

/** What owners ask about the company. Every fact stands on a page, in the words of speech or of print. */
export const airAnswers: readonly SpokenAnswer[] = [
  {
    id: 'what',
    answer: [
      'We build AI receptionists and automations for service businesses.',
      'Our receptionist is called AIR.',
      airAnswersCalls,
    ],
  },
  {
    id: 'air',
    answer: [airAnswersCalls],
    offer: { ask: 'Would you like a free discovery call?', task: 'call' },
  },
  {
    id: 'price',
    answer: [
      'It’s one flat rate, with terms customized to your business.',
      'Continuous optimization is included. The exact figure comes out of the discovery call.',
    ],
    offer: { ask: 'Shall I set up a discovery call?', task: 'call' },
  },
  {
    id: 'guarantee',
    answer: spoken(home.pricing.guarantee),
  },
  {
    id: 'languages',
    answer: [
      `AIR speaks ${claims.languages.alsoSaid[0]}.`,
      'In this demo, English is the one I can use.',
    ],
  },
  {
    id: 'industries',
    answer: [
      `${capital(numberWord(openTrades.length))} trades are set up: ${listed(openTrades)}.`,
      `${capital(listed(comingTrades))} are coming.`,
      'For any other business, the discovery call shows whether it fits.',
    ],
  },
  {
    id: 'solutions',
    answer: [
      `Besides the receptionist: ${listed(solutionEntries.slice(1).map(({ title }) => title.toLowerCase()))}.`,
    ],
  },
  {
    id: 'documents',
    answer: [
      'Document automation: forms, invoices and contracts, read, checked and filed where you look for them.',
    ],
  },
  {
    id: 'validation',
    answer: [
      'Market validation: find out whether anybody wants it before you pay for building it.',
    ],
  },
  {
    id: 'agentic',
    answer: [
      'Agentic automations: the steps between your programs, done in order and without a reminder.',
    ],
  },
  {
    id: 'social',
    answer: ['Social media: your pages stay awake without anybody staying late for them.'],
  },
  {
    id: 'bespoke',
    answer: [
      'Bespoke solutions: for the task that is on nobody’s price list.',
      'You describe the task, and we say plainly whether it can be taken over.',
    ],
  },
  {
    id: 'how-long',
    answer: [`You’ll see ${lowered(claims.prototypes.text)}.`],
  },
  {
    id: 'security',
    answer: [
      air.security.points[0].text,
      'The voice in the browser demo travels over an encrypted connection.',
      airDesk.onTheCall.more,
    ],
  },
  {
    id: 'demo-data',
    answer: [
      goneWithTheCall,
      'If you book a discovery call, we keep the details to answer you, and erase them when you ask.',
    ],
  },
  {
    id: 'hipaa',
    answer: [
      `HIPAA-grade handling is ${transportation.privacy.rules[2].answer.toLowerCase()}.`,
      airDesk.onTheCall.more,
    ],
  },
  {
    id: 'healthcare',
    answer: [
      'For clinics: visits booked and moved while the desk looks after whoever stands there.',
    ],
    offer: { ask: 'Would you like a free discovery call?', task: 'call', choice: 'Healthcare' },
  },
  {
    id: 'finance',
    answer: ['For advisers: intake calls, and papers asked for until they are in the file.'],
    offer: {
      ask: 'Would you like a free discovery call?',
      task: 'call',
      choice: 'Financial services',
    },
  },
  {
    id: 'hotel',
    answer: ['For hotels: late check-outs and changed bookings, while the lobby sleeps.'],
    offer: {
      ask: 'Would you like a free discovery call?',
      task: 'call',
      choice: 'Hotels & hospitality',
    },
  },
  {
    id: 'cars',
    answer: [
      'For car services: pickup, drop-off, passengers. Taken down, then approved by dispatch.',
    ],
    offer: { ask: 'Would you like a free discovery call?', task: 'call', choice: 'Transportation' },
  },
  {
    id: 'restaurants',
    answer: ['For restaurants: orders taken, read back and sent to the kitchen in the rush.'],
    offer: {
      ask: 'Would you like a free discovery call?',
      task: 'call',
      choice: 'Restaurants & takeouts',
    },
  },
  {
    id: 'hours',
    answer: ['Calls are answered day and night, and every one of them is handled.'],
  },
  {
    id: 'many-calls',
    answer: ['Every call is picked up, also when three ring at once.'],
  },
  {
    id: 'integrations',
    answer: [...spoken(capability('book')), 'A system of your own can be connected as well.'],
  },
  {
    id: 'hand-over',
    answer: ['Calls you want yourself are put through.'],
  },
  {
    id: 'voice',
    answer: [`It speaks as your house: ${lowered(spoken(capability('personal'))[0] ?? '')}`],
  },
  {
    id: 'orders',
    answer: [
      'It takes the order down, item by item, extras and leave-outs included, and reads it back before it is sent.',
    ],
  },
  {
    id: 'beta',
    answer: ['AIR is in Beta, and it’s at its desk today. You’re talking to it.'],
  },
  {
    id: 'agents',
    answer: [
      'AIR is the first of seven agents.',
      `The ${products[1].fullName}, the ${products[2].fullName} and four more are coming.`,
    ],
  },
  {
    id: 'discovery',
    answer: [
      'The discovery call is free. We look at your calls together and say plainly what can be taken over.',
    ],
    offer: { ask: 'Shall I set up a discovery call?', task: 'call' },
  },
  {
    id: 'savings',
    answer: [
      'There’s a savings calculator on this site: four numbers about your week, and the sum with its formula.',
    ],
  },
  {
    id: 'company',
    answer: [`${brand.product} is based in ${brand.city}.`],
  },
  {
    id: 'contact',
    answer: ['Our address is on this page, and the contact form is right below.'],
    offer: { ask: 'Shall I set up a discovery call?', task: 'call' },
  },
  {
    id: 'how-made',
    answer: [
      'I listen, work out what you need, look it up, answer, and leave a note. Our blog takes one call apart, step by step.',
    ],
  },
  {
    id: 'contract',
    answer: [
      'Terms are customized to your business, and agreed in writing before we begin.',
      airDesk.onTheCall.more,
    ],
  },
  {
    id: 'appointments',
    answer: spoken(capability('book')),
  },
  {
    id: 'hardware',
    answer: ['It needs no new hardware.', restaurants.provided.list[5].text],
  },
  {
    id: 'other-trades',
    answer: [
      'Tell us what your callers ask for.',
      'Where there is a pattern in it, a key can be cut.',
    ],
    offer: { ask: 'Would you like a free discovery call?', task: 'call' },
  },
  {
    id: 'replace',
    answer: ['It takes the calls nobody can get to. A person still decides what matters.'],
  },
  ...airOwnerAnswers,
]

function lowered(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1)
}

import { air, type CapabilityKey } from '../air.ts'
import { brand } from '../brand.ts'
import { claims } from '../claims.ts'
import { home } from '../home.ts'
import { industries } from '../industries/index-page.ts'
import { transportation } from '../industries/transportation.ts'
import { products } from '../products.ts'
import { solutionEntries } from '../solutions/entries.ts'
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

const airAnswersCalls = `AIR ${lowered(products[0].description)}`

/** What owners ask about the company; every fact comes from the pages. */
export const airAnswers: readonly SpokenAnswer[] = [
  {
    id: 'what',
    keys: [
      'what do you do',
      'what you do',
      'what do offer',
      'what offer',
      'what company do',
      'what sell',
      'services',
      'tell about company',
      'what nightdesk',
      'what is this',
      'tell me more',
      'what can you do',
    ],
    answer: [
      'We build AI receptionists and automations for service businesses.',
      'Our receptionist is called AIR.',
      airAnswersCalls,
    ],
  },
  {
    id: 'air',
    keys: [
      'what air',
      'air do',
      'about air',
      'how air work',
      'ai receptionist',
      'receptionist do',
      'voice agent',
      'voice agents',
    ],
    answer: [airAnswersCalls],
    offer: { ask: 'Would you like a free discovery call?', task: 'call' },
  },
  {
    id: 'price',
    keys: [
      'how much',
      'price',
      'cost',
      'pricing',
      'rate',
      'expensive',
      'fee',
      'per minute',
      'per month',
      'subscription',
      'charge',
    ],
    answer: [
      'It’s one flat rate, with terms customized to your business.',
      'Continuous optimization is included. The exact figure comes out of the discovery call.',
    ],
    offer: { ask: 'Shall I set up a discovery call?', task: 'call' },
  },
  {
    id: 'guarantee',
    keys: [
      'guarantee',
      'money back',
      'refund',
      'what if not work',
      'not happy',
      'risk',
      "doesn't work",
      'not satisfied',
    ],
    answer: spoken(home.pricing.guarantee),
  },
  {
    id: 'languages',
    keys: [
      'language',
      'languages',
      'spanish',
      'french',
      'chinese',
      'speak other',
      'multilingual',
      'bilingual',
    ],
    answer: [
      `AIR speaks ${claims.languages.alsoSaid[0]}.`,
      'In this demo, English is the one I can use.',
    ],
  },
  {
    id: 'industries',
    keys: [
      'industry',
      'industries',
      'which business',
      'what kind business',
      'who for',
      'what businesses',
      'trades',
      'who use',
      'clients',
      'customers',
    ],
    answer: [
      `Five trades are set up: ${listed(openTrades)}.`,
      `${capital(listed(comingTrades))} are coming.`,
    ],
  },
  {
    id: 'solutions',
    keys: [
      'solutions',
      'automation',
      'automations',
      'besides receptionist',
      'what else',
      'other services',
      'else do you do',
      'else offer',
    ],
    answer: [
      `Besides the receptionist: ${listed(solutionEntries.slice(1).map(({ title }) => title.toLowerCase()))}.`,
    ],
  },
  {
    id: 'documents',
    keys: ['document', 'documents', 'document automation', 'paperwork', 'invoices', 'forms'],
    answer: [named(solutionEntries[1])],
  },
  {
    id: 'validation',
    keys: ['market validation', 'market research', 'validate idea', 'new product'],
    answer: [named(solutionEntries[2])],
  },
  {
    id: 'agentic',
    keys: ['agentic', 'workflow', 'connect programs', 'between programs'],
    answer: [named(solutionEntries[3])],
  },
  {
    id: 'social',
    keys: ['social media', 'instagram', 'facebook', 'posts'],
    answer: [named(solutionEntries[4])],
  },
  {
    id: 'bespoke',
    keys: ['bespoke', 'custom', 'customized', 'special case', 'tailor', 'something special'],
    answer: [
      named(solutionEntries[5]),
      'You describe the task, and we say plainly whether it can be taken over.',
    ],
  },
  {
    id: 'how-long',
    keys: [
      'how long',
      'how fast',
      'how quickly',
      'when ready',
      'how soon',
      'prototype',
      'timeline',
      'how many weeks',
      'set up time',
      'setup',
    ],
    answer: [`You’ll see ${lowered(claims.prototypes.text)}.`],
  },
  {
    id: 'security',
    keys: [
      'security',
      'secure',
      'safe',
      'data',
      'privacy',
      'recording',
      'recorded',
      'record',
      'gdpr',
      'encrypted',
      'listen',
      'store',
    ],
    answer: spoken(air.security.points[0].text).concat(spoken(air.security.points[1].text)),
  },
  {
    id: 'demo-data',
    keys: ['what happens said', 'keep words', 'keep this call', 'delete', 'saved', 'kept'],
    answer: spoken(air.security.points[3].text),
  },
  {
    id: 'hipaa',
    keys: ['hipaa', 'medical', 'patient data', 'health data'],
    answer: [`HIPAA-grade handling is ${transportation.privacy.rules[2].answer.toLowerCase()}.`],
  },
  {
    id: 'healthcare',
    weight: 0.6,
    keys: ['healthcare', 'clinic', 'doctor', 'dentist', 'dental', 'practice', 'hospital'],
    answer: [`For clinics: ${lowered(industries.cards[0].description)}`],
    offer: { ask: 'Would you like a free discovery call?', task: 'call', choice: 'Healthcare' },
  },
  {
    id: 'finance',
    weight: 0.6,
    keys: [
      'financial',
      'finance',
      'accountant',
      'bank',
      'advisor',
      'adviser',
      'insurance',
      'tax firm',
    ],
    answer: [`For advisers: ${lowered(industries.cards[1].description)}`],
    offer: {
      ask: 'Would you like a free discovery call?',
      task: 'call',
      choice: 'Financial services',
    },
  },
  {
    id: 'hotel',
    weight: 0.6,
    keys: ['hotel', 'hotels', 'hospitality', 'motel', 'inn'],
    answer: [`For hotels: ${lowered(industries.cards[2].description)}`],
    offer: { ask: 'Would you like a free discovery call?', task: 'call', choice: 'Hotels' },
  },
  {
    id: 'cars',
    weight: 0.6,
    keys: ['limo', 'taxi', 'car service', 'transportation', 'fleet', 'dispatch', 'chauffeur'],
    answer: [`For car services: ${lowered(industries.cards[3].description)}`],
    offer: { ask: 'Would you like a free discovery call?', task: 'call', choice: 'Transportation' },
  },
  {
    id: 'restaurants',
    weight: 0.6,
    keys: [
      'restaurant',
      'restaurants',
      'pizza',
      'pizzeria',
      'takeout',
      'cafe',
      'diner',
      'food truck',
      'deli',
    ],
    answer: [`For restaurants: ${lowered(industries.cards[4].description)}`],
    offer: { ask: 'Would you like a free discovery call?', task: 'call', choice: 'Restaurants' },
  },
  {
    id: 'hours',
    keys: [
      'hours',
      'night',
      '24',
      'weekend',
      'after hours',
      'holiday',
      'always on',
      'around clock',
    ],
    answer: ['Calls are answered day and night, and every one of them is handled.'],
  },
  {
    id: 'many-calls',
    keys: [
      'call center',
      'answering service',
      'many calls',
      'same time',
      'busy line',
      'at once',
      'how many calls',
      'miss calls',
      'missed calls',
      'voicemail',
    ],
    answer: ['Every call is picked up, also when three ring at once.'],
  },
  {
    id: 'integrations',
    keys: [
      'integrate',
      'integration',
      'integrations',
      'calendar',
      'crm',
      'software',
      'connect system',
      'work with system',
      'property system',
      'pos',
    ],
    answer: spoken(capability('book')),
  },
  {
    id: 'hand-over',
    keys: [
      'transfer calls',
      "can't answer",
      "doesn't know",
      'gets stuck',
      'human take over',
      'hand over',
      'put through',
      'complicated calls',
      'difficult calls',
      'pass calls',
      'my staff',
    ],
    answer: ['Calls you want yourself are put through.'],
  },
  {
    id: 'voice',
    keys: [
      'our name',
      'own name',
      'my business name',
      'white label',
      'sound like',
      'greeting',
      'own voice',
      'brand',
    ],
    answer: [`It speaks as your house: ${lowered(spoken(capability('personal'))[0] ?? '')}`],
  },
  {
    id: 'orders',
    keys: ['orders', 'take order', 'order pizza', 'take orders'],
    answer: [`It takes the order down, ${lowered(capability('orders'))}`],
  },
  {
    id: 'beta',
    keys: ['beta', 'ready', 'finished', 'available now', 'when available', 'launched'],
    answer: ['AIR is in Beta, and it’s at its desk today. You’re talking to it.'],
  },
  {
    id: 'agents',
    keys: [
      'other agents',
      'agents',
      'aisa',
      'sales agent',
      'marketing agent',
      'coming soon',
      'next product',
      'products',
    ],
    answer: [
      'AIR is the first of seven agents.',
      `The ${products[1].fullName}, the ${products[2].fullName} and four more are coming.`,
    ],
  },
  {
    id: 'discovery',
    keys: [
      'discovery call',
      'what happens call',
      'strategy call',
      'strategy session',
      'audit',
      'what is discovery',
      'is it free',
      'free',
    ],
    answer: [
      'The discovery call is free. We look at your calls together and say plainly what can be taken over.',
    ],
    offer: { ask: 'Shall I set up a discovery call?', task: 'call' },
  },
  {
    id: 'savings',
    keys: ['save', 'savings', 'roi', 'worth it', 'calculator', 'how much save'],
    answer: [
      'There’s a savings calculator on this site: four numbers about your week, and the sum with its formula.',
    ],
  },
  {
    id: 'company',
    keys: [
      'where based',
      'where are you',
      'located',
      'who owns',
      'who behind',
      'which company',
      'company name',
      'office',
    ],
    answer: [`${brand.product} is based in ${brand.city}.`],
  },
  {
    id: 'contact',
    keys: [
      'email you',
      'your email',
      'contact you',
      'reach you',
      'your phone',
      'phone number you',
      'write you',
    ],
    answer: ['Our address is on this page, and the contact form is right below.'],
    offer: { ask: 'Shall I set up a discovery call?', task: 'call' },
  },
  {
    id: 'how-made',
    keys: [
      'how do you work',
      'how it works',
      'how does work',
      'how built',
      'which model',
      'what technology',
      'chatgpt',
      'how does this',
    ],
    answer: [
      'I listen, work out what you need, look it up, answer, and leave a note. Our blog takes one call apart, step by step.',
    ],
  },
  {
    id: 'contract',
    keys: ['contract', 'commitment', 'cancel any', 'terms', 'lock in', 'minimum'],
    answer: ['Terms are customized to your business, and agreed in writing before we begin.'],
  },
  {
    id: 'replace',
    keys: [
      'replace people',
      'replace staff',
      'lose job',
      'fire',
      'take jobs',
      'replace receptionist',
    ],
    answer: ['It takes the calls nobody can get to. A person still decides what matters.'],
  },
]

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

function lowered(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1)
}

function named({
  title,
  description,
}: {
  readonly title: string
  readonly description: string
}): string {
  return `${title}: ${lowered(description)}`
}

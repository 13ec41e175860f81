import { air, type CapabilityKey } from '../air.ts'
import { brand } from '../brand.ts'
import { claims } from '../claims.ts'
import { home } from '../home.ts'
import { industries } from '../industries/index-page.ts'
import { capital } from '../number-word.ts'
import { products } from '../products.ts'
import { airDesk } from './air-desk.ts'
import { airOwnerAnswers, hearingIt, readsBack } from './air-owner-answers.ts'
import { goneWithTheCall } from './desk.ts'
import { type SpokenAnswer, spoken } from './line.ts'

const listed = (names: readonly string[]) => `${names.slice(0, -1).join(', ')}, and ${names.at(-1)}`

/** What a caller calls the businesses of an industry: its title is for the eye, and long to listen to. */
const inShort: Readonly<Record<string, string>> = {
  Healthcare: 'clinics',
  'Financial services': 'advisors',
  'Hotels & hospitality': 'hotels',
  Transportation: 'car services',
  'Restaurants & takeouts': 'restaurants',
  'eCommerce Markets': 'online stores',
  'Recruitment & Staffing': 'staffing',
  'Estimators & Construction': 'construction',
  'Fitness & Wellness': 'gyms',
}
const spokenIndustries = (isOpen: boolean) =>
  industries.cards
    .filter(({ link }) => (link !== null) === isOpen)
    .map(({ title }) => inShort[title] ?? title.replace('&', 'and').toLowerCase())
const openIndustries = spokenIndustries(true)
const comingIndustries = spokenIndustries(false)

const capability = (key: CapabilityKey) =>
  air.capabilities.items.find((item) => item.key === key)?.desc ?? ''

const iAnswerCalls = 'I answer every call, book appointments, take orders and leave you a note.'

/** What owners ask about the company. Every fact stands on a page, in the words of speech or of print. */
export const airAnswers: readonly SpokenAnswer[] = [
  {
    id: 'what',
    answer: [
      'We build AI receptionists and automations for service businesses.',
      'I’m AIR, our receptionist.',
      iAnswerCalls,
    ],
  },
  {
    id: 'air',
    answer: [iAnswerCalls],
    offer: { ask: 'Would you like a free discovery call?', task: 'call' },
  },
  {
    id: 'price',
    answer: [
      'It’s one flat rate, with terms customized to your business.',
      'We keep improving it, and that’s included. You’ll get the exact figure after the discovery call.',
    ],
    offer: { ask: 'Would you like me to set up a discovery call?', task: 'call' },
  },
  {
    id: 'guarantee',
    answer: spoken(home.pricing.guarantee),
  },
  {
    id: 'languages',
    answer: [
      `On a real line, I speak ${claims.languages.alsoSaid[0]}.`,
      'I recognize the caller’s language and stick with it.',
      'In this demo, I only speak English.',
    ],
  },
  {
    id: 'industries',
    answer: [
      `We have pages for ${listed(openIndustries)}.`,
      `${capital(listed(comingIndustries))} are next.`,
      'For anything else, let’s talk on the discovery call.',
    ],
  },
  {
    id: 'solutions',
    answer: [
      'Besides the receptionist, we do document and agentic automation, market validation, social media, and custom solutions.',
      'For example, forms, invoices and contracts get read, checked and filed.',
    ],
    again: ['And the steps between your apps get done without anyone having to ask.'],
  },
  {
    id: 'documents',
    answer: [
      'With document automation, forms, invoices and contracts get read, checked and filed where you’ll find them.',
    ],
  },
  {
    id: 'validation',
    answer: [
      'With market validation, you find out if anyone wants your idea before you pay to build it.',
    ],
  },
  {
    id: 'agentic',
    answer: [
      'Agentic automations handle the steps between your apps, in order, without anyone having to ask.',
    ],
  },
  {
    id: 'social',
    answer: ['We keep your social media pages active without anyone staying late.'],
  },
  {
    id: 'bespoke',
    answer: [
      'Bespoke solutions are for the job that isn’t on anyone’s price list.',
      'You describe the job, and we tell you straight if AI can take it over.',
    ],
  },
  {
    id: 'how-long',
    answer: [
      `You’ll see ${lowered(claims.prototypes.text)}.`,
      'When your own line goes live depends on what you need. Our team can tell you on the discovery call.',
    ],
  },
  {
    id: 'security',
    answer: [air.security.points[0].text, air.security.points[1].text, airDesk.onTheCall.more],
  },
  {
    id: 'demo-data',
    answer: [
      air.security.points[0].text,
      goneWithTheCall,
      'If you book a discovery call, we keep your details to get back to you, and erase them if you ask.',
    ],
  },
  {
    id: 'hipaa',
    answer: ['We offer HIPAA-grade handling on request.', airDesk.onTheCall.more],
  },
  {
    id: 'healthcare',
    answer: ['For clinics, we book and reschedule visits while your staff takes care of patients.'],
    offer: { ask: 'Would you like a free discovery call?', task: 'call', choice: 'Healthcare' },
  },
  {
    id: 'finance',
    answer: ['For advisors, we answer intake calls and track down missing documents.'],
    offer: {
      ask: 'Would you like a free discovery call?',
      task: 'call',
      choice: 'Financial services',
    },
  },
  {
    id: 'hotel',
    answer: ['For hotels, we handle late check-outs and booking changes while the lobby sleeps.'],
    offer: {
      ask: 'Would you like a free discovery call?',
      task: 'call',
      choice: 'Hotels & hospitality',
    },
  },
  {
    id: 'cars',
    answer: [
      'For car services, we write up the ride on the call, and your dispatcher approves it.',
    ],
    offer: { ask: 'Would you like a free discovery call?', task: 'call', choice: 'Transportation' },
  },
  {
    id: 'restaurants',
    answer: [
      'For restaurants, we take the order, read it back and send it to the kitchen, even in a rush.',
    ],
    offer: {
      ask: 'Would you like a free discovery call?',
      task: 'call',
      choice: 'Restaurants & takeouts',
    },
  },
  {
    id: 'hours',
    answer: ['I answer calls day and night, and handle every one of them.'],
  },
  {
    id: 'many-calls',
    answer: ['Every call gets picked up, even when three come in at once.'],
  },
  {
    id: 'integrations',
    answer: [
      ...spoken(capability('book')),
      'We can connect to your own system, too.',
      'If you have one in mind, ask our team on the discovery call.',
    ],
  },
  {
    id: 'hand-over',
    answer: ['I put through the calls you want to take.'],
  },
  {
    id: 'voice',
    answer: [hearingIt, `On your line, I use ${lowered(spoken(capability('personal'))[0] ?? '')}`],
  },
  {
    id: 'orders',
    answer: [
      'I take the order item by item, extras and substitutions included, and read it back before it goes in.',
    ],
  },
  {
    id: 'beta',
    answer: ['I’m live today, and you’re talking to me.', readsBack],
  },
  {
    id: 'agents',
    answer: [
      'I’m the first of seven agents.',
      `The ${products[1].fullName}, the ${products[2].fullName} and four more are on the way.`,
    ],
  },
  {
    id: 'discovery',
    answer: [
      'The discovery call is free. We’ll go over your calls together and tell you straight what AI can take over.',
    ],
    offer: { ask: 'Would you like me to set up a discovery call?', task: 'call' },
  },
  {
    id: 'savings',
    answer: [
      'There’s a savings calculator on this site. Enter four numbers about your team, and it shows you the math.',
    ],
  },
  {
    id: 'company',
    answer: [`${brand.product} is based in ${brand.city}.`],
  },
  {
    id: 'contact',
    answer: ['You’ll find our email address and a contact form under Contact.'],
    offer: { ask: 'Would you like me to set up a discovery call?', task: 'call' },
  },
  {
    id: 'how-made',
    answer: [
      'I listen, figure out what you need, look it up, answer, and leave a note. Our blog walks through a single call, step by step.',
    ],
  },
  {
    id: 'contract',
    answer: [
      'Terms are customized to your business and put in writing before we begin.',
      airDesk.onTheCall.more,
    ],
  },
  {
    id: 'appointments',
    answer: spoken(capability('book')),
  },
  {
    id: 'hardware',
    answer: [
      'You don’t need any new hardware.',
      'You keep your own number.',
      airDesk.onTheCall.more,
    ],
  },
  {
    id: 'other-trades',
    answer: spoken(industries.request.text),
    offer: { ask: 'Would you like a free discovery call?', task: 'call' },
  },
  {
    id: 'replace',
    answer: ['I take the calls nobody can get to. People still make the decisions.'],
  },
  ...airOwnerAnswers,
]

function lowered(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1)
}

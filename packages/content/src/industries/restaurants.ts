import { claims } from '../claims.ts'
import { pageTitle } from '../page-title.ts'
import type { Hero, InternalLink, PageMeta } from '../types.ts'

const { appCommission, everyCall, languages, paysForItself, threeRings } = claims

/** A line of the bill: what money is lost to, and what that comes to, in a figure or in kind. */
type Loss = { readonly sum: string; readonly title: string; readonly text: string }

/** What stands on a chit after so many rings. */
type Chit = {
  readonly ring: string
  readonly title?: string
  readonly lines: readonly string[]
  readonly end: string
}

const chits: readonly Chit[] = [
  {
    ring: 'Ring 1',
    title: 'Order 41',
    lines: ['2 × large cheese', '1 × garlic knots', 'no onions'],
    end: 'Pickup 7:25 pm',
  },
  { ring: 'Ring 2', title: 'Hello?', lines: ['2 × lar'], end: 'Still waiting' },
  { ring: 'Ring 3', lines: [], end: 'Hung up' },
]

const losses: readonly Loss[] = [
  {
    sum: threeRings.figure,
    title: threeRings.text,
    text: 'At seven on a Friday every hand is on a pan, and the fourth ring is for someone else.',
  },
  {
    sum: appCommission.figure,
    title: appCommission.text,
    text: 'On orders from people who know your number by heart.',
  },
  {
    sum: 'A pie',
    title: 'Orders heard over the fryer',
    text: 'A wrong pie is made twice and paid once.',
  },
  {
    sum: 'A cook',
    title: 'A cook on the phone',
    text: 'Whoever picks up has stopped doing what the guests came for.',
  },
]

export const restaurants = {
  meta: {
    title: pageTitle('Restaurants & takeouts'),
    description:
      'An AI receptionist for restaurants and takeouts: answers every call, takes the order, confirms it by SMS and puts it into your point of sale.',
  } satisfies PageMeta,
  hero: {
    label: 'Restaurants & takeouts',
    title: `Orders drop off after ${threeRings.figure}. Yours are taken on the first.`,
    lead: 'AIR picks up, takes the order the way your counter would, confirms it by SMS and sends it to the kitchen. No\u00a0new\u00a0hardware.',
    action: { label: 'Book a Free Demo Call', to: '#demo' },
  } satisfies Hero,
  rail: {
    caption: 'Example: one Friday order, ring by ring',
    chits,
  },
  losses: {
    label: 'Lost money',
    title: 'The bill nobody hands you',
    list: losses,
  },
  provided: {
    label: 'What you get',
    title: 'A counter that is never busy',
    figure: everyCall.figure,
    list: [
      {
        title: 'Answers every call',
        text: `${everyCall.text} The last caller is greeted like the first.`,
      },
      { title: 'Takes orders', text: 'Sizes, toppings, halves, and what to leave out.' },
      { title: 'Sends SMS confirmations', text: 'What, how much, and when to come.' },
      { title: 'Takes payment', text: 'The customer pays in the call.' },
      { title: 'Works with your POS', text: 'Orders arrive where the others do.' },
      { title: 'Needs no new hardware', text: 'Your number, your printer, your screen.' },
      { title: 'Speaks their language', text: `${languages.figure}, without being asked twice.` },
    ],
  },
  trades: {
    label: 'On the board',
    title: 'Who it cooks with',
    list: [
      { name: 'Pizza', text: 'half and half, well done' },
      { name: 'Shawarma / halal', text: 'extra garlic, no pickles' },
      { name: 'Chinese', text: 'number 42, not too hot' },
      { name: 'Indian', text: 'medium, and two naan' },
      { name: 'Food trucks', text: 'where are you today?' },
      { name: 'Cafes / diners / ghost kitchens', text: 'the usual, at eight' },
    ],
  },
  workflow: {
    label: 'Order workflow',
    title: 'From ring to pass in four tickets',
    steps: [
      {
        title: 'Picks up',
        text: 'AIR greets the caller in your name and asks what they would like.',
      },
      { title: 'Takes it down', text: 'It reads the order back, changes and all, with the total.' },
      { title: 'Gets it paid', text: 'Card in the call or cash at the door. The SMS goes out.' },
      { title: 'Fires it', text: 'The order is in your POS and prints in the kitchen.' },
    ],
  },
  pricing: {
    label: 'Pricing',
    title: 'One flat rate, however many call',
    text: 'No share of the order, no fee by the minute. You know in January what a Saturday in July costs.',
    guarantee: `${paysForItself.text}.`,
    stamp: { top: 'Pays for itself', bottom: `within ${paysForItself.figure}` },
    coupon: {
      label: 'Early access',
      title: 'Launch pricing for the first kitchens',
      text: 'AIR is in Beta. Kitchens that join now start on the launch rate.',
      action: { label: 'Ask for launch pricing', to: '#demo' } satisfies InternalLink,
      stub: 'Admit one kitchen',
    },
  },
} as const

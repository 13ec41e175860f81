import { claims } from '../claims.ts'
import type { ContactInvite } from '../contact.ts'
import type { DemoExample } from '../demo.ts'
import { ownBusinessLink } from '../own-business/link.ts'
import { pageTitle } from '../page-title.ts'
import { recordingOf } from '../sample-call.ts'
import type { Hero, InternalLink, OwnSum, PageMeta } from '../types.ts'

const { appCommission, everyCall, languages, paysForItself, threeRings } = claims

/** A line of the bill: what money is lost to, with a figure where there is one to be held to. */
type Loss = { readonly sum?: string; readonly title: string; readonly text: string }

/** The same call twice: three rings into nothing, or one ring and an order. */
const rail = {
  caption: 'Example: the same Friday call, twice',
  missed: {
    label: 'Without AIR',
    rings: [
      { ring: 'Ring 1', text: 'Hands full' },
      { ring: 'Ring 2', text: 'Still ringing' },
      { ring: 'Ring 3', text: 'Hung up' },
    ],
  },
  answered: {
    label: 'With AIR',
    ring: 'Ring 1',
    text: 'AIR picks up',
    order: {
      title: 'Order 41',
      // An em space sets a wish in under its dish.
      lines: ['2 × large cheese', '1 × large veggie', '\u00a0\u00a0no onions', '1 × garlic knots'],
      end: 'Paid by card. Pickup 7:25 pm',
    },
  },
} as const

/** The order on the rail, as it was taken. */
const call: DemoExample = [
  { by: 'Caller', words: 'Two large cheese and a large veggie, no onions.' },
  { by: 'AIR', words: 'Two cheese, one veggie without onions, all large. Anything else?' },
  { by: 'Caller', words: 'Garlic knots. How long?' },
  { by: 'AIR', words: 'Ready at 7:25. Card now, or cash at pickup?' },
  { by: 'Caller', words: 'Card.' },
  { by: 'AIR', words: 'Thanks. I’m texting you the order, with a link to pay.' },
]

// Here #demo is the form: the voice is on AIR's own page, where it answers as the owner's kitchen.
const hearAnOrder = {
  label: 'Hear it take an order',
  to: ownBusinessLink('restaurants-takeouts').to,
} as const satisfies InternalLink

const losses: readonly Loss[] = [
  {
    sum: threeRings.figure,
    title: threeRings.text,
    text: 'At seven on a Friday, everyone’s hands are full. The ring count is our estimate.',
  },
  {
    sum: appCommission.figure,
    title: appCommission.text,
    text: 'That’s a typical range, and you pay it even on orders from your regulars.',
  },
  {
    title: 'Orders misheard over the fryer',
    text: 'The order gets made twice and paid for once.',
  },
  {
    title: 'The kitchen picks up the phone',
    text: 'Whoever’s on the phone isn’t making food.',
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
    title: `Orders drop off after ${threeRings.figure}. AIR picks up before that.`,
    lead: 'AIR takes the order the way your counter staff would, confirms it by SMS and sends it to the kitchen. No\u00a0new\u00a0hardware.',
    action: { label: 'Book a Free Demo Call', to: '#demo' },
    secondAction: hearAnOrder,
  } satisfies Hero,
  rail,
  losses: {
    label: 'Lost money',
    title: 'The bill you never see',
    lead: 'Nobody sends it, because nobody counts the calls you miss.',
    list: losses,
    /** What it comes to: the owner's own arithmetic, to be done again with their numbers. */
    total: {
      label: 'Example',
      line: ['One missed', 'order a night'],
      field: 'Your average order in dollars',
      amount: 30,
      digits: 3,
      times: 30,
      per: 'a month',
      text: 'Thirty nights.',
      ask: 'Try your own average order.',
    } satisfies OwnSum,
  },
  provided: {
    label: 'What you get',
    title: 'A phone that’s never busy',
    figure: everyCall.figure,
    example: {
      line: 'Pizzeria, Friday 7 pm',
      sample: recordingOf('pizzeria-at-seven'),
      example: 'Example call',
      lines: call,
      demo: hearAnOrder,
    },
    list: [
      {
        title: 'Answers every call',
        text: `${everyCall.text} The last caller gets the same hello as the first.`,
      },
      { title: 'Takes orders', text: 'Sizes, toppings, half pies and what to leave off.' },
      {
        title: 'Sends SMS confirmations',
        text: 'What they ordered, the total and when to pick up.',
      },
      { title: 'Takes payment', text: 'The customer can pay during the call.' },
      { title: 'Works with your POS', text: 'Phone orders show up with all the others.' },
      { title: 'Needs no new hardware', text: 'Your number, your printer, your screen.' },
      {
        title: 'Speaks their language',
        text: `${languages.figure}, with no phone tree to get through.`,
      },
    ],
  },
  trades: {
    label: 'On the board',
    title: 'Works for kitchens like yours',
    list: [
      { name: 'Pizza', text: 'half and half, well done' },
      { name: 'Shawarma / halal', text: 'extra garlic, no pickles' },
      { name: 'Chinese', text: 'number 42, not too spicy' },
      { name: 'Indian', text: 'medium spicy, two naan' },
      { name: 'Food trucks', text: 'where are you today?' },
      { name: 'Cafes / diners / ghost kitchens', text: 'the usual' },
    ],
  },
  workflow: {
    label: 'Order workflow',
    title: 'From ring to kitchen in four steps',
    steps: [
      {
        title: 'Picks up',
        text: 'AIR answers with your restaurant’s name and asks what they’d like.',
      },
      { title: 'Takes it down', text: 'It reads the order back, changes and all.' },
      {
        title: 'Gets paid',
        text: 'Card over the phone or cash at pickup. Then the text goes out.',
      },
      { title: 'Fires it', text: 'The order goes into your POS and prints in the kitchen.' },
    ],
  },
  pricing: {
    label: 'Pricing',
    title: 'One flat rate, no\u00a0matter how many people call',
    text: 'No cut of the order, no per-minute fee. A Saturday in July costs the same as a Tuesday in January.',
    guarantee: `${paysForItself.text}.`,
    stamp: { top: 'Pays for itself', bottom: `within ${paysForItself.figure}` },
    coupon: {
      label: 'Early access',
      title: 'Launch pricing for our first kitchens',
      text: 'Join while AIR is in Beta and start at the launch rate.',
      action: { label: 'Ask for launch pricing', to: '#demo' } satisfies InternalLink,
      stub: 'Admit one kitchen',
    },
  },
  contact: {
    title: 'Book your free demo call',
    lead: 'Tell us what you serve and when the phone gets busy. Our team will contact you shortly to set a time, and we’ll walk you through how AIR would take your orders.',
  } satisfies ContactInvite,
} as const

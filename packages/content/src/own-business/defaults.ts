import type { BusinessSetup, SetupQuestion, TradeId, Week } from '@nightdesk/contracts'

type Trade = {
  /** As on the industries board. */
  readonly title: string
  /** What its receptionist does for callers, for the page. */
  readonly does: string
  /** Opening hours in plain words, as they stand in the form to start from. */
  readonly hours: string
  readonly week: Week
  readonly samples: readonly SetupQuestion[]
}

const at = (opens: number, closes: number) => [{ opens: opens * 60, closes: closes * 60 }]

function week(weekdays: Week[number], saturday: Week[number], sunday: Week[number]): Week {
  return [weekdays, weekdays, weekdays, weekdays, weekdays, saturday, sunday]
}

/** What each trade starts from. Every one of them can be changed; with a name alone it works. */
export const ownTrades: Readonly<Record<TradeId, Trade>> = {
  healthcare: {
    title: 'Healthcare',
    does: 'books appointments',
    hours: 'Mon–Fri 8 to 5',
    week: week(at(8, 17), [], []),
    samples: [
      {
        question: 'Are you taking new patients?',
        answer: 'Yes, we’re happy to take new patients.',
      },
      {
        question: 'Which insurance do you take?',
        answer: 'We take most major plans. Please bring your card to the first visit.',
      },
      { question: 'Where can I park?', answer: 'There’s free parking behind the building.' },
    ],
  },
  'financial-services': {
    title: 'Financial services',
    does: 'books consultations',
    hours: 'Mon–Fri 9 to 5',
    week: week(at(9, 17), [], []),
    samples: [
      {
        question: 'What does a first meeting cost?',
        answer: 'The first meeting is free and takes half an hour.',
      },
      {
        question: 'What should I bring?',
        answer: 'Your last tax return and a photo ID are all we need.',
      },
      { question: 'Do you do tax returns?', answer: 'Yes, for individuals and small businesses.' },
    ],
  },
  'hotels-hospitality': {
    title: 'Hotels & hospitality',
    does: 'takes reservations',
    hours: '24/7',
    week: week(at(0, 24), at(0, 24), at(0, 24)),
    samples: [
      {
        question: 'When is check-in?',
        answer: 'Check-in starts at three, and check-out is at eleven.',
      },
      {
        question: 'Is breakfast included?',
        answer: 'Yes, breakfast is included, from seven to ten.',
      },
      { question: 'Are pets allowed?', answer: 'Dogs are welcome for twenty dollars a night.' },
    ],
  },
  transportation: {
    title: 'Transportation',
    does: 'takes ride requests',
    hours: '24/7',
    week: week(at(0, 24), at(0, 24), at(0, 24)),
    samples: [
      {
        question: 'How much is a ride to the airport?',
        answer: 'A ride to the airport starts at sixty dollars.',
      },
      { question: 'Can I pay by card?', answer: 'Yes, cards and cash are both fine.' },
      { question: 'Do you have child seats?', answer: 'Yes, just tell us how old the child is.' },
    ],
  },
  'restaurants-takeouts': {
    title: 'Restaurants & takeouts',
    does: 'takes orders and books tables',
    hours: 'Every day 11 to 10',
    week: week(at(11, 22), at(11, 22), at(11, 22)),
    samples: [
      {
        question: 'Do you have vegetarian dishes?',
        answer: 'Yes, about a third of the menu is vegetarian.',
      },
      { question: 'Do you deliver?', answer: 'Yes, within three miles, in about forty minutes.' },
      { question: 'Is there parking?', answer: 'There’s a garage across the street.' },
    ],
  },
  'ecommerce-markets': {
    title: 'eCommerce Markets',
    does: 'takes questions about orders',
    hours: 'Mon–Fri 9 to 6, Sat 10 to 2',
    week: week(at(9, 18), at(10, 14), []),
    samples: [
      {
        question: 'How long does shipping take?',
        answer: 'Three to five business days within the United States.',
      },
      {
        question: 'How do I return something?',
        answer: 'Within thirty days, with the label that came in the box.',
      },
      {
        question: 'Do you ship internationally?',
        answer: 'Yes, to Canada and the United Kingdom.',
      },
    ],
  },
  'recruitment-staffing': {
    title: 'Recruitment & Staffing',
    does: 'books interviews',
    hours: 'Mon–Fri 8 to 6',
    week: week(at(8, 18), [], []),
    samples: [
      { question: 'Are you hiring?', answer: 'Yes, we fill warehouse and office jobs every week.' },
      { question: 'How do I apply?', answer: 'A short call with a recruiter is all it takes.' },
      { question: 'When do people get paid?', answer: 'Every Friday, by direct deposit.' },
    ],
  },
  'estimators-construction': {
    title: 'Estimators & Construction',
    does: 'schedules estimates',
    hours: 'Mon–Fri 7 to 4',
    week: week(at(7, 16), [], []),
    samples: [
      { question: 'Is the estimate free?', answer: 'Yes, the estimate is free and in writing.' },
      {
        question: 'Are you licensed and insured?',
        answer: 'Yes, we’re fully licensed and insured.',
      },
      {
        question: 'How soon can you start?',
        answer: 'Small jobs within two weeks, larger ones within six.',
      },
    ],
  },
  'fitness-wellness': {
    title: 'Fitness & Wellness',
    does: 'books classes and sessions',
    hours: 'Mon–Fri 6 am to 10 pm, weekends 8 to 6',
    week: week(at(6, 22), at(8, 18), at(8, 18)),
    samples: [
      {
        question: 'How much is a membership?',
        answer: 'Forty-nine dollars a month, and you can cancel anytime.',
      },
      { question: 'Is there a free trial?', answer: 'Yes, your first class is free.' },
      { question: 'What should I bring?', answer: 'Just water and a towel. We have the rest.' },
    ],
  },
}

/** All of a setup but its name. */
export function defaultSetup(trade: TradeId): Omit<BusinessSetup, 'name'> {
  const { week: hours, samples } = ownTrades[trade]
  return { trade, week: hours, town: '', tone: 'warm', questions: samples }
}

import type { BusinessSetup, DaySpan, SetupQuestion, TradeId, Week } from '@nightdesk/contracts'

/** What a business of this trade is like, until its owner says otherwise. */
type TradeDefaults = {
  readonly week: Week
  readonly questions: readonly SetupQuestion[]
}

const closed: readonly DaySpan[] = []

/** From one hour to another; what closes after midnight is told by an hour past 24. */
const open = (from: number, to: number): readonly DaySpan[] => [
  { opens: from * 60, closes: to * 60 },
]

const workdays = (day: readonly DaySpan[]) => [day, day, day, day, day]
const everyDay = (day: readonly DaySpan[]): Week => [...workdays(day), day, day]
const ask = (question: string, answer: string): SetupQuestion => ({ question, answer })

const defaults: Record<TradeId, TradeDefaults> = {
  healthcare: {
    week: [...workdays(open(8, 17)), closed, closed],
    questions: [
      ask('Are you taking new patients?', 'Yes, we’re taking new patients.'),
      ask(
        'Do you take my insurance?',
        'We work with most major plans. Bring your card, and we’ll check it before your visit.',
      ),
      ask('Where can I park?', 'There’s free parking behind the building.'),
    ],
  },
  'financial-services': {
    week: [...workdays(open(9, 17)), closed, closed],
    questions: [
      ask(
        'What should I bring to the first meeting?',
        'A photo ID and your last two tax returns are enough.',
      ),
      ask('Is the first meeting free?', 'Yes, the first half hour is free.'),
      ask('Can we meet by video?', 'Yes, by video or in person, whichever suits you.'),
    ],
  },
  'hotels-hospitality': {
    week: everyDay(open(0, 24)),
    questions: [
      ask('What time is check-in?', 'Check-in starts at 3 PM, and check-out is at 11.'),
      ask('Do you have parking?', 'Yes, parking is free for guests.'),
      ask('Are dogs allowed?', 'Dogs are welcome. Please tell us when you book.'),
    ],
  },
  transportation: {
    week: everyDay(open(0, 24)),
    questions: [
      ask('Do you have child seats?', 'Yes, child seats are free. Tell us how old the child is.'),
      ask('What if my flight is late?', 'We follow your flight, and the driver waits.'),
      ask('Can I pay by card?', 'Yes, card or cash, in the car.'),
    ],
  },
  'restaurants-takeouts': {
    week: [...workdays(open(11, 22)), open(11, 23), open(12, 21)],
    questions: [
      ask('Do you deliver?', 'We deliver within three miles. Pickup takes about 20 minutes.'),
      ask('Do you have vegan dishes?', 'Yes, several, and most others can be made without meat.'),
      ask('Can we sit outside?', 'Yes, there’s a patio, first come, first served.'),
    ],
  },
  'ecommerce-markets': {
    week: [...workdays(open(9, 18)), closed, closed],
    questions: [
      ask(
        'How long does shipping take?',
        'Orders leave the next working day and arrive in three to five.',
      ),
      ask('Can I return it?', 'Yes, within 30 days, and the label is on us.'),
      ask('Do you ship abroad?', 'For now we ship within the United States.'),
    ],
  },
  'recruitment-staffing': {
    week: [...workdays(open(8, 18)), closed, closed],
    questions: [
      ask('Does it cost me anything?', 'No, candidates never pay us. Employers do.'),
      ask('How fast can I start?', 'Often within a week, once your papers are complete.'),
      ask('Do you have part-time jobs?', 'Yes, both part-time and full-time.'),
    ],
  },
  'estimators-construction': {
    week: [...workdays(open(7, 17)), closed, closed],
    questions: [
      ask('Is an estimate free?', 'Yes, we come by, measure, and send it in writing at no charge.'),
      ask('Are you insured?', 'Yes, licensed and insured.'),
      ask('When could you begin?', 'Right now, small jobs start in about two weeks.'),
    ],
  },
  'fitness-wellness': {
    week: [...workdays(open(6, 22)), open(8, 20), open(8, 20)],
    questions: [
      ask('Can I try a class first?', 'Yes, the first class is free.'),
      ask('Can I pause my membership?', 'Yes, for up to three months a year.'),
      ask('Are there showers?', 'Yes, showers and lockers. Bring a towel.'),
    ],
  },
}

/** Everything but the name, so that the name alone is enough. */
export function defaultSetup(trade: TradeId): Omit<BusinessSetup, 'name'> {
  return { trade, town: '', tone: 'warm', ...defaults[trade] }
}

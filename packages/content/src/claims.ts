import type { PageKey } from './types.ts'

/** A marketing claim: said here once, and only on the pages it names. */
export type Claim = {
  /** The part a reader could hold us to, as it is printed. */
  readonly figure: string
  readonly text: string
  /** The same claim in other words, where the figure would not fit a sentence. */
  readonly alsoSaid?: readonly string[]
  readonly pages: 'all' | readonly PageKey[]
}

/** The specification's claims, to the word. No other number about what we do may be printed. */
export const claims = {
  alwaysOn: { figure: '24/7', text: 'AIR answers calls 24/7.', pages: 'all' },
  everyCall: { figure: '100%', text: 'It handles 100% of calls.', pages: 'all' },
  lessThanReceptionists: {
    figure: '50%',
    text: '50% less cost than virtual receptionists',
    alsoSaid: ['half the cost'],
    pages: ['healthcare', 'industries'],
  },
  lessThanAssistant: {
    figure: '40%',
    text: '40% saving against an existing virtual assistant',
    pages: ['hotels', 'industries'],
  },
  languages: {
    figure: '20+ languages',
    text: '20+ languages',
    alsoSaid: ['more than twenty languages'],
    pages: 'all',
  },
  prototypes: {
    figure: '6 to 8 weeks',
    text: 'Prototypes in 6 to 8 weeks',
    pages: ['home', 'solutions', 'air', 'healthcare', 'financial-services'],
  },
  paysForItself: {
    figure: 'one month',
    text: 'Money back if it doesn’t pay for itself within one month',
    pages: ['restaurants', 'industries'],
  },
  appCommission: {
    figure: '20-30%',
    text: 'Delivery apps keep 20-30% in commission',
    pages: ['restaurants'],
  },
  threeRings: {
    figure: '3 rings',
    text: 'Phone orders drop off after 3 rings',
    pages: ['restaurants'],
  },
} as const satisfies Record<string, Claim>

/** Sums a reader can do again with their own numbers. Each is marked as an example where it stands. */
export const examples = {
  missedOrder: {
    figure: '$900',
    text: 'One missed $30 order a night',
    pages: ['restaurants'],
  },
  lostRide: {
    figure: '$5,200',
    text: 'One lost $100 ride a week',
    pages: ['transportation'],
  },
  halfTheBill: {
    figure: '$6,000',
    text: 'Half of a $1,000 monthly bill, over a year',
    pages: ['healthcare'],
  },
  assistantBill: {
    figure: '$4,800',
    text: '40% of a $1,000 monthly bill, over a year',
    pages: ['hotels'],
  },
  paperworkHours: {
    figure: '$15,000',
    text: 'Three hours of paperwork a week at $100 an hour, over fifty weeks',
    pages: ['financial-services'],
  },
} as const satisfies Record<string, Claim>

/** A number somebody else found, with where it can be checked. */
export type Statistic = {
  readonly figure: string
  readonly text: string
  readonly source: string
  readonly year: number
  readonly url: `https://${string}`
  readonly pages: readonly PageKey[]
}

export const statistics = {
  unansweredCalls: {
    figure: '78%',
    text: 'of 1,000 U.S. consumers surveyed have given up on a business after a call went unanswered.',
    source: 'CallRail, consumer survey',
    year: 2025,
    url: 'https://www.callrail.com/blog/missed-calls-cost-businesses-more-than-ever',
    pages: ['solutions'],
  },
  searching: {
    figure: '62%',
    text: 'of workers surveyed in 31 countries say too much of their day goes to searching for information.',
    source: 'Microsoft, Work Trend Index',
    year: 2023,
    url: 'https://www.microsoft.com/en-us/worklab/work-trend-index/will-ai-fix-work',
    pages: ['solutions'],
  },
  fiveYears: {
    figure: '51%',
    text: 'of new U.S. businesses with employees, tracked from 1994 to 2020, didn’t last five years.',
    source: 'SBA Office of Advocacy, Small Business FAQ',
    year: 2023,
    url: 'https://advocacy.sba.gov/2023/03/07/frequently-asked-questions-about-small-business-2023/',
    pages: ['solutions'],
  },
  automatable: {
    figure: '60 to 70%',
    text: 'of employees’ time goes to work that today’s technology could automate.',
    source: 'McKinsey, The economic potential of generative AI',
    year: 2023,
    url: 'https://www.mckinsey.com/capabilities/mckinsey-digital/our-insights/the-economic-potential-of-generative-ai-the-next-productivity-frontier',
    pages: ['solutions'],
  },
  repliesToReviews: {
    figure: '88%',
    text: 'of U.S. consumers surveyed would use a business that replies to all its reviews. Only 47% would use one that never replies.',
    source: 'BrightLocal, Local Consumer Review Survey',
    year: 2024,
    url: 'https://www.brightlocal.com/research/local-consumer-review-survey-2024/',
    pages: ['solutions'],
  },
  smallBusinessAi: {
    figure: '58%',
    text: 'of U.S. small businesses surveyed in 2025 use generative AI, up from 40% a year earlier.',
    source: 'U.S. Chamber of Commerce, Empowering Small Business',
    year: 2025,
    url: 'https://www.uschamber.com/technology/empowering-small-business-the-impact-of-technology-on-u-s-small-business',
    pages: ['solutions'],
  },
} as const satisfies Record<string, Statistic>

/**
 * What the calculator works out from the visitor's own numbers, as regular expressions over the printed
 * figure: sums in dollars, and the three shares of the minutes that are really saved.
 */
export const calculatorFigures: {
  readonly pages: readonly PageKey[]
  readonly patterns: readonly string[]
} = {
  pages: ['calculator'],
  patterns: [String.raw`^\$ ?\d{1,3}(?:,?\d{3})*(?:\.\d)?k?$`, '^(?:50|75|100) ?%$'],
}

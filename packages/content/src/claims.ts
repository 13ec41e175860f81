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
  alwaysOn: { figure: '24/7', text: 'Calls are answered 24/7.', pages: 'all' },
  everyCall: { figure: '100%', text: '100% of calls are handled.', pages: 'all' },
  lessThanReceptionists: {
    figure: '50%',
    text: '50% less cost than virtual receptionists',
    alsoSaid: ['half the cost'],
    pages: ['healthcare'],
  },
  lessThanAssistant: {
    figure: '40%',
    text: '40% saving against an existing virtual assistant',
    pages: ['hotels'],
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
    text: 'Money back if it does not pay for itself within one month',
    pages: ['restaurants'],
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
  firstHour: {
    figure: '7 times',
    text: 'Companies that got in touch within an hour were nearly 7 times as likely to have a real conversation with a decision maker as those that tried an hour later.',
    source: 'Oldroyd, McElheran and Elkington, Harvard Business Review',
    year: 2011,
    url: 'https://hbr.org/2011/03/the-short-life-of-online-sales-leads',
    pages: ['solutions'],
  },
  searching: {
    figure: '19%',
    text: 'of an office worker’s week goes into looking for information.',
    source: 'McKinsey Global Institute, The social economy',
    year: 2012,
    url: 'https://www.mckinsey.com/industries/technology-media-and-telecommunications/our-insights/the-social-economy',
    pages: ['solutions'],
  },
  noMarketNeed: {
    figure: '42%',
    text: 'of 101 founders who wrote down why their company failed named the same cause: no market need.',
    source: 'CB Insights, The top reasons startups fail',
    year: 2014,
    url: 'https://www.cbinsights.com/research/report/startup-failure-reasons-top/',
    pages: ['solutions'],
  },
  automatable: {
    figure: '60 to 70%',
    text: 'of employees’ time goes into activities that today’s technology could automate.',
    source: 'McKinsey, The economic potential of generative AI',
    year: 2023,
    url: 'https://www.mckinsey.com/capabilities/mckinsey-digital/our-insights/the-economic-potential-of-generative-ai-the-next-productivity-frontier',
    pages: ['solutions'],
  },
  onFacebook: {
    figure: '68%',
    text: 'of adults in the United States use Facebook, and 47% Instagram.',
    source: 'Pew Research Center, Americans’ Social Media Use',
    year: 2024,
    url: 'https://www.pewresearch.org/internet/2024/01/31/americans-social-media-use/',
    pages: ['solutions'],
  },
  firmsUsingAi: {
    figure: '5.4%',
    text: 'of firms in the United States used AI to make their product or service in February 2024. The most common reason not to: it did not fit the business.',
    source: 'U.S. Census Bureau, Business Trends and Outlook Survey, CES-WP-24-16',
    year: 2024,
    url: 'https://www.census.gov/library/working-papers/2024/adrm/CES-WP-24-16.html',
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

import type { TradeId } from '@nightdesk/contracts'

const list = (topics: string) => topics.split(' ').map((topic) => `q-${topic}`)

/** What callers of one trade ask, and hardly those of another; all other topics are asked anywhere. */
const special: Readonly<Record<TradeId, readonly string[]>> = {
  healthcare: list(
    'insurance self-pay referral refill sedation physical vaccine results records xray whitening braces same-day prenatal lab glasses therapy-kinds fasting injury late-arrival massage-kinds',
  ),
  'financial-services': list(
    'tax-documents notary loan quote claim minimum commission back-taxes tax-refund bookkeeping drop-off retirement will e-sign insurance records',
  ),
  'hotels-hospitality': list(
    'check-in check-out late-arrival breakfast pool trailer ev elevator kitchen crib shuttle events laundry gym view resort-fee big-group sauna luggage age-limit delivery alcohol showers massage-kinds music',
  ),
  transportation: list(
    'fare child-seat flight-delay wheelchair-van luggage waiting-fee long-distance big-group medicaid-ride driver-contact shared-ride shuttle quote late-arrival events',
  ),
  'restaurants-takeouts': list(
    'vegetarian gluten halal byob alcohol catering delivery outdoor kids-menu large-party private-room happy-hour spicy calories menu music cake curbside wait-list events breakfast big-group minimum care',
  ),
  'ecommerce-markets': list(
    'shipping-time shipping-cost international returns exchange sizes in-stock food-stamps price-match gift-wrap care made-of wholesale propane keys layaway custom delivery curbside minimum payment-plan drop-off same-day',
  ),
  'recruitment-staffing': list(
    'payday pay-rate background drug-test benefits shifts experience seeker-fee temp-to-hire employer-fee replacement safety-gear resume remote work-papers how-soon-work transport-to-work work-days age-limit injury',
  ),
  'estimators-construction': list(
    'start-date permits insurance-claim small-jobs own-materials cleanup payment-plan work-days subcontractors mold emergency-repair design quote custom experience minimum same-day replacement',
  ),
  'fitness-wellness': list(
    'membership day-pass trial mats showers childcare trainer beginners freeze guest sauna massage-kinds injury class-size age-limit prenatal gym pool music wait-list events',
  ),
}

const allSpecial = new Set(Object.values(special).flat())

/** Whether callers of a trade ask about a topic. */
export const isTopicOf = (trade: TradeId, topic: string): boolean =>
  special[trade].includes(topic) || !allSpecial.has(topic)

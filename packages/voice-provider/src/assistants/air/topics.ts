import { isNumberWord, type Utterance } from '@nightdesk/understanding'
import { findTopic } from '../../brain/language/topics.ts'

const trades: readonly (readonly [string, readonly string[]])[] = [
  [
    'Hotels & hospitality',
    [
      'hotel',
      'motel',
      'inn',
      'hostel',
      'hospitality',
      'bed breakfast',
      'resort',
      'guesthouse',
      'vacation rental',
      'lodge',
    ],
  ],
  [
    'Transportation',
    [
      'limo',
      'limousine',
      'taxi',
      'car service',
      'transportation',
      'fleet',
      'trucking',
      'chauffeur',
      'black car',
      'shuttle company',
      'limos',
      'cab',
      'car company',
      'moving company',
      'drivers',
    ],
  ],
  [
    'Healthcare',
    [
      'clinic',
      'doctor',
      'dentist',
      'dental',
      'medical',
      'healthcare',
      'practice',
      'hospital',
      'vet',
      'veterinary',
      'physio',
      'therapist',
      'pharmacy',
      'orthodontist',
      'chiropractor',
      'optometrist',
      'dermatology',
      'medspa',
      'nursing',
      'physical therapy',
      'pediatric',
    ],
  ],
  [
    'Financial services',
    [
      'financial',
      'finance',
      'accountant',
      'accounting',
      'bank',
      'advisor',
      'adviser',
      'insurance',
      'bookkeeping',
      'tax',
      'mortgage',
      'wealth',
      'credit union',
      'investment',
      'cpa',
      'loan',
    ],
  ],
  [
    'Restaurants & takeouts',
    [
      'restaurant',
      'pizza',
      'pizzeria',
      'takeout',
      'cafe',
      'diner',
      'deli',
      'bakery',
      'food truck',
      'bar',
      'catering',
      'coffee shop',
      'shawarma',
      'bistro',
      'sushi',
      'burger',
      'steakhouse',
      'ice cream',
      'brewery',
      'pub',
    ],
  ],
  ['eCommerce Markets', ['ecommerce', 'online store', 'online shop', 'webshop', 'shopify']],
  ['Recruitment & Staffing', ['recruitment', 'staffing', 'recruiting', 'headhunter']],
  [
    'Estimators & Construction',
    [
      'construction',
      'contractor',
      'roofing',
      'plumbing',
      'plumber',
      'electrician',
      'estimator',
      'builder',
      'hvac',
      'landscaping',
      'remodeling',
      'painter',
      'painting',
      'handyman',
      'carpenter',
      'contracting',
      'roofer',
    ],
  ],
  [
    'Fitness & Wellness',
    [
      'gym',
      'fitness',
      'yoga',
      'wellness',
      'spa',
      'pilates',
      'salon',
      'barber',
      'hairdresser',
      'massage',
      'dance',
      'crossfit',
      'martial',
    ],
  ],
]

const keyed = trades.map(([trade, keys]) => ({ trade, keys }))

/** The caller's line of business, where one of its words is said. */
export function readTrade(utterance: Utterance): string | undefined {
  return findTopic(utterance, keyed)?.topic.trade
}

const opening =
  /^(?:(?:um|uh|er|oh|well|so|yes|yeah|sure|okay|ok|it's|its|it|is|that's|i|i'm|we|we're|run|own|have|a|an|the|my|our|for|business|company|work|in|small|kind|of|do|got|about)(?: |$))*/
const mostWords = 8

/** What the caller calls it, when no trade is named: "a flower shop in Queens" as it was said. */
export function readFreeTopic({ tokens, words }: Utterance): string | undefined {
  const text = words.join(' ')
  const skipped = (opening.exec(text)?.[0] ?? '').trim().split(' ').filter(Boolean).length
  const rest = tokens.slice(skipped).filter(({ word }) => word !== '|')
  const end = rest.findIndex(({ isLast }) => isLast)
  const core = (end >= 0 ? rest.slice(0, end + 1) : rest).slice(0, mostWords)
  const said = core.map(({ raw }) => raw).join(' ')
  const isNumber = core.every(({ word }) => isNumberWord(word))
  return said.length > 2 && !isNumber ? said.slice(0, 1).toUpperCase() + said.slice(1) : undefined
}

const named =
  /\b(?:from|run|own|have|manage|at|for|with|it's|we're|i'm) (?:(?:a|an|my|our|the) )?((?:[a-z]+ ){0,2}(?:office|firm|agency|company|shop|store|studio|practice|salon|school|garage|dealership))\b/

/** "Law firm", and not a word more. */
const bare =
  /^(?:(?:um|uh|oh|yes|just|a|an|my|our|the|small) )*((?:[a-z]+ ){1,2}(?:office|firm|agency|company|shop|store|studio|practice|salon|school|garage|dealership))$/

/** A business that is named in passing: "I'm Ben from a law office". */
export function readNamedBusiness({ words }: Utterance): string | undefined {
  const text = words.join(' ')
  const said = (named.exec(text) ?? bare.exec(text))?.[1]?.replace(
    /^(?:a|an|the|my|our|small|local) /,
    '',
  )
  if (!said || !said.includes(' ')) return undefined
  return said.slice(0, 1).toUpperCase() + said.slice(1)
}

import { readUtterance, type Read, type WordTable } from '@nightdesk/understanding'

/** What somebody else wrote a question and an answer for. */
export type KnownQuestion = { readonly question: string; readonly answer: string }

/** Finds the question that means the same as what a caller asks, or none where that is not sure. */
export type FindQuestion = (
  text: string,
) => { readonly index: number; readonly score: number } | undefined

export type MeaningTools = {
  readonly words: WordTable
  /** Readers that learned what callers ask in other trades: whatever they take for one question is one. */
  readonly reads: readonly Read[]
}

const sure = 0.5
const margin = 0.08

export function createFindQuestion(
  known: readonly KnownQuestion[],
  tools: MeaningTools,
): FindQuestion {
  const entries = known.map(({ question, answer }) => ({
    question: weigh(question, tools.words),
    answer: weigh(answer, tools.words),
    topics: topicsOf(question, tools.reads),
  }))
  return (text) => {
    const said = weigh(text, tools.words)
    if (said.length === 0) return undefined
    const topics = topicsOf(text, tools.reads)
    const scores = entries
      .map(({ question, answer, topics: own }, index) => ({
        index,
        score: likeness(said, question, answer, tools.words) + sharedTopics(topics, own),
      }))
      .toSorted((a, b) => b.score - a.score)
    const [best, second] = scores
    if (!best || best.score < sure) return undefined
    return best.score - (second?.score ?? 0) >= margin ? best : undefined
  }
}

type Weighed = { readonly word: string; readonly stem: string; readonly weight: number }

const empty = new Set(
  (
    'a an the i i’m im you your yours we us our it it’s its is are was were be been am do does did done can could would will shall should may might ' +
    'have has had having of to for in on at by with from and or but if so that this these those there here what what’s which who whom when where how why ' +
    'any some my me mine he she they them his her their not no yes please hello hi hey okay ok well um uh just also too very really many know tell ask ' +
    'wondering wonder question want wanted like need get got go going come take takes taking give accept accepting allow allowed thing things something anything guys hear heard say ' +
    'people often usually always ever today about up out as then than been one ones let lets put see if possible d ll re ve s t m'
  ).split(' '),
)

/** The words that carry the meaning, rare ones more than common ones. */
function weigh(text: string, table: WordTable): readonly Weighed[] {
  const seen = new Set<string>()
  return readUtterance(asConcepts(text)).words.flatMap((word) => {
    const plain = word.replace(/'s$/, '')
    const stem = stemOf(plain)
    if (
      plain.length < 2 ||
      empty.has(plain) ||
      empty.has(plain.replaceAll("'", '’')) ||
      seen.has(stem)
    )
      return []
    seen.add(stem)
    const rank = table.rank(plain) ?? 8_000
    return [{ word: plain, stem, weight: Math.min(1, 0.35 + rank / 4_000) }]
  })
}

/** Small words that ask for something of weight. */
function asConcepts(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/\bhow much\b|\bwhat do(?:es)? (?:it|that|you|a \w+) (?:run|charge)\b/g, 'price')
    .replaceAll(/\bhow (?:long|soon|fast|quickly|quick|many (?:days|weeks))\b/g, 'soon')
    .replaceAll(/\b(?:gets?|got) (?:here|to me)\b|\bshows? up\b/g, 'arrive')
    .replaceAll(/\bhow far\b/g, 'distance')
}

/** Good enough to tell "parking" and "park", "delivered" and "delivery". */
export function stemOf(word: string): string {
  const shorter = word
    .replace(/(?:ies|ied)$/, 'y')
    .replace(/(?:ings?|ed|ers?|ery|ies|es|s|ly|ment|ance|ations?|ions?|able|al)$/, '')
  const stem = shorter.length >= 3 ? shorter : word
  return stem.replace(/([a-z])\1$/, '$1').replace(/[ey]$/, '')
}

/** Words that mean the same to whoever calls a business. */
const alike = [
  'park parking garage lot valet car',
  'cost price pay charge fee rate expensive cheap dollars rates quote pricing',
  'pay payment card cash credit debit visa mastercard amex check venmo',
  'insurance insured coverage cover covered plan plans copay aetna cigna medicaid medicare network humana kaiser blue cross shield ppo hmo',
  'vegetarian vegan veggie meatless plant meat',
  'gluten celiac allergy allergic nut nuts dairy lactose allergen',
  'pet pets dog dogs cat cats animal puppy',
  'wifi internet wireless wi-fi online',
  'deliver delivery delivered door dropoff bring house home',
  'kid kids child children toddler baby infant family son daughter',
  'seat booster seats carseat',
  'return refund exchange back money send',
  'ship shipping shipped arrive arrival delivery mail package',
  'abroad international overseas canada toronto montreal vancouver europe uk london england germany france mexico australia country foreign',
  'hire hiring opening openings job jobs vacancy vacancies position positions work employ employment career',
  'apply application resume sign',
  'free complimentary included include extra charge',
  'breakfast brunch morning meal',
  'check-in checkin arrive arrival early check',
  'check-out checkout leave late',
  'membership member join month monthly subscription dues',
  'trial try test sample intro first',
  'license licensed certified certificate qualified bonded permit',
  'wheelchair accessible ramp elevator disabled disability handicap stairs',
  'wine beer alcohol drink drinks bar cocktail liquor',
  'outside outdoor patio terrace garden',
  'bring need wear equipment gear clothes towel mat prepare',
  'soon quick quickly fast start begin wait waiting long timeline',
  'cancel cancellation quit stop pause freeze',
  'new patient patients client clients customer customers folks',
  'doctor dentist physician provider nurse therapist specialist',
  'tax taxes return returns irs filing',
  'document documents paperwork papers id identification form forms',
  'discount deal coupon special senior student military offer',
  'gift card voucher certificate',
  'located location address directions find street',
  'spanish language speak french bilingual english',
  'airport flight terminal jfk plane',
  'warranty guarantee guaranteed',
  'paid payday paycheck paychecks wage wages salary payroll deposit pay',
  'shower showers locker lockers sauna pool',
  'teacher trainer coach instructor personal',
  'menu dish dishes food eat cuisine',
  'walk-in walkin walk appointment',
  'luggage bags suitcase suitcases',
].map((line) => new Set(line.split(' ').map(stemOf)))

function similar(a: Weighed, b: Weighed, table: WordTable): number {
  if (a.stem === b.stem) return 1
  if (alike.some((group) => group.has(a.stem) && group.has(b.stem))) return 0.85
  const close = cosine(a.word, b.word, table)
  return close > 0.6 ? close * 0.8 : 0
}

function cosine(a: string, b: string, table: WordTable): number {
  const [left, right] = [a, b].map((word) => {
    const into = new Float32Array(table.dimensions)
    table.addDirection(word, 1, into)
    return into
  })
  let [dot, one, other] = [0, 0, 0]
  left?.forEach((value, at) => {
    const match = right?.[at] ?? 0
    dot += value * match
    one += value * value
    other += match * match
  })
  return one > 0 && other > 0 ? dot / Math.sqrt(one * other) : 0
}

/** How much of what is said the question knows, and how much of the question is said. */
function likeness(
  said: readonly Weighed[],
  question: readonly Weighed[],
  answer: readonly Weighed[],
  table: WordTable,
): number {
  const best = (word: Weighed, among: readonly Weighed[]) =>
    Math.max(0, ...among.map((other) => similar(word, other, table)))
  const sum = (words: readonly Weighed[], of: (word: Weighed) => number) =>
    words.reduce((total, word) => total + word.weight * of(word), 0)
  const known = sum(said, (word) => Math.max(best(word, question), 0.6 * best(word, answer)))
  const told = sum(question, (word) => best(word, said))
  const all = (words: readonly Weighed[]) =>
    Math.max(
      0.5,
      sum(words, () => 1),
    )
  // Long stories around a question count little.
  const precision = known / Math.max(0.5, Math.min(all(said), 2.5))
  const recall = told / all(question)
  return 0.5 * Math.min(1, precision) + 0.5 * recall
}

const likely = 0.4

function topicsOf(text: string, reads: readonly Read[]): readonly (string | undefined)[] {
  return reads.map((read) => {
    const first = read(text, { asked: 'open' }).intents[0]
    const isTopic = first?.id.startsWith('q-') && first.id !== 'q-other'
    return isTopic && first && first.confidence >= likely ? first.id : undefined
  })
}

const shared = 0.25

function sharedTopics(
  a: readonly (string | undefined)[],
  b: readonly (string | undefined)[],
): number {
  return a.filter((topic, at) => topic !== undefined && topic === b[at]).length > 0 ? shared : 0
}

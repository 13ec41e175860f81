import { tableOf } from './table.ts'

export type Token = {
  /** Lower case, without punctuation. */
  readonly word: string
  /** A comma or a full stop follows: a name or an address does not go on past it. */
  readonly isLast: boolean
}

export type Utterance = {
  readonly tokens: readonly Token[]
  readonly words: readonly string[]
}

// Pairs a recogniser writes in two words or in one; one form inside.
const joined: Readonly<Record<string, string>> = tableOf({
  'check in': 'checkin',
  'checking in': 'checkin',
  'check out': 'checkout',
  'checking out': 'checkout',
  'pick up': 'pickup',
  'picked up': 'pickup',
  'drop off': 'dropoff',
  'dropped off': 'dropoff',
  'air port': 'airport',
  'wi fi': 'wifi',
  'why fi': 'wifi',
  'o clock': 'oclock',
  'e mail': 'email',
  'g mail': 'gmail',
  'down town': 'downtown',
  'after noon': 'afternoon',
  'mid night': 'midnight',
  'to morrow': 'tomorrow',
  'to day': 'today',
  'to night': 'tonight',
  'too morrow': 'tomorrow',
  'to marrow': 'tomorrow',
  'to marow': 'tomorrow',
  'to maro': 'tomorrow',
})

const oneWord: Readonly<Record<string, string>> = tableOf({
  'check-in': 'checkin',
  'check-out': 'checkout',
  'pick-up': 'pickup',
  'drop-off': 'dropoff',
  'wi-fi': 'wifi',
  'e-mail': 'email',
  "o'clock": 'oclock',
  tommorow: 'tomorrow',
  tomorow: 'tomorrow',
  tmrw: 'tomorrow',
  tomorrows: 'tomorrow',
  lex: 'lexington',
  whatcha: 'what',
  ppl: 'people',
})

/** Cuts what was heard or typed into words that every reader of this folder understands. */
export function readUtterance(text: string): Utterance {
  const tokens = joinPairs(withoutFillers(text.split(/\s+/).flatMap(tokensOf)))
  return { tokens, words: tokens.map(({ word }) => word) }
}

const fillers = /^(?:um+|uh+m?|er+m?|ah|hmm|ish|basically|literally|y'know)$/
const beforeLike = /^(?:at|around|for|about|to|from|by)$/

// Small words that are said twice while the next one is looked for; "for for people" may be four.
const stutters =
  /^(?:a|an|the|i|i'm|we|we're|my|is|it|it's|and|in|on|of|from|at|you|can|need|want|that|so|with|like|need)$/

/** "At, um, like seven" is "at seven", "I I need a a car" says it once. A caller who only hums is left as he is. */
function withoutFillers(tokens: readonly Token[]): Token[] {
  const kept = tokens.filter(({ word }, index) => {
    if (fillers.test(word)) return word === 'uh' && tokens[index + 1]?.word === 'huh'
    return !(word === 'like' && beforeLike.test(tokens[index - 1]?.word ?? ''))
  })
  const once = kept.filter(
    ({ word }, index) => !(stutters.test(word) && kept[index - 1]?.word === word),
  )
  return once.length > 0 ? once : [...tokens]
}

// "Sevenish", "8ish".
const aboutThen =
  /(?<=^(?:\d{1,2}|noon|[a-z]*(?:one|two|three|four|five|six|seven|eight|nine|ten|lve|en|ty)))ish$/

function tokensOf(chunk: string): Token[] {
  // "Dr." and "St." end no phrase.
  const isLast = /[,.;:!?…]["')\]]*$/.test(chunk) && !/^(?:dr|mr|mrs|ms|st)\.$/i.test(chunk)
  const parts = partsOf(
    chunk.replaceAll(/[’‘`]/g, "'").replaceAll(/^["'([{]+|["')\]},;:!?…]+$/g, ''),
  )
  return parts.map((part, index) => ({
    word: oneWord[part.toLowerCase()] ?? part.toLowerCase().replace(aboutThen, ''),
    isLast: isLast && index === parts.length - 1,
  }))
}

function partsOf(chunk: string): string[] {
  if (/^[^@\s]+@[^@\s]+$/.test(chunk)) return [chunk.replace(/[.,]+$/, '')]
  const bare = chunk.replace(/^\$/, '')
  if (/^(?:[a-z]\.){2,}[a-z]?$/i.test(bare)) return [bare.replaceAll('.', '')]
  if (/^\d{4}-\d{2}-\d{2}$/.test(bare)) return [bare]
  const clock = /^(\d{1,2})[:.](\d{2})\.?([ap])\.?m?\.?$/i.exec(bare)
  if (clock) return [`${clock[1]}:${clock[2]}`, `${clock[3]}m`]
  if (/^\d{1,2}[.:]\d{2}\.?$/.test(bare)) return [bare.replace(/\.$/, '').replace('.', ':')]
  const hour = /^(\d{1,4})([ap])\.?m?\.?$/i.exec(bare)
  if (hour) return [String(hour[1]), `${hour[2]}m`]
  if (/^[ap]\.m\.?$/i.test(bare)) return [bare.replaceAll('.', '')]
  if (oneWord[bare.toLowerCase().replace(/\.$/, '')]) return [bare.replace(/\.$/, '')]
  // A recogniser writes "jane.smith at example.com" where somebody said the dots.
  if (/^\w{2,}(?:\.[a-z]\w+)+\.?$/.test(bare))
    return bare
      .replace(/\.$/, '')
      .split(/(?=\.)/)
      .flatMap(withDot)
  return bare
    .split(/[-–—…_]|(?<=\d)[.](?=\d)|\.(?=\D)|\.$/)
    .map((part) => part.replaceAll(/[^\p{L}\p{N}'/:@+&]/gu, ''))
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
}

function withDot(part: string): string[] {
  return part.startsWith('.') ? ['dot', part.slice(1)] : [part]
}

function joinPairs(tokens: readonly Token[]): Token[] {
  const result: Token[] = []
  for (const token of tokens) {
    const before = result.at(-1)
    const word = before && !before.isLast ? joined[`${before.word} ${token.word}`] : undefined
    if (before && word) result.splice(-1, 1, { ...token, word })
    else result.push(token)
  }
  return result
}

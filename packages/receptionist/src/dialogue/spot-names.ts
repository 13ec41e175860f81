import { isAlsoWord, isFirstName, isLastName, type Span } from '@nightdesk/understanding'
import { someone } from './for-another.ts'

export const ownRole: string = `(?:(?:(?:the|his|her|their|my|a|an|doctor \\w+['’]s|\\w+['’]s) )?(?:${someone},? )?|(?:his|her) [a-z]{4,} )`
export const selves: string =
  "(?:i['’]?m|i am|this is|(?:my|my own) name(?:['’]?s| is)|mine(?:['’]s| is)|(?:call|text|ring|phone|reach|contact|for|to|that) me|me|ask for|(?:talking|speaking) (?:to|with)|it['’]?s me)"

const selfNamed = new RegExp(
  `\\b${selves},?(?: (?:just|only|actually|still|really|again))* ${ownRole}([\\p{L}'’-]+)(?= ([\\p{L}'’-]+)(?: (\\S+))?|)`,
  'giu',
)

const beginsAnew = /^(?:i|i['’]m|here|calling|speaking|from|and|but|with|for|the|his|her)$/i

/** "I'm Jill", of which nothing was marked: a name that everybody knows needs no mark. */
export function ownSpotted(text: string, spans: readonly Span[]): Span | undefined {
  for (const found of text.matchAll(selfNamed)) {
    const [all, first = '', second = '', next = 'i'] = found
    const isNamed = isFirstName(first) && !(isAlsoWord(first) && /^\p{Ll}/u.test(first))
    if (!isNamed) continue
    // "Dana Price, I'm calling": a name that is a word too is one where something else begins after it.
    const isLast = isLastName(second) && (!isAlsoWord(second) || beginsAnew.test(next))
    const name = isLast ? `${first} ${second}` : first
    const from = found.index + all.lastIndexOf(first)
    const span = { slot: 'name', text: name, from, to: from + name.length, confidence: 1 }
    if (!spans.some((other) => other.from < span.to && other.to > from && isName(other)))
      return span
  }
  return undefined
}

const isName = ({ slot }: Span) => slot === 'name'
const title =
  '(?:mister|mr\\.?|mrs\\.?|missus|miss|ms\\.?|doctor|dr\\.?|professor|captain|judge|rabbi|reverend)'
const words = "([\\p{L}'’-]+)(?= ([\\p{L}'’-]+)(?: (\\S+))?|)"
const otherLed = new RegExp(
  `\\b(?:(?:his|her) name(?:['’]?s| is)|(?:he|she)(?:['’]s| is) called|the (?:guest|passenger|rider|person)(?: (?:staying|riding|coming))?(?:['’]s name)?(?: is|['’]s)) (?:${title} )?${words}`,
  'iu',
)
const forTitled = new RegExp(
  `\\b(?:for|under) (?:mister|mr\\.?|mrs\\.?|missus|miss|ms\\.?) ${words}`,
  'iu',
)
const titled = new RegExp(`\\b${title} ${words}`, 'iu')

/** "He's called Frank", "the guest is Mister Takeda", of which nothing was marked. */
export function otherSpotted(text: string, isAsked: boolean): Span | undefined {
  const led = otherLed.exec(text)
  const isKnown = (word = '') => isFirstName(word) || isLastName(word)
  const byTitle = isAsked ? titled : forTitled
  const found = led && isKnown(led[1]) ? led : byTitle.exec(text)
  if (!found) return undefined
  const [all, first = '', second = ''] = found
  const name = isLastName(second) ? `${first} ${second}` : first
  const from = found.index + all.lastIndexOf(first)
  return { slot: 'name', text: name, from, to: from + name.length, confidence: 1 }
}

import { isEmail } from '@nightdesk/contracts'
import { belowHundredAt, type Found } from './numbers.ts'
import { letterAt } from './spelling.ts'
import type { Token, Utterance } from './tokens.ts'
import { tableOf } from './table.ts'

const dots = /^(?:dot|point|period)$/
const endings = new Set([
  'com',
  'org',
  'net',
  'edu',
  'gov',
  'io',
  'co',
  'us',
  'info',
  'biz',
  'example',
  'me',
  'ai',
  'uk',
  'de',
  'ca',
])
const misheardEndings: Readonly<Record<string, string>> = tableOf({
  calm: 'com',
  come: 'com',
  comm: 'com',
  con: 'com',
  kahn: 'com',
  calms: 'com',
  or: 'org',
  nett: 'net',
})
const hosts: Readonly<Record<string, string>> = tableOf({
  gmail: 'gmail',
  'g mail': 'gmail',
  jimail: 'gmail',
  hotmail: 'hotmail',
  'hot mail': 'hotmail',
  yahoo: 'yahoo',
  outlook: 'outlook',
  icloud: 'icloud',
  'i cloud': 'icloud',
  aol: 'aol',
})
const fillers =
  /^(?:my|the|email|mail|address|is|it's|its|it|that's|thats|at|so|um|uh|sure|yes|okay|ok|would|be|and|me|reach|can|you|write|to|send|for|use|please|best|under|all|lowercase|one|word|well|contact|name|or|by|an|here's|of|course|no|actually|make|that|sorry|on|pm|am|oclock)$/

// Longer than any address that is spelled out; without an end, every "at" would read all that follows.
const longestPart = 60

/** An address as it is typed, or as it is said: "jane dot doe at example dot com". */
export function findMail({ words, tokens }: Utterance): Found<string> | undefined {
  const typed = words.findIndex((word) => word.includes('@') && isEmail(word))
  if (typed >= 0) return { value: words[typed] ?? '', from: typed, to: typed + 1 }
  for (let at = words.length - 1; at > 0; at -= 1) {
    if (words[at] !== 'at' && words[at] !== 'add' && words[at] !== '@') continue
    const host = hostAt(words, at + 1)
    const box = host && boxBefore(words, tokens, at)
    if (!host || !box) continue
    const value = `${box.value}@${host.value}`
    if (isEmail(value)) return { value, from: box.from, to: host.to }
  }
  return undefined
}

function hostAt(words: readonly string[], from: number): Found<string> | undefined {
  const pieces: string[] = []
  let at = from
  let last = ''
  const end = Math.min(words.length, from + longestPart)
  while (at < end) {
    const pair = hosts[`${words[at]} ${words[at + 1]}`]
    if (pair) {
      last += pair
      at += 2
    } else if (dots.test(words[at] ?? '') && last !== '') {
      pieces.push(last)
      last = ''
      at += 1
    } else {
      const piece = asWord(words, at) ?? pieceAt(words, at)
      if (!piece) break
      // "example dot com, and my name": past the ending nothing belongs to the address.
      if (pieces.length > 0 && endings.has(last)) break
      last += piece.value
      at = piece.to
    }
  }
  const ending = misheardEndings[last] ?? last
  if (pieces.length > 0 && ending !== '')
    return { value: [...pieces, ending].join('.'), from, to: at }
  const packed = /^[a-z0-9-]+\.[a-z.]+$/.test(words[from] ?? '')
  if (packed) return { value: words[from] ?? '', from, to: from + 1 }
  const bare = hosts[words[from] ?? '']
  return bare ? { value: `${bare}.com`, from, to: Math.max(at, from + 1) } : undefined
}

/** "Two rivers dot com", "four seasons": before a word, a number belongs to a name. */
function asWord(words: readonly string[], at: number): Found<string> | undefined {
  const [word = '', next = ''] = [words[at], words[at + 1]]
  const number = /^[a-z]{3,}$/.test(word) ? belowHundredAt(words, at) : undefined
  const isNamed =
    number?.to === at + 1 &&
    /^[a-z]{3,}$/.test(next) &&
    !dots.test(next) &&
    !belowHundredAt(words, at + 1)
  return isNamed ? { value: word, from: at, to: at + 1 } : undefined
}

function boxBefore(
  words: readonly string[],
  tokens: readonly Token[],
  at: number,
): Found<string> | undefined {
  let from = at
  while (
    from > Math.max(0, at - longestPart) &&
    isBoxWord(words, from - 1, from === at) &&
    !isBreak(tokens[from - 1], from === at)
  )
    from -= 1
  const value = joinBox(words.slice(from, at))
  return value === '' ? undefined : { value, from, to: at }
}

/** A comma ends what came before, except between letters that are spelled. */
function isBreak(token: Token | undefined, isLast: boolean): boolean {
  return token?.isLast === true && !isLast && token.word.length > 1 && !dots.test(token.word)
}

function isBoxWord(words: readonly string[], index: number, isLast: boolean): boolean {
  const word = words[index] ?? ''
  if (word === '|' || !/^[a-z0-9'+]+$/.test(word)) return false
  if (dots.test(word) || /^(?:dash|hyphen|minus|underscore|plus)$/.test(word)) return true
  if (word === 'and' && joinsName(words.slice(0, index))) return true
  if (fillers.test(word) && !(isLast && index === 0)) {
    // A joiner before or after it ("info dot me at") makes it part of the name.
    const before = words[index - 1] ?? ''
    const after = words[index + 1] ?? ''
    return dots.test(before) || before === 'underscore' || before === 'dash' || dots.test(after)
  }
  return true
}

const longestName = 2

/** "Wags and suds at example dot com": what is said with nothing before it is the address itself. */
function joinsName(before: readonly string[]): boolean {
  const isName = (word: string) => /^[a-z0-9]+$/.test(word) && !fillers.test(word)
  return before.length > 0 && before.length <= longestName && before.every(isName)
}

function joinBox(words: readonly string[]): string {
  let value = ''
  let at = 0
  while (at < words.length) {
    const piece = pieceAt(words, at)
    if (!piece) return ''
    value += piece.value
    at = piece.to
  }
  return value.replaceAll(/^\.+|\.+$/g, '')
}

const signs: Readonly<Record<string, string>> = tableOf({
  dash: '-',
  hyphen: '-',
  minus: '-',
  underscore: '_',
  plus: '+',
})

function pieceAt(words: readonly string[], at: number): Found<string> | undefined {
  const word = words[at] ?? ''
  if (word === '|' || word === '') return undefined
  if (dots.test(word)) return { value: '.', from: at, to: at + 1 }
  const sign = signs[word]
  if (sign) return { value: sign, from: at, to: at + 1 }
  const letter = letterAt(words, at, { isSpelling: false })
  if (letter) return letter
  const number = belowHundredAt(words, at)
  if (number) return { value: String(number.value), from: at, to: number.to }
  return /^[a-z0-9'+]+$/.test(word)
    ? { value: word.replaceAll("'", ''), from: at, to: at + 1 }
    : undefined
}

import { findSpelled, likeness, type Token, type Utterance } from '@nightdesk/understanding'
import { isGivenName, isKnownFirst, isKnownLast } from './known-names.ts'
import { capitalName, nameTokens, notNames, titles, toName } from './name-tokens.ts'
import type { PersonName } from './person-name.ts'

const strong =
  /^(?:(?:my|the|his|her|our|guest|guest's|passenger|passenger's|last|first|family|full) )*(?:name|surname)(?:'s| is| was| would be| will be|'ll be| should be| to| of)?$/
/** A name that is given: "my name is Jane Smith", "this is Jane", "under Okafor", "it's Smith, S M I T H". */
export function findName(
  utterance: Utterance,
  options: { readonly isExpected?: boolean; readonly known?: PersonName } = {},
): PersonName | undefined {
  const said =
    corrected(utterance, options.known) ??
    introduced(utterance) ??
    (options.isExpected ? bareName(utterance) : undefined)
  const spelled = findSpelled(utterance.words, { isExpected: options.isExpected ?? false })
  if (!spelled) return said
  if (!said && !options.isExpected && !options.known) return undefined
  return withSpelling(said ?? options.known ?? {}, capitalName(spelled.value))
}

const longestApart = 3

/** "Maria Lopez", out of the blue: nothing but a name that people have. */
export function onlyNames(utterance: Utterance): PersonName | undefined {
  const tokens = utterance.tokens.filter(({ word }) => word !== '|')
  const [first] = tokens
  if (!first || tokens.length > longestApart) return undefined
  const isBare = tokens.length === 1 && isGivenName(first.word) && !notNames.has(first.word)
  return isBare || isFullName(tokens) ? toName(tokens) : undefined
}

/** A given name and one or two more, in capitals where the voice bank does not know them. */
function isFullName(tokens: readonly Token[]): boolean {
  const [first, ...rest] = tokens
  if (!first || !isGivenName(first.word) || rest.length === 0) return false
  if (nameTokens(tokens, 0).length < tokens.length) return false
  return rest.every(({ word, raw }) => isKnownLast(word) || /^\p{Lu}\p{Ll}/u.test(raw))
}

/** "Not Joanna, Johanna": what comes after the name that was wrong. */
function corrected({ tokens, words }: Utterance, known?: PersonName): PersonName | undefined {
  const before = [known?.first, known?.last].map((part) => part?.toLowerCase())
  const at = words.findIndex((word, index) => words[index - 1] === 'not' && before.includes(word))
  return at < 0 ? undefined : toName(nameTokens(tokens, at + 1))
}

/** The spelled word takes the place of the one it sounds like, or fills the gap. */
function withSpelling(name: PersonName, spelled: string): PersonName {
  const { first, last } = name
  if (last && (likeness(last, spelled) > 0.4 || last[0] === spelled[0]))
    return { ...name, last: spelled }
  if (first && (likeness(first, spelled) > 0.5 || (!last && first[0] === spelled[0])))
    return { ...name, first: spelled }
  if (isKnownFirst(spelled) && !first) return { ...name, first: spelled }
  return { ...name, last: spelled }
}

function introduced(utterance: Utterance): PersonName | undefined {
  return (
    bothNames(utterance) ??
    byCue(utterance, 'strong') ??
    fullName(utterance) ??
    titledName(utterance) ??
    byCue(utterance, 'weak') ??
    hereName(utterance) ??
    nameApart(utterance) ??
    loneName(utterance)
  )
}

/** "First name Greg, last name Hall". */
function bothNames({ tokens, words }: Utterance): PersonName | undefined {
  const after = (cue: RegExp) => {
    const at = words.findIndex((word, index) => word === 'name' && cue.test(words[index - 1] ?? ''))
    const start = at < 0 ? -1 : /^(?:is|was)$/.test(words[at + 1] ?? '') ? at + 2 : at + 1
    const part = start < 0 ? undefined : nameTokens(tokens, start)[0]
    return part && capitalName(part.raw)
  }
  const [first, last] = [after(/^first$/), after(/^(?:last|family)$/)]
  return first && last ? { first, last } : undefined
}

function byCue(utterance: Utterance, wanted: Strength): PersonName | undefined {
  const { words } = utterance
  for (let at = words.length; at > 0; at -= 1) {
    if (cueBefore(words, at) !== wanted) continue
    const name = nameAt(utterance, at, wanted)
    const isLastName = /\b(?:last|family) name(?: is| was)?$|\blast name's$/.test(
      words.slice(Math.max(0, at - 3), at).join(' '),
    )
    if (name) return isLastName && name.first && !name.last ? { last: name.first } : name
  }
  return undefined
}

/** A first and a last name of the bank side by side, wherever they stand. */
function fullName({ tokens, words }: Utterance): PersonName | undefined {
  const at = words.findIndex(
    (word, index) =>
      isKnownFirst(word) && isKnownLast(words[index + 1] ?? '') && !tokens[index]?.isLast,
  )
  return at >= 0 ? toName(tokens.slice(at, at + 2)) : undefined
}

type Strength = 'strong' | 'weak'

function cueBefore(words: readonly string[], at: number): Strength | undefined {
  for (let length = 4; length > 0; length -= 1) {
    if (at - length < 0) continue
    const cue = words.slice(at - length, at).join(' ')
    if (strong.test(cue)) return 'strong'
    if (
      /^(?:call me|they call me|under the name of|under the name|in the name of|the reservation is under|it's under|its under|booked under|reservation under|booking under|room under|put it under)$/.test(
        cue,
      )
    )
      return 'strong'
    if (
      /^(?:this is|i'm|i am|it's|its|for|under|with|is for|speaking with|and|name|no|actually)$/.test(
        cue,
      ) &&
      length <= 2
    )
      return 'weak'
  }
  return undefined
}

function nameAt(utterance: Utterance, at: number, strength: Strength): PersonName | undefined {
  const parts = nameTokens(utterance.tokens, at)
  const [first] = parts
  if (!first) return undefined
  if (strength === 'strong') return toName(parts)
  const hasTitle = titles[first.word] !== undefined && parts.length > 1
  const cue = utterance.words[at - 1] ?? ''
  const isKnown =
    isKnownFirst(first.word) || (parts.length > 1 && parts.some(({ word }) => isKnownLast(word)))
  // "From Madison and Park" is no person: after these, only a full name of the bank.
  if (/^(?:and|no|actually|with|name)$/.test(cue)) {
    const full = isKnownFirst(first.word) && parts.length > 1 && isKnownLast(parts[1]?.word ?? '')
    return full ? toName(parts) : undefined
  }
  const isHolder = cue === 'for' && /^(?:reservation|booking)$/.test(utterance.words[at - 2] ?? '')
  if (isHolder && isKnownLast(first.word)) return toName(parts)
  const isCapital = /^\p{Lu}\p{Ll}/u.test(first.raw) && cue !== 'for' && cue !== 'under'
  return isKnown || hasTitle || isCapital || (cue === 'under' && /^\p{Lu}/u.test(first.raw))
    ? toName(parts)
    : undefined
}

/** "Pick up Dr. Patel": a title and a name after it, wherever they stand. */
function titledName({ tokens }: Utterance): PersonName | undefined {
  for (const [at, { word }] of tokens.entries()) {
    const next = tokens[at + 1]
    const isName = next && (isKnownLast(next.word) || /^\p{Lu}\p{Ll}/u.test(next.raw))
    if (titles[word] && isName) return toName([tokens[at] ?? next, ...nameTokens(tokens, at + 1)])
  }
  return undefined
}

/** "Patricia Gomez, just me", "it's for my mother, Ellen Brandt": a full name between two commas. */
function nameApart({ tokens }: Utterance): PersonName | undefined {
  let from = 0
  for (const [at, { isLast }] of tokens.entries()) {
    if (!isLast && at < tokens.length - 1) continue
    const part = tokens.slice(from, at + 1).filter(({ word }) => word !== '|')
    from = at + 1
    if (part.length <= longestApart && isFullName(part)) return toName(part)
  }
  return undefined
}

/** "One passenger, Kim": a name of the bank between two commas, or after the last. */
function loneName({ tokens }: Utterance): PersonName | undefined {
  const at = tokens.findIndex(({ word, isLast }, index) => {
    const isAlone = tokens[index - 1]?.isLast === true && (isLast || index === tokens.length - 1)
    return isAlone && (isKnownFirst(word) || isKnownLast(word)) && !notNames.has(word)
  })
  const token = tokens[at]
  return token ? toName([token]) : undefined
}

/** "Jane Smith here", "Jane speaking". */
function hereName({ tokens, words }: Utterance): PersonName | undefined {
  const end = words.findIndex(
    (word, index) => index > 0 && (word === 'here' || word === 'speaking'),
  )
  if (end < 1) return undefined
  for (let from = Math.max(0, end - 2); from < end; from += 1) {
    if (
      isKnownFirst(words[from] ?? '') &&
      !tokens.slice(from, end - 1).some(({ isLast }) => isLast)
    )
      return toName(tokens.slice(from, end))
  }
  return undefined
}

const openers =
  /^(?:um|uh|er|oh|yes|yeah|sure|okay|ok|well|so|it's|its|it|is|the|name|that's|that|would|be|this|i'm|my|please|of|course|hi|hello|under|for|put|make|no|actually|sorry|and)$/

function bareName({ tokens }: Utterance): PersonName | undefined {
  let at = 0
  while (at < tokens.length && openers.test(tokens[at]?.word ?? '')) at += 1
  const parts = nameTokens(tokens, at)
  const rest = tokens
    .slice(at + parts.length)
    .map(({ word }) => word)
    .join(' ')
  if (parts.length === 0) return undefined
  // "Smith please" is a name; "Orchard to Kennedy" is not.
  const isWhole =
    rest === '' ||
    /^(?:please|here|thanks|thank you|spelled|that's|and|is|with|s |[a-z] [a-z]|\|)/.test(rest)
  return isWhole || parts.every(({ word }) => isKnownFirst(word) || isKnownLast(word))
    ? toName(parts)
    : undefined
}

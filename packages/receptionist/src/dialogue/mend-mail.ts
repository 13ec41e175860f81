import { likeness, type Span } from '@nightdesk/understanding'
import { readEmail } from '../kinds/email.ts'
import type { Value, Values } from '../kinds/value.ts'

const part = '(?:[a-z](?: [a-z]\\b)+|[a-z0-9]{2,})'
const ownName = new RegExp(`(?<![\\w'’])${part}(?: (?:dot|underscore|dash|hyphen) ${part})+`, 'gi')
const ends = '(?:com|net|org|edu|biz|us|co|io|info|gov)'
const otherEnd = new RegExp(
  `\\b(?:dot )?(${ends})\\b,? (?:and )?not (?:dot )?(${ends})\\b|\\bnot (?:dot )?(${ends})\\b[^.?!]{0,20}?\\b(?:dot )?(${ends})\\b`,
  'i',
)
const word = '((?:[a-z] ){1,5}[a-z]\\b|[a-z0-9]{2,})'
const otherWord = new RegExp(
  `(?<![\\w'’])${word},? (?:and )?not (?:the )?(?:whole |full |entire )?(?:word |spelled out )?${word}`,
  'gi',
)

/** "It's D, R, dot Whitlock, not the whole word doctor": what is other in an address that is known, told alone. */
function inKnown(text: string, address: string): { said: string; meant: string } | undefined {
  const [own = '', domain = ''] = address.split('@')
  for (const [said] of text.matchAll(ownName)) {
    const meant = asAddress(`${said} at ${domain}`)
    const isEnd = new RegExp(`\\b${ends}$`, 'i').test(said)
    const isOfIt = said
      .toLowerCase()
      .split(' ')
      .some((one) => one.length > 2 && own.includes(one))
    if (meant && !isEnd && isOfIt) return { said, meant }
  }
  const end = otherEnd.exec(text)
  const [to, from] = end ? [end[1] ?? end[4], end[2] ?? end[3]] : []
  if (end && to && from && address.endsWith(`.${from.toLowerCase()}`))
    return { said: end[0], meant: address.slice(0, -from.length) + to.toLowerCase() }
  for (const [said, is = '', isNot = ''] of text.matchAll(otherWord)) {
    const [old, now] = [isNot, is].map((one) => one.toLowerCase().replaceAll(' ', ''))
    if (old && now && old.length > 1 && old !== now && own.includes(old))
      return { said, meant: `${own.replace(old, now)}@${domain}` }
  }
  return undefined
}

function asAddress(text: string): string | undefined {
  const value = readEmail(text)
  return value?.kind === 'email' ? value.address : undefined
}

const isMail = ({ slot }: Span) => slot === 'email'

/** One address from the first of its marks to the last, or the one that is known with what is other in it. */
export function withWholeMail(
  text: string,
  spans: readonly Span[],
  { email }: Values,
): readonly Span[] {
  const lettered = spans.map((span) => (isMail(span) ? withLetters(text, span) : span))
  const twice = saidTwice(text, lettered)
  return twice ?? wholeOrMended(text, lettered, email)
}

function wholeOrMended(
  text: string,
  spans: readonly Span[],
  email: Value | undefined,
): readonly Span[] {
  const mails = spans.filter(isMail)
  const [first, last] = [mails[0], mails.at(-1)]
  const isLetters = (span: Span) => isMail(span) || span.slot === 'spelled'
  const isWhole = mails.some((span) => asAddress(span.text) !== undefined)
  if (first && last && first !== last && isWhole) {
    const stretch = text.slice(first.from, last.to)
    const inside = spans.filter(({ from, to }) => from >= first.from && to <= last.to)
    const whole = inside.every(isLetters) ? asAddress(stretch) : undefined
    // "Karen at … no, Carol at …" are two of them.
    if (whole && stretch.match(/ at |@/g)?.length === 1)
      return [
        ...spans.filter((span) => !inside.includes(span)),
        { ...first, to: last.to, text: whole },
      ]
  }
  if (email?.kind !== 'email' || isWhole) return spans
  const mended = inKnown(text, email.address)
  if (!mended) return spans
  const from = text.indexOf(mended.said)
  const to = from + mended.said.length
  const isApart = (span: Span) => !isMail(span) && (span.to <= from || span.from >= to)
  return [...spans.filter(isApart), { slot: 'email', text: mended.meant, from, to, confidence: 1 }]
}

const longestSpelled = 80

/** "P, R, A, M, A, N at …", of which the last letter was marked: nobody spells one letter of many. */
function withLetters(text: string, span: Span): Span {
  if (!/^[a-z]\b(?! ?['’.])/i.test(span.text)) return span
  const [letters = ''] =
    /(?:(?<![\w'’])[a-z][\s,.]+)+$/i.exec(
      text.slice(Math.max(0, span.from - longestSpelled), span.from),
    ) ?? []
  const from = span.from - letters.length
  return { ...span, from, text: text.slice(from, span.to) }
}

const restarts =
  /[,;.?!]\s+(?=[^,;.?!]*\b(?:at|dot)\b)|\b(?:so|again|i mean|meaning|as in|that['’]?s|that is)\b/gi
const fewestAlike = 0.5

/** An address that is said, and spelled beside it: the fuller one is meant, and how it ended the last time. */
function saidTwice(text: string, spans: readonly Span[]): readonly Span[] | undefined {
  const mails = spans.filter(isMail)
  const [first, last] = [mails[0], mails.at(-1)]
  if (!first || !last || first === last) return undefined
  const told = text.slice(first.from, last.to).split(restarts)
  const addresses = told.map((one) => asAddress(one.trim())).filter((one) => one !== undefined)
  const [one = '', other = ''] = addresses
  if (addresses.length !== 2) return undefined
  const [[own = '', host = ''], [ownAgain = '', hostAgain = '']] = [
    one.split('@'),
    other.split('@'),
  ]
  const isSame = likeness(own, ownAgain) >= fewestAlike && likeness(host, hostAgain) >= fewestAlike
  if (!isSame || denied.test(text.slice(first.from, last.to))) return undefined
  const meant = `${ownAgain.length >= own.length ? ownAgain : own}@${hostAgain}`
  const isApart = (span: Span) => span.to <= first.from || span.from >= last.to
  return [...spans.filter(isApart), { ...first, to: last.to, text: meant }]
}

const denied = /\b(?:no|not|sorry|wait|actually|rather)\b/i

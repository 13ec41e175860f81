import { isFirstName, isLastName, type Span } from '@nightdesk/understanding'

const denied = /^(?:is|was|are|ai)n['’]t\b|^not\b/i
const deniedBefore =
  /\b(?:not|(?:is|was|are|ai)n['’]t|instead of|rather than)(?: (?:under|for|called|named|about|just|only|really|an?|the))*\s*$/i
const names: ReadonlySet<string> = new Set(['name', 'company', 'business'])

const wordsInReach = 24

/** "My last name isn't Sen, it's Halvorsen" names nobody Sen; of "Wendell and Joyce Trammell" the first one is meant. */
export function namesMeant(text: string, spans: readonly Span[]): readonly Span[] {
  const part = /\b(?:last|first|family) name(?= (?:isn|wasn|is not|was not))/i.exec(text)?.[0]
  const isDenied = ({ slot, text: said, from }: Span) =>
    names.has(slot) &&
    (denied.test(said) || deniedBefore.test(text.slice(Math.max(0, from - wordsInReach), from)))
  const meant: Span[] = []
  for (const span of spans) {
    if (isDenied(span) || isThing(text, span) || isOfThisDesk(text, span)) continue
    const before = meant.at(-1)
    if (before && isForAnother(text, before, span)) meant.pop()
    const couple = before && asCouple(text, before, span)
    if (couple) meant[meant.length - 1] = couple
    // "My last name isn't Sen, it's Halvorsen" says which part it is.
    else if (part && span.slot === 'name') meant.push({ ...span, text: `${part} ${span.text}` })
    else meant.push(span.slot === 'name' ? firstOfTwo(span) : span)
  }
  return meant
}

const owned = /\b(?:[a-z]+['’]s|the|this|that|an?|last|next) $/
const lowered = /^[a-z]+$/

/** "Last month's invoice": what somebody has is nobody. */
const isThing = (text: string, { slot, text: said, from }: Span) =>
  slot === 'name' &&
  lowered.test(said) &&
  owned.test(text.slice(0, from)) &&
  !(isFirstName(said) || isLastName(said))

const calledFor =
  /^[^.?!]{0,30}\b(?:calling|booking|scheduling|setting \w+ up|asking|arranging)\b[^.?!]{0,20}\b(?:for|on behalf of)\b/i

/** "This is Dana, I'm calling for Doctor Feldman": the call is his. */
const isForAnother = (text: string, one: Span, other: Span) =>
  one.slot === 'name' && other.slot === 'name' && calledFor.test(text.slice(one.to, other.from))

const two = /^(\S+) (?:and|&) \S+ (\S.*)$/i

/** The same where both stand in one mark. */
function firstOfTwo(span: Span): Span {
  const [, first, last] = two.exec(span.text) ?? []
  return first && last ? { ...span, text: `${first} ${last}` } : span
}

/** Two first names and one last name, which is that of both. */
function asCouple(text: string, one: Span, other: Span): Span | undefined {
  const isJoined = /^\s+(?:and|&)\s+$/.test(text.slice(one.to, other.from))
  if (one.slot !== 'name' || other.slot !== 'name' || !isJoined) return undefined
  const [, ...last] = other.text.split(' ')
  if (one.text.includes(' ') || last.length === 0) return undefined
  return { ...one, to: other.to, text: [one.text, ...last].join(' ') }
}

const whoIsCalled =
  /\b(?:(?:is|isn['’]t|was|wasn['’]t) (?:this|that|it)|(?:did|have|do) i (?:call|reach(?:ed)?|get|got|have|dial(?:ed)?)|(?:am i|i['’]m) (?:calling|talking to|speaking (?:to|with)|through to)|is this where|trying to (?:reach|call|get)|looking for|wanted|thought (?:this|it) was)(?: not)? (?:still )?(?:the |at |your )?$/i

/** "Is this the Harbor hotel?": the house that is called, or was meant to be, is not the caller's own. */
const isOfThisDesk = (text: string, { slot, from }: Span): boolean =>
  (slot === 'company' || slot === 'business') && whoIsCalled.test(text.slice(0, from))

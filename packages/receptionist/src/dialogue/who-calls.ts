import { likeness, type Span } from '@nightdesk/understanding'
import { isSamePerson } from '../kinds/caller.ts'
import type { PersonName } from '../kinds/name.ts'
import type { Caller, Values } from '../kinds/value.ts'
import type { Slot } from '../script.ts'
import { someone, toldOfOther } from './for-another.ts'
import type { Mentions } from './mentioned.ts'
import { otherSpotted, ownRole, ownSpotted, selves } from './spot-names.ts'
import type { Telling } from './which-slot.ts'

/** The names of whom it is for, and what is told of the one who calls. */
export type Apart = { readonly spans: readonly Span[]; readonly caller?: Caller }

/** Right before a name, these say that it is the caller's: "I'm", "this is", "ask for". */
const leadsToSelf = new RegExp(
  `\\b${selves},?(?: (?:just|only|actually|still|really|again))* ${ownRole}$`,
  'i',
)
const followsSelf = new RegExp(
  `^,? (?:here|speaking|calling)\\b|^(?:['’]s| is|,? that['’]s) (?:just |only )?(?:me|myself|my name)\\b|^,? (?:the|his|her|their) (${someone})\\b`,
  'i',
)
// "No, I'm Rupert, not Robert".
const correcting = /\b(?:no|not|nope|actually|sorry)\b/i
const mineToUse =
  /\b(?:under|in|use|put)(?: it)?(?: (?:under|in|down as))? (?:mine|my (?:own )?name)\b/i

const pays = new RegExp(
  [
    "\\bi['’]?m (?:the one )?(?:who(?:['’]s| is) |that(?:['’]s| is) )?(?:(?:pay|cover)ing(?! (?:cash|by|with|in|at)\\b)|picking up the (?:bill|tab|check|cost))",
    "\\bi['’](?:ll|m gonna|m going to) (?:be )?(?:the one )?(?:who(?:['’]s|['’]ll be)? |that['’]s )?(?:pick(?:ing)? up the (?:bill|tab|check)|cover(?:ing)? (?:it|everything|the)|pay(?:ing)? (?:for (?:it|him|her|them|everything|the)|the))",
    "\\b(?:charge|bill) (?:it |that |this )?(?:to )?me\\b|\\bmy treat\\b|\\b(?:it|everything)(?:[’']s| is) on me\\b",
  ].join('|'),
  'i',
)
const paysAtAll = /\bi['’]?m (?:the one )?(?:who(?:['’]s| is) )?(?:paying|covering)\b/i
const ownPhone =
  /\b(?:that['’]?s|it['’]?s|is|this is|number['’]?s|phone['’]?s) (?:my (?:own )?(?:number|cell|phone|mobile)|mine)\b|\b(?:call|ring|text|phone|reach) me\b|\b(?:the |that )?(?:number|phone|cell)(?:['’]?s| is) (?:for )?(?:mine|me)\b|\bask for\b|\bmy (?:own )?(?:cell|phone|number|mobile)\b/i

/** "It's for my mom Rosa Delgado, I'm Angela": the one name is of whom it is for, the other of who calls. */
export function whoCalls(
  text: string,
  { spans: marked, text: ofWhom }: Mentions,
  telling: Telling,
  asked: string | undefined,
): Apart {
  const { task, values } = telling
  const slot = task.slots.find(({ id }) => id === 'name')
  if (!slot || !task.slots.some(({ id }) => id === 'caller')) return { spans: marked }
  const before = values.caller?.kind === 'caller' ? values.caller : undefined
  const told = toldOfOther(ofWhom)
  const own = ownNames(text, marked)
  const isOtherMarked = marked.some((span) => isName(span) && !own.includes(span))
  const spans = isOtherMarked ? marked : marked.concat(otherSpotted(text, asked === 'name') ?? [])
  const others = spans.filter(
    (span) => isName(span) && !own.includes(span) && !isLastOf(own, span, text),
  )
  const other = readNamed(others.at(-1), slot, telling)
  // "Hi, this is Oscar", and another name where one is asked for.
  const isNotTheirs = asked === 'name' && before?.name && other && !isNear(before.name, other)
  const isForAnother = [told.isForAnother, before?.isForAnother, isNotTheirs].some(Boolean)
  const spotted = ownSpotted(text, spans)
  const self = readNamed(own.at(-1) ?? spotted, slot, telling)
  const known = values.name?.kind === 'name' ? values.name.name : undefined
  const isNamedTwo =
    self !== undefined &&
    other !== undefined &&
    (!isNear(self, other) || (!self.last && isForTitled(text, others.at(-1))))
  const isOther = self !== undefined && known !== undefined && !isSamePerson(self, known)
  // Whoever is only asked for a name, or corrects the one that stands there, calls for nobody else.
  const isApart =
    self !== undefined &&
    !mineToUse.test(text) &&
    (isNamedTwo ||
      (isForAnother && (isOther || (!known && (asked !== 'name' || told.role !== undefined)))))
  const corrected = isOther && !isApart && own.length === 0 && correcting.test(text)
  const kept = isApart
    ? spans.filter((span) => !own.includes(span))
    : spans.concat(corrected && spotted ? [spotted] : [])
  // "It should be under his name, Luis Lopez", where Maria stood: she is the one who calls.
  const isMoved = told.isForAnother && !before?.isForAnother && !before?.name
  const moved = isMoved && known && other && !isNear(known, other) ? known : undefined
  const given = isApart || (own.length === 0 && !corrected) ? (self ?? moved) : moved
  // "I'm not called by anybody, I'm Siobhan myself".
  const isOnlyOne =
    self !== undefined &&
    known !== undefined &&
    others.length === 0 &&
    !told.isForAnother &&
    !!before?.name &&
    isSamePerson(self, known) &&
    isSamePerson(before.name, known)
  if (isOnlyOne) return { spans, caller: { kind: 'caller', isForAnother: false } }
  const caller = merged(before, {
    kind: 'caller',
    ...told,
    ...(given && { name: given }),
    isForAnother: isForAnother || isApart,
    ...ofMoneyAndPhone(text, isForAnother || isApart, values, spans),
  })
  return { spans: kept.filter((span) => !isAboutCaller(span)), ...(caller && { caller }) }
}

const isName = ({ slot }: Span) => slot === 'name'

// "His last name is Lopez" is of somebody else.
const ownPart = /(?<!\b(?:his|her|their) )\b(?:(?:last|family) name|surname)(?:['’]s| is|,)? $/i

const leadsToTitled =
  /\b(?:for|under|pick up|picking up|(?:rider|passenger|guest|client|boss)(?: is|['’]s)) (?:mister|mr\.?|mrs\.?|missus|miss|ms\.?|doctor|dr\.?) $/i

/** "Put it under Mrs. Park, my name's Tom" names two. */
const isForTitled = (text: string, span: Span | undefined): boolean =>
  span !== undefined && !span.text.includes(' ') && leadsToTitled.test(text.slice(0, span.from))

/** "My name's Siobhan, last name McGillicuddy" names one and the same. */
const isLastOf = (own: readonly Span[], span: Span, text: string): boolean =>
  own.some(({ to }) => to < span.from && to > span.from - nearby) &&
  ownPart.test(text.slice(0, span.from))
const nearby = 60

const ownNames = (text: string, spans: readonly Span[]): readonly Span[] =>
  spans.filter(
    (span) =>
      isName(span) &&
      (leadsToSelf.test(text.slice(0, span.from)) || followsSelf.test(text.slice(span.to))),
  )

function readNamed(span: Span | undefined, slot: Slot, telling: Telling): PersonName | undefined {
  const { now, by } = telling
  const value = span && slot.read(span.text, { now, by, tag: 'name', values: {} })
  return value?.kind === 'name' ? value.name : undefined
}

const alike = 0.72

/** A name that was only misheard sounds like the right one; a first name alone may be that of the same person. */
function isNear(one: PersonName, other: PersonName): boolean {
  if (!one.first || !other.first) return !one.last || !other.last || one.last === other.last
  return likeness(one.first.toLowerCase(), other.first.toLowerCase()) >= alike
}

function ofMoneyAndPhone(
  text: string,
  isForAnother: boolean,
  { phone }: Values,
  spans: readonly Span[],
): Partial<Caller> {
  const isAsking = /\?|\b(?:do|should|can|am|when|how) i\b/i.test(text)
  const isPaying = !isAsking && (pays.test(text) || (isForAnother && paysAtAll.test(text)))
  const hasNumber = phone !== undefined || spans.some(({ slot }) => slot === 'phone')
  const hasPhone = isForAnother && hasNumber && ownPhone.test(text)
  return { ...(isPaying && { isPaying }), ...(hasPhone && { hasPhone }) }
}

/** "Put down that I'm the one paying" stands there as who pays, and as no wish besides. */
const isAboutCaller = ({ slot, text }: Span) =>
  slot === 'wish' && (pays.test(text) || ownAsked.test(text)) && !/\band\b/i.test(text)
const ownAsked = /^(?:(?:that )?i['’]?m the one to )?ask for\b/i

/** What was known of the caller, and what is told now; nothing where it tells nobody apart. */
function merged(before: Caller | undefined, told: Caller): Caller | undefined {
  const { isForAnother } = told
  const name = nameOf(before?.name, told.name)
  const all: Caller = {
    ...before,
    ...told,
    ...(name && { name }),
    isForAnother: isForAnother === true,
  }
  const isTold = isForAnother || all.isPaying || all.name
  return isTold ? all : undefined
}

/** "I'm Angela" keeps the last name that was said before. */
function nameOf(before: PersonName | undefined, told: PersonName | undefined) {
  if (!before || !told || !isSamePerson(before, told)) return told ?? before
  return { ...before, ...told }
}

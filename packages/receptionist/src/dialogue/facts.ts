import type { Now, Span } from '@nightdesk/understanding'
import { isSameValue, printValue } from '../kinds/kinds.ts'
import { isOnSign } from '../kinds/told-wish.ts'
import type { Value, Values } from '../kinds/value.ts'
import { type Slot, tagsOf } from '../script.ts'
import { beforeOf } from '../slots.ts'
import type { Current } from '../state.ts'
import type { Meaning } from './interpret.ts'
import { alsoTold, asToldBy } from './as-told.ts'
import { isByTheWay } from './by-the-way.ts'
import { callerApart, callsForOther } from './caller-apart.ts'
import { isNew } from './is-new.ts'
import { blotRuledOut } from './ruled-out.ts'
import { withoutMentioned } from './mentioned.ts'
import { withWholeMail } from './mend-mail.ts'
import { isOfDoctor, withTitle } from './of-another.ts'
import { blotted } from './refusals.ts'
import { withSharpHours } from './sharp-hours.ts'
import type { Turn } from './turn.ts'
import { partsAfter } from './parts-after.ts'
import { placesTold } from './places-told.ts'
import {
  bare,
  inPlaceOf,
  isRecognized,
  ofLastTold,
  type Telling,
  toTheQuestion,
} from './which-slot.ts'
import { withNamedValues } from './named-value.ts'
import { whoCalls } from './who-calls.ts'
import { wholeAnswer } from './whole-answer.ts'
import { wholeSpans } from './whole-spans.ts'
import { streetToldAgain } from './whole-street.ts'

export type Fact = { readonly slot: string; readonly value: Value }

// Below this a stretch that was not asked for is rather a mistake of the tagger.
const believable = 0.35

/** What marked stretches say about the slots of a task. Of two values for one slot, the later one is meant. */
export function readSpans(
  spans: readonly Span[],
  { task, values, now, by }: Telling,
  asked?: string,
): readonly Fact[] {
  const found = new Map<string, Value>()
  // What was said before a "no, wait" is not part of what comes after it.
  let kept = new Set<string>()
  for (const { slot: tag, text, confidence } of spans) {
    if (tag === 'retract') kept = new Set()
    // Letters of a mail address are none of the name.
    if (tag === 'spelled' && !isOfName(spans, asked)) continue
    // "The weekend" tells two facts: the day of arrival, and how many nights.
    for (const slot of task.slots.filter((entry) => tagsOf(entry).includes(tag))) {
      if (confidence < believable && slot.id !== asked) continue
      if (slot.takesFirst && kept.has(slot.id)) continue
      const known = { ...values, ...Object.fromEntries(found) }
      const isSameBreath = kept.has(slot.id)
      const value = slot.read(bare(text), {
        now,
        by,
        tag,
        values: known,
        isSameBreath,
        ...beforeOf(known, slot),
      })
      if (!value) continue
      found.set(slot.id, value)
      kept.add(slot.id)
    }
  }
  return [...found].map(([slot, value]) => ({ slot, value }))
}

function isOfName(spans: readonly Span[], asked: string | undefined): boolean {
  return !(asked === 'email' || asked === 'phone') || spans.some(({ slot }) => slot === 'name')
}

/** The facts for the task in hand; what is told of the caller stands beside the name of whom it is for. */
export function readFacts(turn: Turn, said: Meaning): readonly Fact[] {
  const { current } = turn.state
  const task = turn.task()
  if (!current || !task) return []
  const told = { ...said, ...placesTold(said, task.slots, current.values) }
  const telling = { task, values: current.values, now: turn.now, by: told.by }
  const mentions = withoutMentioned(told.text, told.spans, task, current.values)
  const { spans, ...called } = whoCalls(told.text, mentions, telling, current.asked)
  const read = { facts: readTold(turn, { ...told, spans }), ...called }
  const { facts, caller } = callsForOther(callerApart(read, telling, told.text), telling)
  // A yes to what was read back is one, whomever it is for.
  const printed = [caller, current.values.caller].map(printValue).join('')
  const isHeard = caller && (!current.isReadBack || printed !== '')
  return isHeard ? [...facts, { slot: 'caller', value: caller }] : facts
}

/** What was marked, and the answer to our own question where nothing was. */
function readTold(turn: Turn, told: Meaning): readonly Fact[] {
  const meaning = { ...told, text: blotted(blotRuledOut(told.text), told.refused ?? [], '.') }
  const { current } = turn.state
  const task = turn.task()
  if (!current || !task) return []
  const telling = { task, values: current.values, now: turn.now, by: meaning.by }
  const slot = task.slots.find(({ id }) => id === current.asked)
  const isSeveral = meaning.topics.includes(turn.script.severalTopic ?? '')
  const marked = partsAfter(meaning.text, meaning.spans)
  const timed = withSharpHours(meaning.text, marked, task.slots)
  const own = withWholeMail(meaning.text, timed, current.values)
    .filter((span) => !isOfDoctor(span, meaning.text, current.asked))
    .filter(
      (span) => !(span.slot === 'name' && current.values.name && isOnSign(meaning.text, span)),
    )
    .map((span) => withTitle(meaning.text, span))
    .map((span) => asToldBy(task.slots, span, meaning.text, turn.now))
    .concat(alsoTold(task.slots, meaning.text, turn.now))
  const named = withNamedValues(meaning.text, own, task.slots, current.values)
  const meantNow = ofLastTold(meaning.text, named, current, telling)
  const again = streetToldAgain(meaning.text, meantNow, task.slots, current.values)
  const whole = wholeSpans(meaning.text, again, task.slots, current.values)
  const spans = isSeveral ? firstOfEach(whole) : whole
  const replacing = inPlaceOf(meaning.text, spans, telling)
  const answers =
    replacing ??
    (slot ? toTheQuestion({ ...meaning, spans }, slot, telling, current.isRefining) : spans)
  const meant = [
    ...wholeAnswer(meaning, slot, answers, telling),
    ...afterRetract(meaning, slot, answers),
  ]
  const read = readSpans(meant, telling, current.asked)
  const spotted = spotFacts(read, meaning, telling)
  const isKept = ({ slot }: Fact) => !spotted.some((fact) => fact.slot === slot)
  const found = [...read.filter(isKept), ...spotted]
  const facts = found.filter((fact) => !isByTheWay(fact, found, meaning, current, task))
  const isAnswered = facts.some((fact) => fact.slot === current.asked)
  // "What's the suite go for?" chooses none.
  const isWanted = task.intents.some((intent) => meaning.intents.has(intent))
  const isChosen = slot?.isChoice === true && (isWanted || meaning.topics.length === 0)
  const isOpen = slot !== undefined && (isChosen || isPlain(meaning))
  // "Me and a buddy of mine" answers our question, whatever wish was marked in it.
  const isToldElse = facts.some(({ value }) => value.kind !== 'wishes')
  if (!slot || isAnswered || isToldElse || !isOpen) return facts
  const value = readAnswer(slot, current, meaning, turn.now)
  return value ? [{ slot: slot.id, value }] : facts
}

/** "Two. Ah, no, three with the baby": what takes the place of the answer is one too, also unmarked. */
function afterRetract(
  { text }: Meaning,
  slot: Slot | undefined,
  spans: readonly Span[],
): readonly Span[] {
  const [tag = ''] = slot ? tagsOf(slot) : []
  const last = spans.findLast((span) => span.slot === 'retract' || span.slot === tag)
  const isTakenBack = last?.slot === 'retract' && spans.some((span) => span.slot === tag)
  if (!isTakenBack) return []
  const [rest = ''] = text.slice(last.to).split(/[.!?]/)
  // "Denise. Actually, Tuesday's bad": what was taken back is something else.
  if (spans.some(({ from }) => from >= last.to && from < last.to + rest.length)) return []
  return [{ slot: tag, text: rest, from: last.to, to: last.to + rest.length, confidence: 1 }]
}

/** "One to Kennedy and one to Newark": one at a time. */
function firstOfEach(spans: readonly Span[]): readonly Span[] {
  return spans.filter(({ slot }, at) => spans.findIndex((other) => other.slot === slot) === at)
}

/** Usual wishes are found also where the tagger saw none. */
export function spotFacts(
  facts: readonly Fact[],
  meaning: Pick<Meaning, 'text' | 'spans'>,
  telling: Telling,
): readonly Fact[] {
  return telling.task.slots.flatMap((slot) => {
    const { now, by, values } = telling
    const isTold = facts.some((fact) => fact.slot === slot.id && !slot.isPoor?.(fact.value))
    const isOfOthers = slot.notAfter?.test(meaning.text) === true
    const spotted =
      isTold || isOfOthers ? undefined : slot.spot?.(unmarkedFor(slot, meaning, telling), now)
    // "He's on a truck right now, do Monday": this minute is none of another day.
    const text = spotted && /\bnow$/.test(spotted) && isOnOtherDay(facts, now) ? undefined : spotted
    const value =
      text && slot.read(text, { now, by, tag: slot.id, values, ...beforeOf(values, slot) })
    return value && !isSameValue(value, values[slot.id]) ? [{ slot: slot.id, value }] : []
  })
}

const isOnOtherDay = (facts: readonly Fact[], { day }: Now) =>
  facts.some(({ value }) => value.kind === 'day' && value.day !== undefined && value.day !== day)

/** The number of "at 18 Soundview Avenue" is no hour: what was marked for one question is no answer to another. */
function unmarkedFor(
  slot: Slot,
  { text, spans }: Pick<Meaning, 'text' | 'spans'>,
  { task }: Telling,
): string {
  if (slot.ask.length === 0) return text
  const isOfOther = (span: Span) =>
    span.slot === 'phone' ||
    task.slots.some(
      (other) => other !== slot && other.ask.length > 0 && tagsOf(other).includes(span.slot),
    )
  return spans
    .filter((span) => isOfOther(span) && !tagsOf(slot).includes(span.slot))
    .reduce((all, { from, to }) => all.slice(0, from) + '.'.repeat(to - from) + all.slice(to), text)
}

const longestAnswer = 6
const longestFound = 25
const asides =
  'wait repeat unsure refuse drop robot smalltalk upset language bye other human'.split(' ')

/** Words that are nothing but an answer. */
function isPlain({ topics, matter, intents, isOtherQuestion }: Meaning): boolean {
  return (
    topics.length === 0 &&
    !matter &&
    !isOtherQuestion &&
    !asides.some((aside) => intents.has(aside))
  )
}

/** A short answer to our question that nothing was marked in: "the second", "K as in king". */
function readAnswer(
  slot: Slot,
  { values, isReadBack }: Current,
  { text, words, by, yesNo }: Meaning,
  now: Now,
): Value | undefined {
  if (isReadBack || words > longestFound || (yesNo !== undefined && words < 3)) return undefined
  const value = slot.read(text, { now, by, tag: slot.id, values, ...beforeOf(values, slot) })
  const isPlainKind = value && plainKinds.has(value.kind) && !slot.notAfter?.test(text)
  const isFound = value && (words <= longestAnswer || isPlainKind)
  return isFound && isRecognized(value) ? value : undefined
}

const plainKinds: ReadonlySet<string> = new Set(['count', 'day', 'time', 'phone', 'email'])

/** Facts that are not on the paper yet. */
export function freshFacts(facts: readonly Fact[], values: Values): readonly Fact[] {
  return facts.filter(({ slot, value }) => isNew(values[slot], value))
}

import { cutIntoWords, type Intent, type Now, type Read, type Span } from '@nightdesk/understanding'
import type { Heard, Understood } from '../conversation.ts'
import type { Script, Wanted } from '../script.ts'
import type { State } from '../state.ts'
import { isForWishes } from './for-wishes.ts'
import { isGuessed, isOtherBeside, topicsOf } from './asked-topics.ts'
import { withCorrection } from './correction-apart.ts'
import { furtherIn, type FurtherWish, withFurther } from './further-wish.ts'
import { namesMeant } from './names-meant.ts'
import { withNumberEnd } from './number-ends.ts'
import { noteIn } from './dictated.ts'
import { withFullEndings } from './dropped-g.ts'
import { askedOnce, asksOnly } from './only-asks.ts'
import { type MatterBeside, matterBeside, matterIn } from './matter-beside.ts'
import { type Aspect, aspectsIn, isOfIts } from './its-aspects.ts'
import { isNeedless } from './needs-none.ts'
import { type Refusal, type Refusals, refusalsIn } from './refusals.ts'
import { withQuestion } from './question-beside.ts'
import { questionApart } from './question-apart.ts'
import { withoutNoIMean, withoutTakenBack } from './repair.ts'
import { withoutRuledOut } from './ruled-out.ts'
import { inOneWord, spelledOut } from './one-word.ts'
import { withItsStreet } from './other-house.ts'
import { mendEnds } from './span-ends.ts'
import { askedOf, understand } from './understand.ts'
import { isWishAgain } from './wish-again.ts'
import { wantedBy } from './wanted-by.ts'
import { wishApart } from './wish-apart.ts'
import { wishInNote } from './wish-in-note.ts'
import { askedFirst, besideOrder, besideYes, isSure, startsWithNo, yesNoIn } from './yes-no.ts'

/** What the caller's words mean to this desk, in this state of the call. */
export type Meaning = {
  readonly text: string
  /** How many words, without hums. */
  readonly words: number
  readonly by: 'speech' | 'typing'
  /** How well it was heard, 0 to 1. */
  readonly hearing: number
  readonly spans: readonly Span[]
  readonly intents: ReadonlySet<string>
  /** What is beyond doubt: enough to act on without asking once more. */
  readonly sure: ReadonlySet<string>
  readonly yesNo: 'yes' | 'no' | undefined
  /** What is asked and can be answered, the likeliest first. */
  readonly topics: readonly string[]
  /** A question this desk has no answer to. */
  readonly isOtherQuestion: boolean
  /** Such a question beside one that has an answer. */
  readonly isOtherBeside: boolean
  /** What is asked of something spoken of before or in the same breath. */
  readonly aspects: readonly Aspect[]
  readonly refusals: Refusals
  /** What of it is one of our things: none of its words tell a fact. */
  readonly refused?: readonly Refusal[]
  /** Something for a person: a complaint, a bill, a lost thing. */
  readonly matter: string | undefined
  /** The sentence that it was told in, where the others tell something else. */
  readonly beside?: MatterBeside
  readonly wanted: Wanted | undefined
  /** What is wished for beside a matter for a person, in words of its own. */
  readonly wishBeside?: Meaning
  /** What is told of a further one of what is in hand. */
  readonly further?: FurtherWish
  /** What is said in a sentence of its own after a yes to what was read back. */
  readonly afterYes?: Meaning
  /** The task in hand was wished for once more, and nothing else was said. */
  readonly isWishAgain: boolean
}

/** Reads the words once, and says what they are about. What is dictated for the note is no question and no answer. */
export function interpret(read: Read, script: Script, state: State, said: Heard): Meaning {
  const beside = state.current ? undefined : wishApart(read, script, said.text)
  if (beside) {
    const wishBeside = interpretWhole(read, script, state, { ...said, text: beside.wish })
    return { ...interpretWhole(read, script, state, { ...said, text: beside.matter }), wishBeside }
  }
  const asked = questionApart(read, script, state, said.text)
  if (asked) {
    const { topics } = interpretWhole(read, script, state, { ...said, text: asked.question })
    const told = interpretWhole(read, script, state, { ...said, text: asked.told })
    return { ...told, matter: asked.matter, topics, isOtherQuestion: false }
  }
  const inNote = wishInNote(read, script, state, said.text)
  if (inNote) {
    const { current: _, offer: __, ...between } = state
    const wishBeside = interpretWhole(read, script, between, { ...said, text: inNote.wish })
    return { ...interpret(read, script, state, { ...said, text: inNote.own }), wishBeside }
  }
  const apart = furtherIn(read, script, state, said)
  if (apart) {
    const own = interpret(read, script, state, { ...said, text: apart.own })
    const next = interpretWhole(read, script, state, { ...said, text: apart.next })
    return withFurther(own, next.spans, apart)
  }
  const ordered = isReadBackIn(state) ? besideOrder(said.text) : undefined
  if (ordered !== undefined) {
    const more = interpret(read, script, state, { ...said, text: ordered })
    // "So that's a no on the card. Okay, send it": the no is none to what was read back.
    const afterYes = { ...more, yesNo: startsWithNo(ordered) ? more.yesNo : undefined }
    return { ...interpretWhole(read, script, state, said), yesNo: 'yes', afterYes }
  }
  const first = isReadBackIn(state) ? askedFirst(said.text) : undefined
  if (first)
    return { ...interpretWhole(read, script, state, { ...said, text: first }), yesNo: undefined }
  const meaning = withQuestion(read, script, state, interpretWhole(read, script, state, said))
  const rest = isReadBackIn(state) ? besideYes(said.text) : undefined
  if (rest !== undefined)
    return { ...meaning, afterYes: interpret(read, script, state, { ...said, text: rest }) }
  const dictated = hasNote(script, state) ? noteIn(meaning.text, meaning.spans) : undefined
  if (!dictated || (dictated.isSoft && isForOthers(meaning))) return meaning
  if (isSpotted(script, state, dictated.words)) return meaning
  const { words, from, to } = dictated
  const left = `${meaning.text.slice(0, from)}${meaning.text.slice(to)}`.trim()
  const others = interpretWhole(read, script, state, { ...said, text: left })
  const wish: Span = { slot: 'wish', text: words, from, to, confidence: 1 }
  return { ...others, text: meaning.text, words: meaning.words, spans: [...others.spans, wish] }
}

/** "I want to say the room was filthy" is for a person, and "I wanted to tell you it's Friday" no note. */
const isForOthers = ({ matter, topics, isOtherQuestion }: Meaning) =>
  matter !== undefined || topics.length > 0 || isOtherQuestion

// What is found by its words alone is the same on any day.
const anyDay: Now = { day: '2026-01-01', minutes: 0 }

/** "Put down Central time": a fact that is found by its words alone. */
function isSpotted({ tasks }: Script, { current }: State, words: string): boolean {
  const slots = tasks.find(({ id }) => id === current?.task)?.slots ?? []
  return slots.some(
    (slot) =>
      !isForWishes(slot) && slot.ask.length === 0 && slot.spot?.(words, anyDay) !== undefined,
  )
}

const isReadBackIn = ({ current, offer }: State) => current?.isReadBack === true && !offer

/** Whether the task in hand, or the last one, has a place for whatever the caller wants to have written down. */
function hasNote({ tasks }: Script, { current, lastDone }: State): boolean {
  const task = tasks.find(({ id }) => id === (current ?? lastDone)?.task)
  return task?.slots.some(isForWishes) === true
}

function interpretWhole(read: Read, script: Script, state: State, said: Heard): Meaning {
  const asked = askedOf(script, state)
  const written = inOneWord(withFullEndings(withItsStreet(said.text, state)), asked)
  // Letters and digits are taken back one by one, by readers of their own.
  const heard = {
    ...said,
    text: spelledOut.has(asked) ? written : withoutTakenBack(withoutNoIMean(written)),
  }
  const whole = understand(read, script, state, heard)
  const marked = withCorrection(read, script, state, heard.text, whole.spans)
  const reading = { ...whole, spans: marked }
  const sure = reading.intents.filter(isSure)
  const yesNo = yesNoIn(heard.text, reading, state)
  // "No, we have a reservation already": the reason for a no is a matter of its own only where that is certain.
  const isDeclining = yesNo === 'no' && state.offer !== undefined
  const meantToo = isDeclining ? sure : withoutCancel(reading)
  const ids = idsOf(meantToo)
  const matters = meantToo.filter(isLikelyMatter)
  const likely = matterIn(script, state, idsOf(matters), heard.text)
  const beside = likely || yesNo === 'no' ? undefined : matterBeside(read, script, heard.text)
  const isBeside = beside && matterIn(script, state, [beside.matter], heard.text) !== undefined
  const missed = state.current ? undefined : script.missedIn?.(heard.text)
  const next = state.lately ? script.nextTopic?.(state.lately, heard.text) : undefined
  const topics = isNeedless(heard.text)
    ? []
    : next
      ? [next]
      : topicsOf(script, state, heard.text, meantToo)
  const wanted = wantedBy(script, state, heard.text, idsOf(withoutGuesses(meantToo, state)))
  const isOnlyAsked = !state.current && asksOnly(script, heard.text, topics, whole.spans)
  return {
    text: heard.text,
    words: cutIntoWords(heard.text).length,
    by: heard.by,
    hearing: heard.by === 'typing' ? 1 : (heard.confidence ?? 1),
    spans: withoutRuledOut(
      heard.text,
      namesMeant(
        heard.text,
        withNumberEnd(heard.text, mendEnds(heard.text, reading.spans, slotsOf(script)), state),
      ),
    )
      .map((span) => withNot(heard.text, span))
      .map((span) => (isAllSaid(span, heard.text) ? allOf(span, written) : span)),
    intents: new Set(idsOf(reading.intents)),
    sure: new Set(idsOf(sure)),
    yesNo,
    topics: topics.length === 0 ? askedOnce(state, heard.text) : topics,
    isOtherQuestion:
      ids.includes('q-other') ||
      (isOfIts(ids[0] ?? '') && !state.current) ||
      isGuessed(meantToo, state.current !== undefined),
    isOtherBeside: isOtherBeside(meantToo),
    aspects: aspectsIn(meantToo),
    refusals: refusalsIn(read, script, state, heard.text),
    matter: likely ?? (isBeside ? beside.matter : missed),
    ...(isBeside && { beside }),
    wanted: isOnlyAsked ? undefined : wanted,
    isWishAgain: reading.spans.length === 0 && isWishAgain(read, script, state, heard.text),
  }
}

const places: ReadonlySet<string> = new Set(['place', 'address', 'pickup', 'dropoff'])
const isAllSaid = ({ slot, text }: Span, heard: string) => text === heard && !places.has(slot)

/** What stands on a note as it was said is all that was said. */
const allOf = (span: Span, text: string): Span => ({ ...span, text })

/** "He can't swing Friday. Can we move it to Saturday?": where something may be changed, a new fact cancels nothing. */
function withoutCancel({ intents, spans }: Understood): readonly Intent[] {
  const isChange = idsOf(intents).includes('change') && spans.some(({ slot }) => slot !== 'name')
  return isChange ? intents.filter(({ id }) => id !== 'cancel') : intents
}

const slotsOf = ({ tasks }: Script) => tasks.flatMap(({ slots }) => slots)
const idsOf = (intents: readonly Intent[]) => intents.map(({ id }) => id)

const notBefore =
  /\b(?:no|not|never|without|away from|\w+n['’]t)(?: (?!(?:only|just|but)\b)[\w'’]+){0,5} ?$/i

/** "He doesn't like to be near the elevator" is a wish for the opposite of what was marked. */
function withNot(text: string, span: Span): Span {
  const before = span.slot === 'wish' ? notBefore.exec(text.slice(0, span.from)) : null
  // "They don't need that, only a low floor": what is left is wished for.
  if (!before || /^(?:only|just|but)\b/i.test(span.text)) return span
  return { ...span, from: before.index, text: text.slice(before.index, span.to) }
}

const likelyMatter = 0.35

/** "He's by himself" beside a ride is hardly a complaint. */
const isLikelyMatter = ({ confidence }: Intent, at: number) =>
  at === 0 || confidence >= likelyMatter

const clearQuestion = 0.5
const clearWish = 0.4

/** Whoever asks something is not taken for somebody who wants to book, unless that is clear as well. */
function withoutGuesses(intents: readonly Intent[], { current, memory }: State): readonly Intent[] {
  const isAsked = intents.some(
    ({ id, confidence }) => id.startsWith('q-') && confidence >= clearQuestion,
  )
  // "And the way back?", after one ride, is a wish for another.
  const isFirst = !current && Object.keys(memory).length === 0
  if (!isFirst || !isAsked) return intents
  return intents.filter(({ confidence }) => confidence >= clearWish)
}

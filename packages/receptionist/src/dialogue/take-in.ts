import { deskWords } from '@nightdesk/content'
import type { Span } from '@nightdesk/understanding'
import { isSameValue } from '../kinds/kinds.ts'
import { tagsOf, type Wanted } from '../script.ts'
import { askForChange } from './answer-read-back.ts'
import { admitUnknown, answerQuestions } from './answers.ts'
import { acknowledge, applyFacts } from './apply-facts.ts'
import { corrects } from './corrects.ts'
import { isReadWhole } from './cut-read-back.ts'
import { type Fact, freshFacts, readFacts, readSpans } from './facts.ts'
import { offerMore, offerPerson, offerWhoKnows } from './farewell.ts'
import type { Meaning } from './interpret.ts'
import { fail } from './failed-answer.ts'
import { makeSmallTalk } from './manners.ts'
import { leaveOpen, prompt } from './prompt.ts'
import { beginTask, doneTask, takeUpAgain } from './tasks.ts'
import type { Turn } from './turn.ts'

const confirmBelow = 0.72

/** Business: wishes, facts and questions, in one sentence or in several. All of them count. */
export function takeIn(turn: Turn, meaning: Meaning): boolean {
  const { wanted } = meaning
  const isTalk = makeSmallTalk(turn, meaning)
  if (isNotedAlready(turn, meaning)) return sayNoted(turn)
  if (wanted) takeUp(turn, wanted)
  else if (
    (meaning.spans.some(isWish) && !areNoted(turn, meaning)) ||
    isToldAfterwards(turn, meaning)
  )
    takeUpAgain(turn)
  const { sure, doubtful } = sortOut(turn, meaning, readFacts(turn, meaning))
  const applied = applyFacts(turn, sure)
  const refused = refusedSlot(turn, meaning)
  const hasFacts = sure.length > 0 || doubtful !== undefined
  if (hasFacts || wanted) turn.update({ misses: 0, answersInARow: 0 })
  if (doubtful) turn.updateCurrent({ doubt: doubtful })
  const isSpoken = !turn.isSilent()
  const hasAnswer = answerQuestions(turn, withoutOwnTopics(turn, meaning, sure))
  const isUnknown = !hasAnswer && !hasFacts && meaning.isOtherQuestion
  if (isUnknown) admitUnknown(turn, meaning)
  // Facts came with it, and go on; that it has no answer here is said all the same.
  const isBeside = hasFacts && !hasAnswer && meaning.sure.has('q-other')
  if (isBeside && turn.script.unknownToPerson) sayUnknownBeside(turn, meaning)
  // What came beside a question into the read-back is read back too.
  const isReadAgain = turn.state.current?.isReadBack && applied.fresh.length > 0
  if (isReadAgain || (!hasAnswer && !isSpoken && !isUnknown && !refused)) acknowledge(turn, applied)
  if (!(hasFacts || hasAnswer || isUnknown || isTalk || wanted)) return false
  // "But put the high floor too": it stands there, and is heard once more.
  if (turn.isSilent() && isReadWhole(turn) && hasFacts) sayAgainDown(turn, sure)
  const isToChange = wanted?.choice === 'same' && meaning.intents.has('change')
  if (isToChange && !hasFacts && !hasAnswer) {
    askForChange(turn, meaning)
    return true
  }
  if (refused && !turn.state.offer) {
    leaveOpen(turn, refused)
    return true
  }
  if (isUnknown && !turn.state.current) {
    if (!turn.state.offer) offerWhoKnows(turn, meaning.text)
    return true
  }
  goOn(turn, {
    isAside: isTalk || hasAnswer || isUnknown,
    hasAnswer,
    hasFacts: hasFacts || wanted !== undefined,
  })
  return true
}

function sayUnknownBeside(turn: Turn, meaning: Meaning): void {
  admitUnknown(turn, meaning)
  turn.sayNew(turn.script.unknownToPerson ?? [])
}

function sayAgainDown(turn: Turn, facts: readonly Fact[]): void {
  const values = turn.state.current?.values ?? {}
  const said = facts.flatMap(({ slot }) => turn.task()?.sayFact(slot, values, turn.now) ?? [])
  if (said.length === 0) return
  turn.sayOne(deskWords.onPaper)
  turn.say(...said)
}

const sadNews =
  /\b(?:hospital|passed away|died|dying|death|funeral|surgery|(?:very|really|is|got|taken|so) (?:sick|ill)|accident|stroke|heart attack|cancer)\b/i

function takeUp(turn: Turn, { task, choice }: Wanted): void {
  // A human word first, whatever shall be done because of it.
  if (turn.script.tasks[0]?.id !== task && sadNews.test(turn.state.echo.text))
    turn.sayOne(deskWords.sorryToHear)
  beginTask(turn, task, choice)
  const opening = choice === 'same' ? undefined : turn.task()?.opening?.(turn.state.memory)
  if (opening) turn.sayLine(opening)
}

/** "I don't want to give my email, why do you need it?": what was asked for is refused, whatever is said beside it. */
function refusedSlot(turn: Turn, { intents, text }: Meaning): string | undefined {
  const { current } = turn.state
  const slot = turn.task()?.slots.find(({ id }) => id === current?.asked)
  if (!current || slot?.askedAs !== 'contact' || current.isReadBack || current.values[slot.id])
    return undefined
  if (slot.isNeeded?.(current.values) === false) return undefined
  const [, said = ''] = unwilling.exec(text) ?? []
  const isNamed = slot.names.some((name) => new RegExp(`\\b${name}\\b`, 'i').test(said))
  return isNamed || intents.has('refuse') ? slot.id : undefined
}

const unwilling =
  /\b(?:no|without|(?:do not|don['’]t|won['’]t|rather not|not going to|can['’]t)\s+(?:\w+\s+){0,2}?(?:need|want|wanna|give|giving|use|have|do|leave|share|like))\b([^.?!,]{1,40})/i

/** "Is it okay to leave a phone number? It's 516 …" is answered by taking it. */
function withoutOwnTopics(turn: Turn, meaning: Meaning, facts: readonly Fact[]): Meaning {
  const told = turn.task()?.slots.filter(({ id }) => facts.some(({ slot }) => slot === id)) ?? []
  const own = new Set(told.flatMap(({ ownTopics = [] }) => ownTopics))
  return { ...meaning, topics: meaning.topics.filter((topic) => !own.has(topic)) }
}

const isWish = ({ slot }: Span) => slot === 'wish'
/** "That's everything, and we do want that crib": it stands on the paper that was sent. */
function isNotedAlready(turn: Turn, { spans, topics, text, by, intents }: Meaning): boolean {
  const isOnlyWish = spans.every(isWish) && topics.length === 0 && !text.includes('?')
  const isNew = intents.has('another') || intents.has('cancel')
  return isOnlyWish && !isNew && areNoted(turn, { spans, by })
}

/** Whether all wishes stand on the paper that was sent. */
function areNoted(turn: Turn, { spans, by }: Pick<Meaning, 'spans' | 'by'>): boolean {
  const wishes = spans.filter(isWish)
  const task = doneTask(turn)
  const values = task && turn.state.memory[task.id]
  if (turn.state.current || wishes.length === 0 || !values) return false
  const facts = readSpans(wishes, { task, values, now: turn.now, by })
  return freshFacts(facts, values).length === 0
}

function sayNoted(turn: Turn): boolean {
  turn.sayOne(deskWords.gotIt)
  offerMore(turn)
  return true
}

const certain = 0.7

/** "Hold on, he says Tuesday": a day or an hour that is told once all is done is another one for it. */
function isToldAfterwards(turn: Turn, { spans, topics, isOtherQuestion }: Meaning): boolean {
  if (turn.state.current || topics.length > 0 || isOtherQuestion) return false
  const slots = turn.script.tasks.flatMap((task) => task.slots)
  const tags = slots
    .filter(({ takesLead, askedAs }) => takesLead || askedAs === 'when')
    .flatMap(tagsOf)
  return spans.some(({ slot, confidence }) => tags.includes(slot) && confidence >= certain)
}

/** A single weighty fact on a bad line is asked about before it is written down. */
function sortOut(
  turn: Turn,
  { hearing }: Meaning,
  facts: readonly Fact[],
): { sure: readonly Fact[]; doubtful: Fact | undefined } {
  const doubtful =
    hearing < confirmBelow && facts.length === 1
      ? facts.find(({ value }) => weighty.has(value.kind))
      : undefined
  const isKnown = doubtful && isSameValue(turn.state.current?.values[doubtful.slot], doubtful.value)
  if (!doubtful || isKnown) return { sure: facts, doubtful: undefined }
  return { sure: facts.filter((fact) => fact !== doubtful), doubtful }
}

const weighty: ReadonlySet<string> = new Set(['place', 'time', 'day', 'count'])

type Did = { readonly isAside: boolean; readonly hasAnswer: boolean; readonly hasFacts: boolean }

/** After an aside, back to where we were. */
function goOn(turn: Turn, { isAside, hasAnswer, hasFacts }: Did): void {
  const { current, offer } = turn.state
  if (offer) return
  if (current) {
    if (isAside && !hasFacts && !current.isReadBack)
      turn.sayOne(turn.task()?.back ?? turn.script.back)
    return prompt(turn)
  }
  if (!hasAnswer) turn.sayLine(turn.script.whatICanDo)
}

/** A caller who begins with a name, or with facts for nothing yet: they are kept for the task that comes. */
export function keepForLater(turn: Turn, { spans, intents }: Meaning): boolean {
  const isTold = spans.length > 0 || intents.has('introduce')
  if (turn.state.current || !isTold) return false
  turn.update({ misses: 0 })
  turn.sayOne(deskWords.gotIt)
  turn.sayLine(turn.script.whatICanDo)
  return true
}

/** Heard well, but none of ours: to say that it was not caught would be wrong. */
function isUnanswered(turn: Turn, { intents, text, words }: Meaning): boolean {
  // Whoever asks the same again was not understood by us.
  const isAsked = text.includes('?') && !turn.isEchoed()
  return words > 2 && (intents.has('other') || isAsked)
}

// Nothing helps whoever is not understood so often, but a person.
const offerAtMiss = 2
const noisyBelow = 0.5

/** "Okay, let's set up a meeting" while one is set up: agreed to, and asked for the rest. */
export function wishAgain(turn: Turn, { isWishAgain }: Meaning): boolean {
  if (!isWishAgain) return false
  turn.sayOne(deskWords.gotIt)
  prompt(turn)
  return true
}

/** Nothing was understood: asked once more with an example, then left open, and never a third time. */
export function miss(turn: Turn, meaning: Meaning): void {
  const misses = turn.state.misses + 1
  turn.update({ misses })
  if (!turn.state.current) turn.leaveUnsettled(meaning.text)
  const { current } = turn.state
  if (meaning.hearing < noisyBelow) turn.sayOne(deskWords.noisy)
  else if (isUnanswered(turn, meaning)) admitUnknown(turn, meaning)
  else turn.sayOne(deskWords.unclear)
  if (!current) {
    if (turn.state.offer) return
    if (misses >= offerAtMiss) return offerPerson(turn)
    if (isUnanswered(turn, meaning)) return offerWhoKnows(turn, meaning.text)
    return turn.sayLine(turn.script.whatICanDo)
  }
  if (current.isReadBack) {
    if (misses >= offerAtMiss) return offerPerson(turn)
    // What shall be other is no yes and no no.
    if (corrects(meaning.text)) return askForChange(turn, meaning)
    turn.sayOne(deskWords.yesOrNo)
    return prompt(turn)
  }
  if (current.asked && fail(turn, current.asked, meaning)) return
  prompt(turn)
}

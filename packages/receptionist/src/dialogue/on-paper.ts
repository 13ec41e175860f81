import { deskWords } from '@nightdesk/content'
import type { Span } from '@nightdesk/understanding'
import type { Clause } from '../conversation.ts'
import { printValue } from '../kinds/kinds.ts'
import type { Value, Values } from '../kinds/value.ts'
import type { Slot, Task } from '../script.ts'
import { noteWish } from './answers.ts'
import { applyFacts } from './apply-facts.ts'
import { type Fact, readFacts } from './facts.ts'
import { offerMore } from './farewell.ts'
import type { Meaning } from './interpret.ts'
import { isAboutMessage, sayMessage } from './message-question.ts'
import { asksWhetherHeard } from './corrects.ts'
import { contentOf, paperQuestion, type PaperQuestion } from './paper-question.ts'
import { hasKeptWish } from './parked.ts'
import { fewWords, isIn } from './same-words.ts'
import { ask, prompt, shallIBeside } from './prompt.ts'
import { takeUpAgain } from './tasks.ts'
import type { Turn } from './turn.ts'

type Written = { readonly task: Task; readonly values: Values; readonly isDone: boolean }

/** "Did you get my number?", "you got it down as a van, right?": answered from the paper, and nothing is sent by it. */
export function answerFromPaper(turn: Turn, meaning: Meaning): boolean {
  const { current } = turn.state
  // "Are you even listening?" at the read-back: it is heard once more.
  if (current?.isReadBack && asksWhetherHeard(meaning.text)) return sayOnceMore(turn, meaning)
  const question = paperQuestion(meaning.text)
  if (!question) return false
  if (isAboutMessage(turn, question)) return sayMessage(turn, question)
  if (!writtenIn(turn)) return false
  if (sayFurther(turn, question)) return true
  // What was told before and after the question counts as ever.
  const told = readFacts(turn, withoutQuestion(meaning, question))
  const { fresh } = applyFacts(turn, told)
  const written = writtenIn(turn)
  return written !== undefined && answer(turn, meaning, question, written, fresh)
}

/** What is told beside it counts first. */
function sayOnceMore(turn: Turn, meaning: Meaning): boolean {
  applyFacts(turn, readFacts(turn, meaning))
  turn.sayOne(deskWords.calm)
  turn.updateCurrent({ isReadBack: false })
  return goOn(turn)
}

/** "Did you get the part with Kennedy at noon?": it is kept for the ride that comes after this one. */
function sayFurther(turn: Turn, { about }: PaperQuestion): boolean {
  const { further } = turn.script
  const words = contentOf(about)
  const isKept = turn.state.parked.some((one) => one.kind === 'wished' && isIn(one.text, words))
  if (!further || words.length === 0 || !isKept) return false
  turn.sayLine(further.isKept)
  if (turn.state.offer?.kind !== 'task') return goOn(turn)
  turn.say(further.shallI)
  return true
}

function withoutQuestion(meaning: Meaning, { from, to }: PaperQuestion): Meaning {
  const isBeside = (span: Span) => span.to <= from || span.from >= to
  const text = meaning.text.slice(0, from) + ' '.repeat(to - from) + meaning.text.slice(to)
  return { ...meaning, text, spans: meaning.spans.filter(isBeside) }
}

function answer(
  turn: Turn,
  meaning: Meaning,
  { about, isOfWords }: PaperQuestion,
  written: Written,
  beside: readonly Fact[],
): boolean {
  const words = contentOf(about)
  const slot = namedIn(written.task, about)
  const holding = heldBy(written, words)
  if (words.length <= fewWords && statuses.test(about)) return sayStatus(turn, written)
  if (words.length > 0 && !slot && beside.length > 0) sayBeside(turn, beside, written)
  if (slot) return sayNamed(turn, meaning, slot, { written, beside })
  if (words.length === 0) return sayAll(turn, written)
  if (holding) return sayDown(turn, sayHeld(turn, holding, words, written))
  // What is for a person is told to whoever takes it down already.
  const isTakenDown = turn.script.matters[meaning.matter ?? '']?.task === written.task.id
  if (!isOfWords || (meaning.matter && !isTakenDown)) return false
  return noteMissing(turn, meaning, told.test(about) ? about : words.join(' '), written)
}

/** After the read-back, what is new is said again. */
function sayBeside(turn: Turn, facts: readonly Fact[], written: Written): void {
  if (!turn.state.current?.isReadBack) return
  turn.sayOne(deskWords.readAgain)
  turn.say(...facts.flatMap(({ slot }) => sayFact(turn, slot, written)))
}

// "My husband Dale", "being charged twice": it stands there as it was said.
const told = /^(?:my|our|his|her|their|\w+ing|i|we|he|she|they|it)\b/i

const statuses =
  /\b(?:sent|booked|set(?: up)?|reserved|ordered|arranged|scheduled|taken care of|done|cancell?ed|confirmed|changed|moved|rescheduled)\b/i

function writtenIn({ script, state }: Turn): Written | undefined {
  const { current, lastDone } = state
  const from = current ?? lastDone
  const task = script.tasks.find(({ id }) => id === from?.task)
  return from && task && { task, values: from.values, isDone: current === undefined }
}

/** What a caller speaks of by its name, whether it is known or not. Of two, the one with the longer name. */
function namedIn({ slots }: Task, about: string): Slot | undefined {
  const said = ` ${about.toLowerCase().replaceAll(/[^a-z' ]/g, '')} `
  const lengthOf = ({ names }: Slot) =>
    Math.max(0, ...names.filter((name) => said.includes(` ${name} `)).map(({ length }) => length))
  const named = slots.filter((slot) => slot.ask.length > 0 && lengthOf(slot) > 0)
  return named.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0]
}

const isKnown = (value: Value | undefined): value is Value =>
  value !== undefined && value.kind !== 'left-open'

const sayFact = (turn: Turn, id: string, { task, values }: Written): readonly Clause[] =>
  task.sayFact(id, values, turn.now)

function sayDown(turn: Turn, clauses: readonly Clause[]): boolean {
  turn.sayOne(deskWords.onPaper)
  turn.say(...clauses)
  return goOn(turn)
}

function goOn(turn: Turn): boolean {
  turn.update({ misses: 0 })
  turn.drop('offer')
  if (turn.state.current) prompt(turn)
  else offerMore(turn)
  return true
}

/** The fact as it stands there; what is told beside the question counts, and what is missing is asked for. */
function sayNamed(
  turn: Turn,
  meaning: Meaning,
  slot: Slot,
  { written, beside }: { readonly written: Written; readonly beside: readonly Fact[] },
): boolean {
  const facts = readFacts(turn, meaning).filter((fact) => fact.slot === slot.id)
  const { fresh } = applyFacts(turn, facts)
  const values = turn.state.current?.values ?? written.values
  const now = { ...written, values }
  if (fresh.length > 0) {
    // What was told before the question is new as well.
    const told = turn.state.current?.isReadBack ? beside : []
    turn.sayOne(deskWords.readAgain)
    turn.say(...[...told, { slot: slot.id }].flatMap(({ slot: id }) => sayFact(turn, id, now)))
    return goOn(turn)
  }
  if (isKnown(values[slot.id])) return sayDown(turn, sayFact(turn, slot.id, now))
  // Once all is done, what is told next is added by whoever takes it later.
  const isTold = meaning.spans.some((span) => span.slot === slot.id)
  if (written.isDone && (isTold || !slot.isTakenLater)) return false
  turn.sayOne(deskWords.notOnPaper)
  turn.drop('offer')
  if (written.isDone) {
    turn.sayOne(slot.ask)
    turn.update({ offer: { kind: 'more' } })
  } else ask(turn, slot)
  return true
}

/** "Did you get all that?" */
function sayAll(turn: Turn, written: Written): boolean {
  const { current, lastDone } = turn.state
  if (!current) {
    turn.sayLine(lastDone?.line ?? [])
    return goOn(turn)
  }
  const known = written.task.slots.filter(({ id }) => isKnown(written.values[id]))
  if (known.length === 0) return false
  if (current.isReadBack) {
    turn.updateCurrent({ isReadBack: false })
    return goOn(turn)
  }
  const spoken = known.map(({ id }) => sayFact(turn, id, written))
  const once = new Map(spoken.map((clauses) => [clauses.join(' '), clauses]))
  return sayDown(turn, [...once.values()].flat())
}

function sayStatus(turn: Turn, { isDone, task }: Written): boolean {
  if (task.isForPerson && hasKeptWish(turn)) {
    turn.sayOne(deskWords.notYet)
    turn.sayLine(turn.script.wishKept ?? [])
    return goOn(turn)
  }
  if (isDone) {
    turn.sayLine(turn.state.lastDone?.line ?? [])
    return goOn(turn)
  }
  turn.sayOne(deskWords.notYet)
  if (!turn.state.current?.isReadBack) return goOn(turn)
  turn.update({ misses: 0 })
  turn.drop('offer')
  turn.say(shallIBeside(task))
  return true
}

/** The fact whose words on the paper are these. */
function heldBy({ task, values }: Written, words: readonly string[]): string | undefined {
  if (words.length === 0) return undefined
  return task.slots.find(({ id }) => isIn(printValue(values[id]), words))?.id
}

/** Whoever asks for a van hears of a van, and not of "a larger car". */
function sayHeld(
  turn: Turn,
  id: string,
  words: readonly string[],
  written: Written,
): readonly Clause[] {
  const value = written.values[id]
  const wish = value?.kind === 'wishes' ? value.wishes.find((one) => isIn(one, words)) : undefined
  return wish ? [`${wish},`] : sayFact(turn, id, written)
}

/** "Does it say gutters?", and it does not: that is said, and then it does. */
function noteMissing(turn: Turn, meaning: Meaning, words: string, written: Written): boolean {
  if (written.isDone) takeUpAgain(turn)
  const task = turn.task()
  if (!task) return false
  turn.sayOne(deskWords.notOnPaper)
  // "Does it say Friday?" changes no day: it is read back as it stands.
  const other = readFacts(turn, meaning).find(({ value }) => settled.has(value.kind))
  const own = other ? undefined : asAnswer(turn, task, words)
  if (own) applyFacts(turn, [own])
  else if (!other) noteWish(turn, words)
  if (written.isDone) return goOn(turn)
  turn.sayOne(deskWords.readAgain)
  const id = other?.slot ?? own?.slot ?? 'wish'
  turn.say(...task.sayFact(id, turn.state.current?.values ?? {}, turn.now))
  return goOn(turn)
}

/** To "What kind of business is it for?", "does it say gutters?" is an answer too. */
function asAnswer(turn: Turn, { slots }: Task, words: string): Fact | undefined {
  const { current } = turn.state
  const slot = slots.find(({ id }) => id === current?.asked)
  const values = current?.values ?? {}
  const value = slot?.read(words, { now: turn.now, by: 'speech', tag: slot.id, values })
  return slot && value?.kind === 'text' ? { slot: slot.id, value } : undefined
}

const settled: ReadonlySet<string> = new Set(['day', 'time', 'count', 'place', 'phone', 'email'])

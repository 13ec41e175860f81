import type { Read, Span } from '@nightdesk/understanding'
import { type Script, tagsOf, type Task } from '../script.ts'
import type { Parked, State } from '../state.ts'
import { type Clause, clausesOf } from './clauses.ts'
import { paperQuestion } from './paper-question.ts'
import { withoutJoint } from './wish-apart.ts'

/** What is told of the wish that waits beside a note, and what is left for the note. */
export type WishInNote = { readonly own: string; readonly wish: string }

const isWished = (one: Parked) => one.kind === 'wished' && !one.isFurther

const past =
  /\b(?:was|were|wasn['’]t|weren['’]t|left|lost|forgot|dropped|happened|did(?:n['’]t)?|came|took|charged|yesterday|last (?:night|week|month|\w+day)|ago|had|never|showed|earlier|billed|paid|overcharged)\b/i
const ofCall =
  /\b(?:call|ring|phone|reach|text|transfer|connect)(?:s|ed|ing)? (?:me|us|him|her|through)\b/i
const inCar =
  /\b(?:in|inside|into|of|from|off|out of) (?:the|your|that|his|one of your) (?:back of the )?(?:cars?|van|taxi|cab)\b/i
const goesOn =
  /\b(?:let['’]?s|can we|then|now|and)\s+(?:(?:please|just|we|you|can)\s+)*(?:do|get|set up|book|start|go on|move on|take care of|talk about|about|to)\b/i
const other =
  /\b(?:other|new|second|next|way back|ride (?:home|back)|trip (?:home|back)|tonight|tomorrow|later)\b/i
const named = (calledBy: string) =>
  new RegExp(
    `\\b(?:the|my|our|his|her|their|that|other|new|second|next|\\w+['’]s)\\s+(?:(?:other|new|second|next|actual)\\s+)?(?:${calledBy}|van|suv|pick ?up|booking|one|thing)\\b`,
    'i',
  )

const merelySaid =
  /^\W*(?:(?:and|but|so|oh|well|now|then|also|um+|uh+|please|listen|look|hey|no|nope)\b\W*)*$/i
const agreed =
  /^\W*(?:(?:and|but|so|oh|well|now|then|also|um+|uh+|please|yes|yeah|okay|ok|sure|no)\b\W*)*$/i
const joinsOnly = /^\W*(?:(?:and|but|so|oh|well|now|then|also|um+|uh+|plus)\b\W*)*$/i

const fewWords = 10
const isMereQuestion = (text: string) =>
  text.split(' ').length <= fewWords && paperQuestion(text) !== undefined

/** "It's a black bag, and the ride is at seven from Fifth": what is told of the one is none of the other. */
export function wishInNote(
  read: Read,
  script: Script,
  state: State,
  text: string,
): WishInNote | undefined {
  const { current, parked } = state
  const note = script.tasks.find(({ id }) => id === current?.task)
  const [task] = script.tasks
  if (!current || !note?.isForPerson || !task || !script.asksFor) return undefined
  if (parked.some(({ kind }) => kind === 'begun') || isMereQuestion(text)) return undefined
  const clauses = clausesOf(text)
  const hasWish = parked.some(isWished)
  if (!hasWish && !clauses.some((clause) => asksForIt(script, clause))) return undefined
  const { spans } = read(text, { asked: 'open' })
  const isOver = script.isOver?.(current.values) === true
  const telling = { script, task, spans, hasWish, isOver }
  let isOfWish = false
  const sides = clauses.map((clause) => (isOfWish = sideOf(clause, telling) ?? isOfWish))
  if (!sides.some(Boolean)) return undefined
  const textOf = (side: boolean) =>
    clauses.flatMap((clause, at) => (sides[at] === side ? [clause.text.trim()] : [])).join(' ')
  const own = textOf(false)
  const isNothing = state.offer ? joinsOnly : current.isReadBack ? merelySaid : agreed
  return { own: isNothing.test(own) ? '' : own, wish: withoutJoint(textOf(true)) }
}

type Telling = {
  readonly script: Script
  readonly task: Task
  readonly spans: readonly Span[]
  readonly hasWish: boolean
  /** What the note is about is over: a day or an hour that is to come is none of it. */
  readonly isOver: boolean
}

const asksForIt = (script: Script, { text }: Clause) =>
  script.asksFor?.(text) === true && !past.test(text)

/** Whether a clause is about the wish, or about the note; neither, it goes with the one before it. */
function sideOf(clause: Clause, telling: Telling): boolean | undefined {
  const { script, task, hasWish, isOver } = telling
  const { text } = clause
  if (paperQuestion(text)) return false
  if (asksForIt(script, clause)) return true
  if (past.test(text) || ofCall.test(text) || inCar.test(text)) return false
  const facts = factsIn(clause, telling)
  if (!hasWish) return facts.isOfCaller ? false : undefined
  if (goesOn.test(text)) return true
  if (named(task.calledBy ?? task.id).test(text) && (isOver || other.test(text))) return true
  if (facts.isOfCaller && facts.count < 2) return false
  return (isOver && facts.count > 0) || facts.count > 1 ? true : undefined
}

/** How many facts of the task are in a clause, and whether who is calling is. */
function factsIn({ text, from }: Clause, { task, spans }: Telling) {
  const own = spans.filter((span) => span.from >= from && span.from < from + text.length)
  const isOf = (isOfCaller: boolean) => {
    const slots = task.slots.filter((slot) => (slot.isAboutCaller === true) === isOfCaller)
    const tags = slots.filter(({ ask }) => ask.length > 0).flatMap(tagsOf)
    return new Set(own.filter(({ slot }) => tags.includes(slot)).map(({ slot }) => slot))
  }
  return { count: isOf(false).size, isOfCaller: isOf(true).size > 0 }
}

import { deskWords } from '@nightdesk/content'
import { isNoWish } from '../kinds/no-wish.ts'
import { tidyWords } from '../kinds/tidy-words.ts'
import { printValue } from '../kinds/kinds.ts'
import type { Value } from '../kinds/value.ts'
import { type Matter, tagsOf, type Task } from '../script.ts'
import { applyFacts } from './apply-facts.ts'
import { isToBeSent, takeCorrection } from './correct-note.ts'
import { type Fact, freshFacts, readFacts, readSpans } from './facts.ts'
import { offerMore, sayGoodbye } from './farewell.ts'
import type { Meaning } from './interpret.ts'
import { contentOf } from './named-wish.ts'
import { isPutThrough } from './put-through.ts'
import {
  fewestInNote,
  fewestOwnWords,
  isTelling,
  refusals,
  tellsIn,
  withoutCaller,
  withoutRefusal,
} from './note-words.ts'
import { keepWish, park } from './parked.ts'
import { prompt } from './prompt.ts'
import { sendPaper } from './paper.ts'
import { beginTask, handOver } from './tasks.ts'
import type { Turn } from './turn.ts'
import { writesDown } from './writes-down.ts'

/** What is for a person has a paper of its own, where the desk has one: nothing of it begins or changes an order. */
export function takeMatter(turn: Turn, meaning: Meaning): boolean {
  const id = meaning.matter ?? turn.script.spotMatter?.(meaning.text)
  if (turn.task()?.isForPerson) return goOnWith(turn, meaning, id)
  const met = id ? turn.script.matters[id] : undefined
  const task = turn.script.tasks.find((entry) => entry.id === met?.task)
  if (!id || !met || !task?.isForPerson) return false
  const isOfDone = isOfDoneNote(turn, task, id)
  if (isOfDone && isSaidAgain(turn, task, meaning)) return sayDone(turn)
  park(turn)
  beginTask(turn, task.id, isOfDone ? 'same' : undefined)
  noteTold(turn, meaning, id, true)
  meet(turn, meaning, met)
  return true
}

const idOf = (value: Value | undefined) => (value?.kind === 'text' ? value.text : undefined)

/** A note on the same matter was passed on before. */
function isOfDoneNote({ state }: Turn, { id }: Task, matter: string): boolean {
  const known = idOf(state.memory[id]?.matter)
  return known !== undefined && (known === matter || general.has(matter))
}

/** "So it's canceled": nothing of it is new. */
function isSaidAgain(turn: Turn, task: Task, { spans, by, text }: Meaning): boolean {
  const values = turn.state.memory[task.id] ?? {}
  const facts = readSpans(spans, { task, values, now: turn.now, by })
  return freshFacts(facts, values).length === 0 && tellsIn(task, text, spans) < fewestOwnWords
}

function sayDone(turn: Turn): boolean {
  turn.sayLine(turn.state.lastDone?.line ?? [])
  turn.update({ misses: 0 })
  offerMore(turn)
  return true
}

/** One human sentence; then a person is offered, unless the caller said what is wanted. */
function meet(turn: Turn, meaning: Meaning, met: Matter): void {
  const { text, intents } = meaning
  turn.sayLine(met.line)
  if (meaning.wishBeside) keepWish(turn, meaning.wishBeside)
  const isCallBack = turn.script.spotMatter?.(text) !== undefined
  if (wantsPerson(meaning) && !isCallBack) return handOver(turn, text, true)
  if (intents.has('bye')) return sayGoodbye(turn)
  if (met.next === 'take-down' || isCallBack || writesDown.test(text)) {
    write(turn)
    return prompt(turn)
  }
  turn.sayLine(turn.script.offerPerson)
  turn.update({ offer: { kind: 'person', about: text }, misses: 0 })
}

const wantsPerson = ({ sure, text }: Meaning) => sure.has('human') || isPutThrough(text)

function goOnWith(turn: Turn, meaning: Meaning, id: string | undefined): boolean {
  const { offer, current } = turn.state
  const { intents, yesNo, wanted, topics, isOtherQuestion, text } = meaning
  if (wanted ?? intents.has('emergency')) return false
  if (offer?.kind === 'person') return answerPerson(turn, meaning, id)
  const isPerson = wantsPerson(meaning) || [...intents][0] === 'human'
  if (isPerson && !offer) {
    noteTold(turn, meaning, id, false)
    handOver(turn, text, true)
    return true
  }
  const isAboutWords = current?.isReadBack && !offer && !id && asksForWords.test(text)
  if (isAboutWords && isNoWish(text) && sayWords(turn, text)) return true
  const isQuestion = topics.length > 0 || isOtherQuestion
  if (offer || (current?.isReadBack && yesNo) || (isQuestion && !id)) return false
  const told = withoutCaller(meaning)
  const isTold = isTelling(turn, { ...meaning, text: told }, id, fewestInNote)
  if (isToBeSent(turn, meaning)) return true
  if (id === undefined && isNoWish(text)) return false
  if (id === undefined && !isTold) return false
  if (takeCorrection(turn, meaning)) return true
  noteTold(turn, meaning, id, isTold, told)
  turn.update({ misses: 0 })
  if (current?.isReadBack) turn.updateCurrent({ isReadBack: false })
  turn.sayOne(turn.script.addedToNote ?? [])
  prompt(turn)
  return true
}

const asksForWords = /\b(?:mean|meant|own words|says?|said|wrote|written)\b/i

/** "What do you mean, in my own words?": whoever asks about what was read back hears what stands there. */
function sayWords(turn: Turn, text: string): boolean {
  const { current, said } = turn.state
  const readBack = turn.task()?.readBack(current?.values ?? {}, turn.now) ?? []
  const heard = contentOf([...said, ...readBack].join(' '))
  const told = printValue(current?.values.wish)
  if (!told || !contentOf(text).some((word) => heard.includes(word))) return false
  turn.sayOne(deskWords.readAgain)
  turn.say(`${told},`)
  turn.update({ misses: 0 })
  prompt(turn)
  return true
}

/** "Would you like me to transfer you?": whoever only goes on about it wants it dealt with, too. */
function answerPerson(turn: Turn, meaning: Meaning, id: string | undefined): boolean {
  const { text, yesNo, topics, isOtherQuestion } = meaning
  const isOnlyNote =
    yesNo === 'no' || writesDown.test(text) || refusals.test(text) || id === 'callback'
  const isQuestion = topics.length > 0 || isOtherQuestion
  const isTold = id !== undefined || readFacts(turn, meaning).length > 0 || isTelling(turn, meaning)
  const isYes = yesNo === 'yes' || wantsPerson(meaning)
  if (!isOnlyNote && !isYes && (isQuestion || !isTold)) return false
  const kept = isOnlyNote ? withoutRefusal(text) : text
  const words = withoutCaller({ text: kept, spans: meaning.spans })
  const fewest = describes.test(words) ? fewestInNote : fewestOwnWords
  noteTold(
    turn,
    meaning,
    id,
    isTelling(turn, { ...meaning, text: words }, undefined, fewest),
    words,
  )
  if (!isOnlyNote) {
    handOver(turn, text, true)
    return true
  }
  write(turn)
  turn.drop('offer')
  turn.update({ misses: 0 })
  if (isQuestion) return false
  sayWritten(turn)
  if (meaning.intents.has('bye')) sayGoodbye(turn)
  else prompt(turn)
  return true
}

/** Nobody is put through: it stands on the paper. */
export function writeNote(turn: Turn): void {
  turn.drop('offer')
  write(turn)
}

function write(turn: Turn): void {
  turn.updateCurrent({ isWritten: true })
  sendPaper(turn, 'noted')
}

// "It's a black laptop bag".
const describes = /^\W*(?:it|they|that)(?:['’]s| is| was|['’]re| are| were)\b/i

const briefWords = 14

/** What was written down, in the caller's words where these are few. */
function sayWritten(turn: Turn): void {
  const told = printValue(turn.state.current?.values.wish)
  const isBrief = told !== '' && told.split(' ').length <= briefWords
  const { writtenDown, message } = turn.script
  if (isBrief && message) turn.say(...message.noted, `${told}.`)
  else turn.sayLine(writtenDown ?? [])
}

// What is said of every matter besides tells nothing of this one.
const general: ReadonlySet<string> = new Set(['complaint', 'callback', 'status'])

/** Facts, what it is about, and the caller's own words where they say more than the facts. */
function noteTold(
  turn: Turn,
  meaning: Meaning,
  id: string | undefined,
  isTold: boolean,
  said: string = meaning.text,
): void {
  const before = idOf(turn.state.current?.values.matter)
  const isOpen = before === undefined || general.has(before)
  const isNamed = id !== undefined && isOpen && !(before && general.has(id))
  const facts: Fact[] = [...readFacts(turn, meaning)]
  if (isNamed) facts.push({ slot: 'matter', value: { kind: 'text', text: id } })
  // That somebody shall call is a fact of the note, and no words about the matter.
  const isCallOnly =
    before !== undefined &&
    meaning.words <= longestCall &&
    facts.some(({ slot }) => slot === 'callback')
  const words = isTold && !isCallOnly ? tidyWords(said) : ''
  const slot = turn.task()?.slots.find((entry) => tagsOf(entry).includes('matter-words'))
  const values = turn.state.current?.values ?? {}
  const noted =
    words && slot
      ? slot.read(words, {
          now: turn.now,
          by: meaning.by,
          tag: slot.id,
          values,
          ...(values[slot.id] && { before: values[slot.id] }),
        })
      : undefined
  if (noted && slot) facts.push({ slot: slot.id, value: noted })
  applyFacts(turn, facts)
}

const longestCall = 18

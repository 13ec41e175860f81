import { deskWords } from '@nightdesk/content'
import type { Heard } from '../../conversation.ts'
import { isBackchannel } from '../language/moods.ts'
import { findName, isKnownName } from '../language/names.ts'
import { sayFirstName } from '../speech/say-name.ts'
import { acknowledge, applyFindings } from './apply-findings.ts'
import { beginTask } from './begin-task.ts'
import { offerMore, sayGoodbye } from './farewell.ts'
import { handOver } from './hand-over.ts'
import { miss } from './miss.ts'
import { ask, prompt } from './prompt.ts'
import { answerQuestion, isKnownQuestion } from './questions.ts'
import { readFindings, readSaid, type Said } from './said.ts'
import { makeSmallTalk } from './small-talk.ts'
import type { Turn } from './turn.ts'
import { type Finding, isSameValue } from './values.ts'
import { wantedTask } from './wanted-task.ts'

const confirmBelow = 0.72

/** Thinks out the reply to what was heard. The first step that has something to say takes the turn. */
export function respond(turn: Turn, heard: Heard): void {
  if (turn.state.isOver) return sayGoodbye(turn)
  const said = readSaid(heard)
  if (goOn(turn, heard, said)) return
  const steps = [
    urgent,
    sayAgain,
    answerDoubt,
    answerOffer,
    answerReadBack,
    giveUp,
    pointOut,
    wait,
    takeIn,
    introduce,
    leave,
  ]
  if (said.utterance.words.length > 0 && steps.some((step) => step(turn, said))) return
  miss(turn, said.utterance, said.utterance.words.length === 0 ? 0 : said.confidence)
}

/** The caller only hummed into our words: the rest of them follows. */
function goOn(turn: Turn, heard: Heard, { utterance }: Said): boolean {
  if (!heard.interrupted || !isBackchannel(utterance)) return false
  const { said } = turn.state
  const heardLength = heard.interrupted.heard.length
  let length = 0
  const rest = said.findIndex((clause) => {
    length += clause.length + 1
    return length > heardLength
  })
  if (rest < 0) return false
  turn.say(...said.slice(rest))
  return true
}

function urgent(turn: Turn, said: Said): boolean {
  const { moods, utterance } = said
  if (moods.has('emergency')) {
    turn.sayOne(deskWords.emergency)
    return true
  }
  if (moods.has('person') && !moods.has('robot')) {
    handOver(turn, utterance.text)
    return true
  }
  const line = turn.script.escalate?.(utterance)
  if (!line) return false
  turn.sayLine(line)
  handOver(turn, utterance.text)
  return true
}

const leadIns: ReadonlySet<string> = new Set(
  [...deskWords.again, ...deskWords.louder, ...deskWords.gotIt, ...deskWords.unclear].flat(),
)

function sayAgain(turn: Turn, said: Said): boolean {
  const isAsked = said.moods.has('repeat') || said.moods.has('slower')
  if (!isAsked || readFindings(turn, said).length > 0 || turn.state.said.length === 0) return false
  const before = turn.state.said
  if (turn.state.current?.isReadBack) {
    turn.updateCurrent({ isReadBack: false })
    prompt(turn)
    return true
  }
  turn.sayOne(said.moods.has('slower') ? deskWords.louder : deskWords.again)
  const start = before[0] === deskWords.thanksName ? 2 : 0
  turn.say(
    ...before.slice(start).slice(before.slice(start).findIndex((clause) => !leadIns.has(clause))),
  )
  return true
}

/** Yes or no to "I heard Orchard Street, is that right?". */
function answerDoubt(turn: Turn, said: Said): boolean {
  const doubt = turn.state.current?.doubt
  if (!doubt) return false
  const findings = readFindings(turn, said).filter(
    ({ slot, value }) => !(slot === doubt.slot && isSameValue(value, doubt.value)),
  )
  const better = findings.filter(({ isOdd }) => !isOdd)
  if (said.yesNo === 'yes' && better.length === 0) {
    turn.dropDoubt()
    turn.update({ misses: 0 })
    acknowledge(turn, applyFindings(turn, [doubt]))
    prompt(turn)
    return true
  }
  if (said.yesNo === 'no' || findings.length > 0) turn.dropDoubt()
  if (better.length > 0) return false
  if (said.yesNo === 'no' && !isKnownQuestion(turn, said)) {
    turn.update({ misses: turn.state.misses + 1 })
    if (turn.state.misses >= 3) return false
    prompt(turn)
    return true
  }
  if (findings.length > 0) {
    miss(turn, said.utterance, said.confidence)
    return true
  }
  return false
}

function answerOffer(turn: Turn, said: Said): boolean {
  const { offer } = turn.state
  if (!offer) return false
  const hasMore = hasContent(turn, said)
  turn.drop('offer')
  if (said.yesNo === 'yes' && offer.kind === 'person') {
    handOver(turn, turn.state.lastText)
    return true
  }
  if (offer.kind === 'task' && (said.yesNo === 'yes' || acceptsByFacts(turn, said, offer.task))) {
    turn.update({ answersInARow: 0 })
    if (!turn.script.tasks.some(({ id }) => id === offer.task)) handOver(turn, turn.state.lastText)
    else {
      beginTask(turn, offer.task, offer.choice)
      const applied = applyFindings(turn, readFindings(turn, said))
      acknowledge(turn, applied)
      if (applied.added.length === 0) turn.sayOne(deskWords.gotIt)
      prompt(turn)
    }
    return true
  }
  if (hasMore || !(said.yesNo || (offer.kind === 'more' && isLeaving(said)))) return false
  if (offer.kind === 'more') {
    if (said.yesNo === 'no' || isLeaving(said) || said.moods.has('thanks')) {
      if (said.moods.has('thanks')) turn.sayOne(deskWords.welcome)
      sayGoodbye(turn)
    } else turn.sayOne(deskWords.goAhead)
    return true
  }
  turn.update({ misses: 0 })
  if (turn.state.current) prompt(turn)
  else if (isLeaving(said)) sayGoodbye(turn)
  else offerMore(turn)
  return true
}

/** "Would you like a call?" "Jane Doe, tomorrow at ten.": that was a yes. */
function acceptsByFacts(turn: Turn, said: Said, id: string): boolean {
  const task = turn.script.tasks.find((entry) => entry.id === id)
  if (!task || said.yesNo === 'no' || said.utterance.isQuestion) return false
  const context = { values: {}, now: turn.now, by: said.by, isReadBack: false }
  return task.read(said.utterance, context).some(({ value }) => value.kind !== 'text')
}

function isLeaving({ moods }: Said): boolean {
  return moods.has('goodbye') || moods.has('done')
}

/** Whether the words hold more than yes or no. */
function hasContent(turn: Turn, said: Said): boolean {
  return (
    readFindings(turn, said).length > 0 ||
    wantedTask(turn, said) !== undefined ||
    isKnownQuestion(turn, said)
  )
}

function answerReadBack(turn: Turn, said: Said): boolean {
  const { current } = turn.state
  const task = turn.task()
  if (!current?.isReadBack || !task) return false
  const news = newFindings(turn, said)
  const isQuestion = said.utterance.isQuestion && isKnownQuestion(turn, said)
  if (news.length > 0 || isQuestion) return false
  if (namesWrongSlot(turn, said)) return true
  if (said.yesNo === 'yes') {
    finish(turn)
    return true
  }
  if (said.yesNo !== 'no') return false
  const wasAsked = (current.asks.whatChange ?? 0) > 0
  if (wasAsked || said.moods.has('never-mind') || task.id === 'cancel') return dropTask(turn)
  turn.sayOne(deskWords.whatChange)
  turn.updateCurrent({ asks: { ...current.asks, whatChange: 1 } })
  return true
}

function newFindings(turn: Turn, said: Said): Finding[] {
  const { current } = turn.state
  return readFindings(turn, said).filter(
    ({ slot, value }) => !isSameValue(current?.values[slot], value),
  )
}

const wrong =
  /\b(?:wrong|change|different|not right|incorrect|fix|correct|another|isn't right|mistake|off)\b/

/** "The time is wrong": that slot is asked for again. */
function namesWrongSlot(turn: Turn, said: Said): boolean {
  const { current } = turn.state
  const text = said.utterance.words.join(' ')
  const slot = turn
    .task()
    ?.slots.find(
      ({ names, id }) =>
        current?.values[id] && names.some((name) => ` ${text} `.includes(` ${name} `)),
    )
  const isShort = said.utterance.words.length <= 3
  if (!slot || !current || newFindings(turn, said).length > 0) return false
  if (!wrong.test(text) && !isShort) return false
  const { [slot.id]: _, ...values } = current.values
  turn.updateCurrent({ values, isReadBack: false })
  turn.sayOne(deskWords.gotIt)
  ask(turn, slot, false)
  return true
}

function pointOut(turn: Turn, said: Said): boolean {
  const isPointing = wrong.test(said.utterance.words.join(' '))
  return isPointing && turn.state.current !== undefined && namesWrongSlot(turn, said)
}

function finish(turn: Turn): void {
  const { current, memory } = turn.state
  const task = turn.task()
  if (!current || !task) return
  const done = task.finish(current.values, memory, turn.now)
  for (const tool of done.tools) turn.call(tool)
  turn.sayLine(done.line)
  turn.drop('current')
  turn.update({ memory: done.memory, misses: 0, answersInARow: 0, lastPaper: '' })
  offerMore(turn)
}

function dropTask(turn: Turn): boolean {
  const task = turn.task()
  turn.drop('current')
  turn.update({ misses: 0 })
  if (task?.dropped) turn.sayLine(task.dropped)
  else turn.sayOne(deskWords.dropped)
  offerMore(turn)
  return true
}

function giveUp(turn: Turn, said: Said): boolean {
  if (!said.moods.has('never-mind') || !turn.state.current) return false
  if (newFindings(turn, said).length > 0) return false
  const isRestart = /start (?:over|again)/.test(said.utterance.words.join(' '))
  if (!isRestart) return dropTask(turn)
  const { task } = turn.state.current
  turn.drop('current')
  beginTask(turn, task)
  turn.sayOne(deskWords.gotIt)
  prompt(turn)
  return true
}

function wait(turn: Turn, said: Said): boolean {
  if (!said.moods.has('wait') || hasContent(turn, said)) return false
  turn.sayOne(deskWords.takeYourTime)
  return true
}

/** Business: facts, wishes, questions, in one sentence or in several. */
function takeIn(turn: Turn, said: Said): boolean {
  const isTalk = makeSmallTalk(turn, said)
  const wanted = wantedTask(turn, said)
  if (wanted) beginTask(turn, wanted.task, wanted.choice)
  const findings = sortOut(turn, said, readFindings(turn, said))
  const applied = applyFindings(turn, findings.sure)
  const hasFacts = applied.added.length + applied.changed.length > 0 || findings.sure.length > 0
  if (hasFacts || wanted) turn.update({ misses: 0, answersInARow: 0 })
  const isSpoken = !turn.isSilent()
  const hasAnswer = answerQuestion(turn, said, hasFacts || wanted !== undefined)
  if (!hasAnswer && !isSpoken) acknowledge(turn, applied)
  if (findings.doubtful) turn.updateCurrent({ doubt: findings.doubtful })
  const isSomething = hasFacts || hasAnswer || isTalk || wanted || findings.doubtful
  if (!isSomething && namesWrongSlot(turn, said)) return true
  if (!isSomething) return false
  if (hasAnswer) turn.update({ misses: 0 })
  goBack(turn, said, { isTalk, hasAnswer, hasFacts: hasFacts || wanted !== undefined })
  return true
}

function sortOut(
  turn: Turn,
  said: Said,
  findings: readonly Finding[],
): { sure: readonly Finding[]; doubtful: Finding | undefined } {
  const isFaint = said.confidence < confirmBelow && findings.length === 1
  const doubtful = findings.find(({ isOdd, value }) => isOdd || (isFaint && isWeighty(value.kind)))
  const isKnown = doubtful && isSameValue(turn.state.current?.values[doubtful.slot], doubtful.value)
  if (!doubtful || isKnown) return { sure: findings, doubtful: undefined }
  return { sure: findings.filter((finding) => finding !== doubtful), doubtful }
}

function isWeighty(kind: string): boolean {
  return kind === 'place' || kind === 'time' || kind === 'day' || kind === 'count'
}

/** After an aside, back to where we were. */
function goBack(
  turn: Turn,
  { moods }: Said,
  did: { readonly isTalk: boolean; readonly hasAnswer: boolean; readonly hasFacts: boolean },
): void {
  if (turn.state.current) {
    if ((did.hasAnswer || did.isTalk) && !did.hasFacts && !turn.state.current.isReadBack)
      turn.sayOne(turn.script.back)
    return prompt(turn)
  }
  if (!did.isTalk || did.hasAnswer) return
  if (moods.has('rude') && turn.state.rudeness > 1) {
    turn.sayLine(turn.script.offerPerson)
    turn.update({ offer: { kind: 'person' } })
  } else turn.sayLine(turn.script.whatICanDo)
}

/** A caller who begins with a name: it is kept for the task that comes. */
function introduce(turn: Turn, { utterance }: Said): boolean {
  const name = turn.state.current ? undefined : findName(utterance)
  if (!name) return false
  const value = { kind: 'name', name, isSure: isKnownName(name) } as const
  turn.update({ memory: { ...turn.state.memory, caller: { name: value } }, misses: 0 })
  const first = sayFirstName(name)
  if (first) turn.say(deskWords.thanksName, ...first)
  else turn.sayOne(deskWords.hello)
  turn.sayLine(turn.script.whatICanDo)
  return true
}

/** Thanks, greetings and goodbyes, when there is nothing else in the words. */
function leave(turn: Turn, { moods, yesNo, utterance }: Said): boolean {
  const { current } = turn.state
  // "That's it" in the middle of a task ends an answer, not the call.
  const isDone = moods.has('done') && !current
  if (moods.has('goodbye') || isDone) {
    if (moods.has('thanks')) turn.sayOne(deskWords.welcome)
    sayGoodbye(turn)
    return true
  }
  if (moods.has('thanks')) {
    turn.sayOne(deskWords.welcome)
    if (current) prompt(turn)
    else offerMore(turn)
    return true
  }
  if (moods.has('done')) {
    turn.sayOne(deskWords.gotIt)
    prompt(turn)
    return true
  }
  if (moods.has('greeting')) {
    turn.sayOne(deskWords.hello)
    if (current) prompt(turn)
    else turn.sayLine(turn.script.whatICanDo)
    return true
  }
  return (
    declines(turn, yesNo, utterance.words.length) ||
    answersNothing(turn, yesNo, utterance.words.length)
  )
}

/** A yes or a no with no question before it. */
function answersNothing(turn: Turn, yesNo: 'yes' | 'no' | undefined, length: number): boolean {
  if (turn.state.current || !yesNo || length > 3) return false
  if (yesNo === 'yes') turn.sayOne(deskWords.goAhead)
  else offerMore(turn)
  return true
}

/** "I'd rather not": a slot that may stay empty stays empty. */
function declines(turn: Turn, yesNo: 'yes' | 'no' | undefined, length: number): boolean {
  const { current } = turn.state
  const slot = turn.task()?.slots.find(({ id }) => id === current?.asked)
  if (!current || !slot?.mayDecline || yesNo !== 'no' || length > 8) return false
  turn.updateCurrent({ values: { ...current.values, [slot.id]: { kind: 'declined' } } })
  turn.update({ misses: 0 })
  turn.sayOne(deskWords.gotIt)
  prompt(turn)
  return true
}

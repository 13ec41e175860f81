import { deskWords } from '@nightdesk/content'
import type { Span } from '@nightdesk/understanding'
import type { Heard } from '../conversation.ts'
import type { State } from '../state.ts'
import { answerReadBack } from './answer-read-back.ts'
import { answerDoubt, answerOffer, giveUp } from './answer-us.ts'
import { noticeHad } from './answers.ts'
import { offerPerson, sayGoodbye } from './farewell.ts'
import { noteCut } from './cut-read-back.ts'
import { inDaytime } from './daytime.ts'
import { freshFacts, readFacts } from './facts.ts'
import { withoutDenied } from './denied-wish.ts'
import { followUp } from './follow-up.ts'
import type { Meaning } from './interpret.ts'
import { declines, emergency, forPerson, hold, partOrGreet, sayAgain } from './manners.ts'
import { takeGuestMessage } from './guest-message.ts'
import { takeMatter, writeNote } from './take-matter.ts'
import { takeMessage } from './messages.ts'
import { takeRequest } from './requests.ts'
import { answerFromPaper } from './on-paper.ts'
import { keepFurther, keepWish, takeFirst } from './parked.ts'
import { forgetUnneeded, needsNone } from './needs-none.ts'
import { askForMissing } from './missing-fact.ts'
import { prompt } from './prompt.ts'
import { dropMistaken, refuseTask } from './refused-task.ts'
import { keepForLater, miss, takeIn, wishAgain } from './take-in.ts'
import { takeOut } from './take-out.ts'
import { callsBack, takesLeave } from './takes-leave.ts'
import { handOver } from './tasks.ts'
import type { Turn } from './turn.ts'
import { startsWithAgreement } from './yes-no.ts'

type Rule = (turn: Turn, meaning: Meaning) => boolean

/** In this order: what cannot wait, what is said of the paper or for others, what answers our last question, what is new, what is left. */
const rules: readonly Rule[] = [
  emergency,
  dropMistaken,
  takeOut,
  askForMissing,
  answerFromPaper,
  takeGuestMessage,
  takeMessage,
  takeRequest,
  takesLeave,
  callsBack,
  refuseTask,
  takeMatter,
  forPerson,
  followUp,
  sayAgain,
  hold,
  answerDoubt,
  answerOffer,
  needsNone,
  answerReadBack,
  giveUp,
  takeIn,
  declines,
  partOrGreet,
  wishAgain,
  keepForLater,
]

// Whoever has been offered a person so often and still says nothing to it is given one.
const mostOffers = 1
const mostMisses = 4

/** Thinks out the reply. The first rule that has something to say takes the turn. */
export function decide(turn: Turn, read: Meaning, heard: Heard): void {
  const meaning = inDaytime(turn, putOff(turn, withoutDenied(turn, unlessEchoed(turn, read))))
  if (turn.state.ending) return sayGoodbye(turn)
  const { offer, personOffers, misses } = turn.state
  const isWornOut =
    offer?.kind === 'person' &&
    personOffers > mostOffers &&
    !meaning.yesNo &&
    meaning.topics.length === 0 &&
    meaning.spans.length === 0
  if (isWornOut) return handOver(turn, meaning.text)
  noteCut(turn, heard)
  if (goesOn(turn, meaning, heard)) return
  forgetUnneeded(turn, meaning.text)
  noticeHad(turn, meaning.text)
  const before = turn.state
  if (isOfWishOnly(turn, meaning)) return
  if (meaning.further) keepFurther(turn, meaning.further)
  if (meaning.further && isAboutItOnly(turn, meaning)) return prompt(turn)
  const isUnderstood = meaning.words > 0 && rules.some((rule) => rule(turn, meaning))
  if (!isUnderstood && misses >= mostMisses) return handOver(turn, meaning.text)
  if (!isUnderstood) miss(turn, meaning)
  // What was told for a task that ended with it, or with a complaint, is none for the next one.
  else if (!before.current && !meaning.matter) turn.remember(toldIn(turn, meaning))
  moveOn(turn, meaning, before)
}

const weighed = /\b(?:weighs?|pounds?|lbs)\b/i

/** "What if there's two kids?": what is only asked about is told for nothing, but for a wish. */
function toldIn({ script }: Turn, meaning: Meaning): readonly Span[] {
  const { spans, aspects, text, topics } = meaning
  if (script.wrongNumber && topics.includes(script.wrongNumber)) return []
  return aspects.length > 0 || weighed.test(text)
    ? spans.filter(({ slot }) => slot === 'wish')
    : spans
}

/** Beside a note, more of the wish that waits for it: the note goes on as it was. */
function isOfWishOnly(turn: Turn, { wishBeside, words }: Meaning): boolean {
  if (!wishBeside || !turn.task()?.isForPerson) return false
  // Whoever goes on with something else is not waiting to be put through: the note waits instead.
  if (words === 0 && turn.state.offer) {
    writeNote(turn)
    takeFirst(turn, wishBeside)
    return true
  }
  keepWish(turn, wishBeside)
  if (words > 0) return false
  turn.update({ misses: 0 })
  prompt(turn)
  return true
}

/** "No, six to go there, and ten to come home": of the one in hand, it says what is known of it. */
function isAboutItOnly(turn: Turn, meaning: Meaning): boolean {
  const { current, offer } = turn.state
  if (meaning.words === 0) return true
  if (!current?.isReadBack || offer || meaning.topics.length > 0) return false
  // Nothing is sent by what was said of the other one.
  if (meaning.yesNo === 'yes' && startsWithAgreement(meaning.text)) return false
  return freshFacts(readFacts(turn, meaning), current.values).length === 0
}

/** "I was charged twice, and I'd like a room for May": where a person takes over at once, what can be done here is done first. */
function putOff(turn: Turn, meaning: Meaning): Meaning {
  const { script, state } = turn
  const { wishBeside, matter = '' } = meaning
  const met = script.matters[matter]
  if (!wishBeside || !met || met.task || !script.afterwards || state.current) return meaning
  turn.update({ afterwards: meaning.text })
  if (matter === 'complaint' || matter === 'bill') turn.sayOne(deskWords.sorryToHear)
  turn.sayOne(script.afterwards)
  const [task] = script.tasks
  return task ? { ...wishBeside, wanted: wishBeside.wanted ?? { task: task.id } } : wishBeside
}

/** The same words a third time: whatever we said to them twice was not what the caller meant. */
function unlessEchoed(turn: Turn, meaning: Meaning): Meaning {
  const { text, times } = turn.state.echo
  turn.update({ echo: { text: meaning.text, times: text === meaning.text ? times + 1 : 1 } })
  if (!turn.isEchoed()) return meaning
  const isLeft = (id: string) => !id.startsWith('q-') && !/^(?:repeat|upset|smalltalk)$/.test(id)
  const intents = new Set([...meaning.intents].filter(isLeft))
  return { ...meaning, topics: [], isOtherQuestion: false, intents }
}

// Turns in a row that brought the call no further.
const mostIdle = 4

/** Whoever only asks us to repeat, or says the same again and again, is offered a person, and given one at last. */
function moveOn(turn: Turn, { topics, intents, yesNo }: Meaning, before: State): void {
  const { current, offer, ending } = turn.state
  const isFurther =
    JSON.stringify(current?.values) !== JSON.stringify(before.current?.values) ||
    current?.task !== before.current?.task ||
    turn.state.letter !== before.letter ||
    current?.isReadBack !== before.current?.isReadBack
  const isAnswer = before.offer !== undefined && yesNo !== undefined
  const isIdle = !isFurther && !isAnswer && topics.length === 0 && !intents.has('wait')
  turn.update({ idle: isIdle ? before.idle + 1 : 0 })
  // What was answered is behind us once the task goes on.
  if (isFurther && topics.length === 0) turn.update({ lately: '' })
  if (turn.state.idle < mostIdle || offer?.kind === 'person' || ending) return
  if (turn.state.idle >= 2 * mostIdle) return handOver(turn, turn.state.lastText)
  if (turn.state.idle === mostIdle) offerPerson(turn)
}

// Word by word, so that a long hum is read in one way only.
const mereHums = /^(?:(?:mm+|hm+|uh huh|mhm)(?:[\s,.]+|$))+$/i
const hums = /^(?:(?:mm+|hm+|uh huh|mhm|okay|ok|right|yeah|i see|got it|great)(?:[\s,.]+|$))+$/i

/** The caller only hummed into our words: the rest of them follows. A yes is an answer, and so is what is typed. */
function goesOn(turn: Turn, { text }: Meaning, { interrupted, by }: Heard): boolean {
  const { said, current, offer } = turn.state
  // Into a question of ours, "yeah" is an answer.
  const isAsked = offer ?? current?.doubt ?? current?.isReadBack
  const hum = isAsked ? mereHums : hums
  if (!interrupted?.unheard || by === 'typing' || !hum.test(text.trim())) return false
  let length = 0
  const rest = said.findIndex((clause) => {
    length += clause.length + 1
    return length > interrupted.heard.length
  })
  if (rest < 0) return false
  turn.say(...said.slice(rest))
  return true
}

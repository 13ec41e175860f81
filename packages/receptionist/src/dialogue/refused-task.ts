import { deskWords } from '@nightdesk/content'
import { applyFacts } from './apply-facts.ts'
import { clausesOf } from './clauses.ts'
import { prompt } from './prompt.ts'
import { dropAndAnswer, noteWish } from './answers.ts'
import { isForWishes } from './for-wishes.ts'
import { dropTask, sayGoodbye } from './farewell.ts'
import { freshFacts, readFacts } from './facts.ts'
import type { Meaning } from './interpret.ts'
import { onlyAsks } from './only-asks.ts'
import { beginTask, handOver } from './tasks.ts'
import { isFilled } from './which-slot.ts'
import type { Turn } from './turn.ts'

const notBooking =
  /\b(?:not|ain['’]?t) (?:booking|(?:looking|trying|ready|calling) to book|scheduling|ordering)\b/i
const refusing = "\\b(?:don['’]?t|do not|didn['’]?t|never|not|ain['’]?t)"
const wanting =
  '(?:\\s+(?:want|wanna|wanted|need|asked? for|asking for|looking for|interested in|to|have|book))*'
const atTheEnd =
  "(?=\\s*(?:[.,;!?]|$)|\\s+(?:just|yet|today|now|right|at all|anymore|thing|i|i['’]m|it|it['’]s|we|but|this|that|because|and)\\b)"

const instead =
  /[,.;]\s*(?:but\s+)?(?:i|we)(?:['’]d| would)? (?:want|need|like|prefer) (?:an?|the)\b/i

/** Whether the caller says that what we are taking down is not wanted. */
export function isTaskRefused(turn: Turn, text: string): boolean {
  const calledBy = turn.task()?.calledBy
  // "I don't want a car, I want a van."
  if (!calledBy || instead.test(text)) return false
  const named = new RegExp(
    `${refusing}${wanting}(?:\\s+(?:an?|any|no|the|another|that|this|my|your))*\\s+${calledBy}\\b${atTheEnd}`,
    'i',
  )
  return named.test(text) || notBooking.test(text)
}

const toBeCalled = /\b(?:call|ring|phone|get back to)(?:s|ed|ing)? (?:me|us)\b|\bcall ?-?back\b/i
const onlyCalled =
  /\b(?:just|only)(?: (?:want|need|wanted|needed|asked|asking|looking)(?: for)?)? (?:an? (?:real |live |actual )?(?:person|human)|somebody|someone|your \w+|them|you) to (?:call|ring|phone|get back)\b|\b(?:just|only) (?:want |need )?a (?:simple |plain |quick )?call ?-?back\b/i

/** "Not a discovery call, just have somebody call me": all that was told is for the person who calls. */
function turnIntoMessage(turn: Turn, meaning: Meaning): boolean {
  const { current, matter: before } = turn.state
  const { text, matter, topics, intents } = meaning
  const id = turn.script.matters.message?.task
  if (!id || !current || current.task === id || intents.has('bye')) return false
  const isRefused = isTaskRefused(turn, text)
  const isMeant =
    onlyCalled.test(text) || (isRefused && (matter ?? before ?? toBeCalled.test(text)))
  if (!isMeant || (topics.length > 0 && text.includes('?'))) return false
  const told = clausesOf(text).filter((part) => !isOfRefusal(turn, part.text))
  beginTask(turn, id)
  applyFacts(turn, readFacts(turn, { ...meaning, text: told.map((part) => part.text).join(' ') }))
  noteWish(turn, told.map((part) => part.text.trim()).join(' '))
  leaveWordsOpen(turn)
  turn.update({ handOvers: turn.state.handOvers + 1 })
  turn.sayOne(deskWords.changed)
  prompt(turn)
  return true
}

/** That somebody shall call is all there is to say. */
function leaveWordsOpen(turn: Turn): void {
  const slot = turn.task()?.slots.find(isForWishes)
  const values = turn.state.current?.values ?? {}
  if (slot && !values[slot.id])
    turn.updateCurrent({ values: { ...values, [slot.id]: { kind: 'left-open' } } })
}

const isOfRefusal = (turn: Turn, part: string): boolean =>
  isTaskRefused(turn, part) || onlyCalled.test(part) || wantsNothing.test(part)
const wantsNothing =
  /\b(?:don['’]?t|do not) (?:want|need) (?:to (?:buy|book|order|sign up)|anything)\b|\bwhat do you mean\b|^\W*(?:(?:no|but|yeah|yes|okay|ok|well|so|and|sorry)\b\W*)+$/i

/** "No, I'm just asking": what was begun by it, and nothing told for, was never wanted. */
export function dropMistaken(turn: Turn, meaning: Meaning): boolean {
  const { current } = turn.state
  const task = turn.task()
  if (!current || !task || task.isForPerson || current.isReadBack) return false
  const isTold = task.slots.some(
    ({ id, ask, isAboutCaller }) =>
      ask.length > 0 && !isAboutCaller && isFilled(current.values, id),
  )
  const isRefused = isTaskRefused(turn, meaning.text)
  if (isTold || !(isRefused || onlyAsks(turn.script, meaning.text))) return false
  if (meaning.matter !== undefined || meaning.intents.has('bye')) return false
  const news = freshFacts(readFacts(turn, meaning), current.values)
  if (news.some(({ value }) => value.kind !== 'wishes')) return false
  const withQuestions = meaning.text.includes('?') ? { ...meaning, isOtherQuestion: true } : meaning
  if (!dropAndAnswer(turn, withQuestions)) dropTask(turn)
  return true
}

/** "I don't want a discovery call, it's a complaint": what the caller wants is not what we are taking down. */
export function refuseTask(turn: Turn, meaning: Meaning): boolean {
  const { current, offer, matter: before } = turn.state
  const { text, intents, matter } = meaning
  if (!current || offer) return false
  if (turnIntoMessage(turn, meaning)) return true
  if (!isTaskRefused(turn, text)) return false
  const hasNews = freshFacts(readFacts(turn, meaning), current.values).length > 0
  const isForPerson = matter !== undefined || before !== undefined
  if (hasNews && !isForPerson) return false
  if (isForPerson && !turn.script.message) {
    const { day: _, time: __, ...values } = current.values
    turn.updateCurrent({ values, isReadBack: false })
    noteWish(turn, text)
    handOver(turn, text, true)
    return true
  }
  // The matter itself is met by the rules that follow.
  if (matter !== undefined) {
    turn.drop('current')
    return false
  }
  if (intents.has('bye')) {
    turn.drop('current')
    sayGoodbye(turn)
    return true
  }
  if (!dropAndAnswer(turn, meaning)) dropTask(turn)
  return true
}

import { deskWords } from '@nightdesk/content'
import { isSign, unnamedSign } from '../kinds/told-wish.ts'
import type { Script } from '../script.ts'
import { deniedWishes, noteTakenOut, takeOff } from './denied-wish.ts'
import { contentOf, namedWish } from './named-wish.ts'
import { takeOutContact } from './take-out-contact.ts'
import { isForWishes } from './for-wishes.ts'
import { applyFacts } from './apply-facts.ts'
import type { Meaning } from './interpret.ts'
import { prompt } from './prompt.ts'
import { doneTask, takeUpAgain } from './tasks.ts'
import type { Turn } from './turn.ts'

const verbs =
  '(?:take|scratch|scrap|strike|cross|lose|drop|remove|delete|erase|leave|skip|forget|get rid of|cut|pull)'
const order = new RegExp(
  `(?:^|[,.;!?]\\s*|\\b(?:please|just|and|but|no|so|then|can you|could you|would you|you can|hey|okay|oh|actually|um|uh|hang on|wait)\\s+)${verbs}\\b(.*)$`,
  'i',
)
/** "The last request, take that off". */
const objectFirst = new RegExp(
  `^(.*\\b(?:last|words?|bit|part|note|request|wish)\\b.*?)[\\s,]+(?:please |just |can you |could you )*${verbs} (?:it|that|this|them)(?: back)?(?: (?:out|off|away))?\\b`,
  'i',
)
const pointedOut = new RegExp(
  `\\b${verbs}( (?:it|that|this|them)(?: back)? (?:out|off|away))\\b`,
  'i',
)
const outAgain = /\b(?:out|off|away)\b/i
const ofNote = /\b(?:last|words?|bit|part|note|request|line|wish|remark|thing)\b/i
const bare = /^\W*(?:it|that|this|that one|the last one|them)\b(?: back)?(?: (?:out|off))?\W*/i
const someWord = /\bthe words? ["']?([\w'’-]+)/i

const wasTaken =
  /\b(?:did (?:you|ya)|have you|you) (?:take(?: off| out)?|taken(?: off| out)?|took(?: off| out)?|get|got|scratch(?:ed)?|cross(?:ed)?|remove[d]?|leave out|delete[d]?|lose|lost|drop(?:ped)?) (?:it|that|this|the \w+)(?: \w+){0,2} ?(?:out|off|away|now|then)?|\bis (?:it|that|the \w+) (?:out|off|gone|removed|deleted)\b/i

/** "Take the last bit out", "lose the word honey": a wish that stands there is wished no more, and that is said. */
export function takeOut(turn: Turn, meaning: Meaning): boolean {
  const { text } = meaning
  const { current } = turn.state
  const denied = deniedWishes(turn, meaning)
  if (denied.length > 0 && turn.isSilent()) {
    takeOff(turn, denied)
    return sayTakenOut(turn)
  }
  const isOff = current?.asks.takenOut ?? meaning.refused?.length
  if (current && isOff && wasTaken.test(text)) return sayTakenOut(turn)
  if (takeOutContact(turn, meaning)) return true
  const about = (objectFirst.exec(text) ?? order.exec(text) ?? pointedOut.exec(text))?.[1]
  if (about === undefined || wasTaken.test(text)) return false
  const wishes = wishesIn(turn)
  const isLastTold = current?.lastTold === 'wish'
  const left = without(turn.script, wishes, objectOf(about), isLastTold)
  if (!left) return false
  if (!current) takeUpAgain(turn)
  const slot = turn.task()?.slots.find(isForWishes)
  if (!slot) return false
  applyFacts(turn, [{ slot: slot.id, value: { kind: 'wishes', wishes: left } }])
  return sayTakenOut(turn)
}

/** What stands there still is heard, where the rest of the paper was. */
function sayTakenOut(turn: Turn): boolean {
  turn.sayOne(deskWords.takenOut)
  const left = turn.state.current?.values.wish
  if (turn.state.current?.isReadBack && left?.kind === 'wishes' && left.wishes.length > 0) {
    turn.sayOne(deskWords.readAgain)
    turn.say(...(turn.task()?.sayFact('wish', turn.state.current.values, turn.now) ?? []))
  }
  noteTakenOut(turn)
  turn.update({ misses: 0 })
  turn.drop('offer')
  prompt(turn)
  return true
}

function wishesIn(turn: Turn): readonly string[] {
  const { current, memory } = turn.state
  const task = turn.task() ?? doneTask(turn)
  const slot = task?.isForPerson ? undefined : task?.slots.find(isForWishes)
  const values = current?.values ?? (task && memory[task.id])
  const value = slot && values?.[slot.id]
  return value?.kind === 'wishes' ? value.wishes : []
}

/** The wishes that are left; nothing where none of them is meant. */
function without(
  script: Script,
  wishes: readonly string[],
  about: string,
  isLastTold: boolean,
): readonly string[] | undefined {
  const [, word] = someWord.exec(about) ?? []
  const holding = word && wishes.find((wish) => contentOf(wish).includes(word.toLowerCase()))
  if (word && holding) return withoutWord(wishes, holding, word)
  if (offSign.test(about) && wishes.some(isSign))
    return wishes.map((wish) => unnamedSign(wish, contentOf(about)))
  const said = contentOf(about)
  const named = namedWish(script, wishes, about)
  const isOut = outAgain.test(about) || ofNote.test(about) || said.length <= longestNaming
  if (named && isOut) return wishes.filter((wish) => wish !== named)
  const isPointed = ofNote.test(about) || (bare.test(about) && (outAgain.test(about) || isLastTold))
  return isPointed && said.length === 0 && wishes.length > 0 ? wishes.slice(0, -1) : undefined
}

const longestNaming = 3

const ends =
  /[.,;!?]|\b(?:please|they|we|he|she|only|just|but|because|since|leave|keep|(?:and|then) (?:book|send|keep|leave))\b/i

/** "Take out the crib please, they only want the high floor": what stays is none of what goes. */
function objectOf(about: string): string {
  const [object = ''] = about.split(ends)
  return contentOf(object).length > 0 || bare.test(object.trim()) ? object : about
}

// "Lena off the sign": another name, and still a sign.
const offSign =
  /\w (?:off|from|out|on)(?: of)? (?:the|that|his|her|their) (?:sign|card|board|placard)\b/i

function withoutWord(wishes: readonly string[], holding: string, word: string): readonly string[] {
  const rest = holding.replace(new RegExp(`[\\s,]*\\b${word}\\b`, 'i'), '').trim()
  return wishes.flatMap((wish) => (wish !== holding ? [wish] : rest ? [rest] : []))
}

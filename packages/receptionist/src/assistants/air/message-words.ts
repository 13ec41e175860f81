import { clausesOf } from '../../dialogue/clauses.ts'
import { asToldNow } from '../../kinds/no-wish.ts'
import { asSaid } from '../../kinds/text.ts'

const wishes = [
  '\\bmessages?\\b',
  '\\b(?:make|leave|take) (?:a|them a) note\\b',
  '\\bpass (?:it|that|this|my \\w+) (?:on|along)\\b',
  '\\b(?:tell|ask) (?:them|your|whoever|the (?:team|boss|owner))\\b',
  '\\blet (?:them|your \\w+|the team|somebody|someone) know\\b',
  '\\b(?:call|ring|phone|telephone|text|email|e-mail|write|contact|get back to|reach out to) (?:me|us)\\b',
  '\\bcall(?:ed)? ?back\\b|\\bget in touch\\b|\\breach out\\b|\\btake me off\\b',
].join('|')
const asked = new RegExp(wishes, 'i')

/** Whether the words ask for a message or a call back, and for nobody to be put through to. */
export const asksForMessage = (text: string): boolean => asked.test(text)

/** Words that say nothing but that somebody shall hear of it. */
const bare = new Set(
  (
    'a about actually all alright an and any anybody anyone appointment are ask at back be book booking but by call callback ' +
    "can contact could day demo discovery do don't email for from get give guys have hello hey hi i i'd i'll i'm if in instead is it " +
    "it's just kindly know leave let like look listen maybe me meeting message messages mind my need never no not nothing note now of oh ok okay " +
    'on one only or our pass people person phone please put rather ring said say sell sign some somebody someone something sorry sure ' +
    "take talk team telephone tell text thank thanks that that's the them then there they this time to after before until till lunch dinner breakfast work closing morning mornings afternoon afternoons evening evenings tomorrow today tonight monday tuesday wednesday thursday friday next week noon o'clock one two three four five six seven eight nine ten eleven twelve better best anytime said uh um up us wanna want wanted " +
    "we well what will with would write yeah yep yes you your you're folks slot time along down over human being real actual live possible fine"
  ).split(' '),
)

// Who it is from, or the digits to reach them at, by themselves.
const toSelf = /^(?:and |oh |so |well )*my name(?:['’]s| is) [\w'’-]+(?: [\w'’-]+)?$/i
const toldName =
  /^(?:[Aa]nd )?(?:[Tt]his is |I['’]m |[Ii]t['’]s )[A-Z][\w'’-]+(?: [A-Z][\w'’-]+){0,2}$/
const fullName = /^[A-Z][\w'’-]+(?: [A-Z][\w'’-]+){1,2}$/
const digit = /^(?:\d+|oh|zero|one|two|three|four|five|six|seven|eight|nine|double)$/
const fewestDigits = 3
const leads =
  /^(?:(?:okay|ok|oh|well|so|then|and|but|alright|all right|please|just|hi|hello|hey|um|uh|yeah|good (?:morning|afternoon|evening))\b[\s,]*|(?:no|yes|look|listen|actually),\s*)+/i

const asking =
  "(?:(?:could|can|would|will) (?:you|i|we|somebody|someone|anybody)|i(?:['’]d| would) like(?: you)? to|i (?:want|wanna|need|have)(?: you)?(?: to)?|i['’]ve(?: got)?|you can|let me)(?: (?:please|just|kindly|maybe))*"
/** Words that ask for a message to be taken, before what it is. */
const asksToTake = new RegExp(
  `^${asking} (?:(?:take|leave|give|write|pass(?: on)?|put)(?: (?:you|me|them|down|in))* )?(?:a|another|the) (?:quick |short |little )?(?:message|note|word)\\b[\\s,:]*`,
  'i',
)
/** "The message is that …", "tell them I have two shops": what it says, and not that it does. */
const isSaid =
  /^(?:the|my) message is(?: that)?[\s,:]+(?=\S+ \S)|^(?:please |just )*tell (?:them|him|her)(?: that)? (?=(?:i|we|it|my|our|the)\b)/i
/** "Could somebody please call me back": to whoever reads it, it is a request of its own. */
const asksForCall =
  /^(?:(?:could|can|would|will) (?:you|somebody|someone|anybody|one of (?:you|your \w+)|your \w+)|i(?:['’]d| would) like (?:you|somebody|someone|one of (?:you|your \w+)) to|i (?:want|need) (?:you|somebody|someone|one of (?:you|your \w+)) to)(?: (?:please|just|kindly))*(?: (?:have|get) (?:somebody|someone|anybody)(?: to)?)? ((?:call|ring|phone|email|text|write|contact|get back to|reach)(?: to)? (?:me|us)\b)/i
/** "I don't want to go into it" is for us, and not for the note. */
const unwilling =
  /[\s,.;–—-]*\b(?:and |but )?(?:i|we)(?:['’]d| would)? (?:don['’]t|do not|rather not|won['’]t)(?: (?:really|want|wanna|care|like|have|need))*(?: to)? (?:go into|get into|say|tell|talk about|discuss|explain)\b[^.?!,;]*/gi
const feelings =
  /^i['’]m (?:(?:a (?:little|bit)|really|very|kind of|pretty|so) )?(?:upset|annoyed|mad|angry|furious|disappointed|frustrated|put out|not happy)\b(?:[\s,]+(?:actually|but|and|because|to be honest|honestly|you know))*[,.]?\s+(?=\S+ \S+ \S)/i
const ends =
  /[\s,]+(?:(?:please|thanks|thank you|okay|ok|if (?:that['’]s|it['’]s|at all)? ?possible)|(?:and |so )?(?:please |just |you can )?(?:tell (?:them|him|her|['’]?em) (?:that|all that|so)|(?:write|put|note) (?:that|it|this)(?: down| in)?|pass (?:that|it|this) (?:on|along)))\W*$/i

/** "Could you tell your billing people that …", "let Rick know …". */
const toTell =
  /^(?:(?:could|can|would|will) you )?(?:(?:please|just|kindly) )*(?:tell ((?:your |the )?[\w'’-]+(?: [\w'’-]+){0,4}?) that|let ((?:your |the )?[\w'’-]+(?: [\w'’-]+){0,4}?) know(?: that)?) (?=\S+ \S)/i
const toWhom = (whom: string): string =>
  /^(?:them|him|her|somebody|someone)$/i.test(whom) ? '' : `for ${whom}: `

/** As whoever took it down would write it. */
const asWritten = (words: string): string =>
  words
    .replaceAll(unwilling, '')
    .replace(leads, '')
    .replace(/^.*$/s, asToldNow)
    .replace(asksToTake, '')
    .replace(isSaid, '')
    .replace(feelings, '')
    .replace(leads, '')
    .replace(asksForCall, '$1')
    .replace(toTell, (_, told?: string, known?: string) => toWhom(told ?? known ?? ''))
    .replace(ends, '')
    .replace(ends, '')

const refused =
  /\b(?:not|(?:do|did)n['’]?t (?:want|need|ask for|asked for)|no) (?:an?|any|the|your|another)? ?(?:discovery |sales |demo |free )*(?:call|pitch|demo)\b(?! (?:me|us|back))/i
const merelyAgreed = /^\W*(?:(?:but|and|so|well|yeah|yes|no|okay|ok|sure|fine)\b\W*)+$/i

/** "It's not a discovery call, it's a partnership": what it is, and not what it is not. */
function withoutRefused(text: string): string {
  const parts = clausesOf(text)
  if (!parts.some((part) => refused.test(part.text))) return text
  const left = parts.filter((part) => !refused.test(part.text) && !merelyAgreed.test(part.text))
  return left.map((part) => part.text).join('')
}

/** What is to be told, without what only asks for it to be. */
export function messageIn(said: string): string {
  const text = withoutRefused(said)
  const sentences = text.split(/(?<=[.?!])\s+/)
  // Alone, "Little Hotelier" is what it is about.
  const isFrom = (part: string) => sentences.length > 1 && fullName.test(withoutEnd(part))
  const told = sentences.filter((part) => !isBare(part) && !isFrom(part))
  const [first = '', ...others] = told
  const parts = first.split(/(?<=,)\s+/)
  const begins = parts.findIndex((part) => !isBare(part))
  const all = [...parts.slice(Math.max(0, begins)), ...others].join(' ')
  const written = asWritten(all.replace(leads, ''))
  return isBare(written) ? '' : asSaid(written, longest)
}

const forWhom = /^(?:for|to) (?:\S+ ){0,7}\S+$/i
const tells = /\b(?:that|about|is|are|was|were|has|have|had|will|would|can|wants?|needs?)\b/i

/** "For somebody in your accounting": whom it is for, and not what it says. */
export const isForWhom = (wish: string): boolean =>
  forWhom.test(wish) && !tells.test(wish) && !wish.includes(':')

/** "For your bookkeeping: we sent the wrong invoice." */
export function addressed(wishes: readonly string[]): readonly string[] {
  const [first = '', second, ...others] = wishes
  if (second === undefined || !isForWhom(first)) return wishes
  const isOwn = /^(?:I\b|[^\s]+[A-Z])/.test(second)
  const words = isOwn ? second : second.slice(0, 1).toLowerCase() + second.slice(1)
  return [`${first}: ${words}`, ...others]
}

const longest = 200
const withoutEnd = (part: string) => part.replace(/[.?!,]+$/, '')

function isBare(part: string): boolean {
  const said = part.toLowerCase().replaceAll('’', "'")
  const words = said.match(/[a-z0-9']+/g) ?? []
  const plain = withoutEnd(part)
  const digits = words.filter((word) => digit.test(word)).length
  return (
    words.every((word) => bare.has(word)) ||
    toSelf.test(plain) ||
    toldName.test(plain) ||
    (digits >= fewestDigits && digits * 2 > words.length)
  )
}

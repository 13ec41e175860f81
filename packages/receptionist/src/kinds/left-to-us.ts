import { type Now, readUtterance } from '@nightdesk/understanding'
import type { Reader, Value } from './value.ts'

const soon =
  /\b(?:soon|sooner|soonest|asap|a s a p|first available|earliest|next available|right away)\b/
const indifferent =
  /\b(?:whenever|any ?time|any (?:week)?day|any (?:morning|afternoon|evening)|(?:morning|afternoon)s\b|your choice|up to you|you (?:choose|pick|decide)|flexible|doesn't matter|don't mind|don't care|no fixed time)\b/
const exceptions = / (?:but|except) /

/** Reads a day or a time; whoever says "whenever" or "as soon as possible" leaves it to the desk. */
export function orLeftToUs(read: Reader, choose: (now: Now) => Value): Reader {
  return (text, context) => {
    const [said = ''] = readUtterance(text).words.join(' ').split(exceptions)
    const value = read(said, context)
    if (value && !isThisMinute(value, context.now)) return value
    return value || soon.test(said) || indifferent.test(said) ? choose(context.now) : undefined
  }
}

function isThisMinute(value: Value, now: Now): boolean {
  return value.kind === 'time' && value.time.daysAhead === 0 && value.time.minutes === now.minutes
}

/** "Any morning", "whenever": no day and no hour is made up for whoever does not mind. */
export function orAny(read: Reader, any: string): Reader {
  return (text, context) => {
    const said = readUtterance(text).words.join(' ')
    const isBounded = /\b(?:after|before|between|from|until|till|but|except)\b/.test(said)
    const value = read(text, context)
    const isNamed = value && !(value.kind === 'day' && !value.day)
    if (isNamed || isBounded || !indifferent.test(said)) return value
    const part = /\b(?:morning|afternoon|evening)/.exec(said)?.[0]
    return { kind: 'text', text: part ? `any ${part}` : any }
  }
}

export const anyClauses = (): readonly string[] =>
  ['day', 'time', 'morning', 'afternoon', 'evening'].map((when) => `any ${when},`)

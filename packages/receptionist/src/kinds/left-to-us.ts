import { type Now, readUtterance } from '@nightdesk/understanding'
import type { Reader, Value } from './value.ts'

const leavesIt =
  /\b(?:soon|sooner|soonest|asap|a s a p|whenever|any ?time|any (?:week)?day|your choice|up to you|you (?:choose|pick|decide)|flexible|doesn't matter|don't mind|don't care|first available|earliest|next available)\b/
const exceptions = / (?:but|except) /

/** Reads a day or a time; whoever says "whenever" or "as soon as possible" leaves it to the desk. */
export function orLeftToUs(read: Reader, choose: (now: Now) => Value): Reader {
  return (text, context) => {
    const [said = ''] = readUtterance(text).words.join(' ').split(exceptions)
    const value = read(said, context)
    if (value && !isThisMinute(value, context.now)) return value
    return value || leavesIt.test(said) ? choose(context.now) : undefined
  }
}

function isThisMinute(value: Value, now: Now): boolean {
  return value.kind === 'time' && value.time.daysAhead === 0 && value.time.minutes === now.minutes
}

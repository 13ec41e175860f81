import type { Span } from '@nightdesk/understanding'
import { type Script, tagsOf } from '../script.ts'
import type { State } from '../state.ts'

const asking = '(?:asking|checking|wondering|curious|inquiring|calling to (?:ask|find out))'
const merely = '(?:just|only|simply|merely)'
const says = new RegExp(
  [
    `\\b${merely} (?:\\w+ ){0,2}?${asking}\\b(?! for\\b)`,
    `\\b(?:(?:i|we)['’](?:m|re|d)|i am|we are|i was|we were|been) (?:\\w+ )?(?:asking (?:you|if|whether|about|what|a )|wondering|curious)`,
    `\\b${merely} (?:\\w+ )?(?:want(?:ed)? to|wanna|need(?:ed)? to|like to|trying to|gotta) (?:know|ask|find out|check|see (?:if|whether))\\b`,
    `\\b(?:just|only)(?: (?:have|had|got))? (?:a|one|the one|this one|some) (?:quick |simple |plain |little )*questions?\\b`,
    '\\bquestions? (?:first|before (?:i|we) (?:book|decide|order|reserve))\\b',
  ].join('|'),
  'i',
)
const insists =
  /\byes or no\b|\b(?:i|we)['’](?:m|re) asking you\b|\b(?:just|only) (?:want to|wanna|wanted to|need to) know\b/i

/** "I'm just asking": what is told beside it is asked about, and nothing is wanted by it. */
export const onlyAsks = ({ asksFor }: Pick<Script, 'asksFor'>, text: string): boolean =>
  says.test(text) && asksFor?.(text) !== true

/** Whoever insists on an answer did not hear it, whatever was said to it. */
export const insistsOnAnswer = (text: string): boolean => insists.test(text)

const wants =
  /(?<!n['’]?t |\bnot |\bnever )\b(?:needs?|want|['’]d like|would like|looking for|book|reserve|schedule|order|get (?:me|us)|send|take (?:me|us)|pick(?:ed|ing)? (?:me|us|up))\b/i

/** "My mom has a wheelchair. Can you take her?" asks whether it can be done: where one is asked for, that is said. */
export const asksWhether = ({ asksFor }: Pick<Script, 'asksFor'>, text: string): boolean =>
  asksFor !== undefined && text.includes('?') && !asksFor(text) && !wants.test(text)

/** Whether nothing is wanted by the words but an answer. */
export function asksOnly(
  script: Script,
  text: string,
  topics: readonly string[],
  spans: readonly Span[],
): boolean {
  const asked = script.tasks
    .flatMap(({ slots }) => slots)
    .filter(({ ask, isAboutCaller }) => ask.length > 0 && !isAboutCaller)
  const isTold = spans.some(({ slot }) => asked.some((one) => tagsOf(one).includes(slot)))
  // "We were wondering whether you have a suite for the twelfth" wants one.
  if (onlyAsks(script, text)) return topics.length > 0 || !isTold
  return topics.length > 0 && !isTold && asksWhether(script, text)
}

/** "I'm asking you, yes or no?": what was answered before, where nothing else is asked. */
export const askedOnce = ({ answered }: State, text: string): readonly string[] =>
  insistsOnAnswer(text) && text.includes('?') ? [...new Set(answered)].slice(0, mostInsisted) : []
const mostInsisted = 2

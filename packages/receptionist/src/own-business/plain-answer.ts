import { cutIntoWords, type Span } from '@nightdesk/understanding'
import { isName } from './answer-and-more.ts'
import {
  agrees,
  checks,
  lacks,
  leavesMessage,
  refuses,
  wantsCallBack,
  wantsNoBooking,
} from './asking-words.ts'
import { hasOrderNumber, spotOrderNumber } from './order-number.ts'
import type { Moment } from './own-meanings.ts'
import { openQuestions } from './trade-plans.ts'

// Longer, a no to an offer is rather the beginning of a wish.
const longestNo = 5

/** Answers to our own questions that need no guess. */
export function plainAnswer(
  text: string,
  { asked, plan }: Pick<Moment, 'asked' | 'plan'>,
  marked: readonly Span[],
): string | undefined {
  // Nobody has to look for the slip; what is no number is that there is none.
  if (asked === 'order') return lacksNumber(text, marked) ? 'refuse' : undefined
  // Whoever names the number of an order has one.
  if (asked === 'open' && spotOrderNumber(text) && plan.tasks.includes('case')) return 'case'
  if (asked === 'confirm' && checks.test(text)) return 'repeat'
  if (openQuestions.has(asked) && leavesMessage.test(text)) return 'message'
  const isOfBooking = !openQuestions.has(asked) && asked !== 'about' && !agrees.test(text)
  if (isOfBooking && wantsNoBooking(text)) return 'message'
  if (openQuestions.has(asked) && wantsCallBack.test(text)) return 'message'
  if (asked !== 'offer') return undefined
  if (agrees.test(text)) return 'yes'
  const words = cutIntoWords(text).length
  if (refuses.test(text) && words <= longestNo) return 'no'
  // "Would you like me to take a message?" "It's Dennis, 212 …": who tells that has agreed.
  const isTold =
    marked.some(({ slot }) => slot === 'phone') || (words <= longestNo && isName(marked))
  return isTold && !refuses.test(text) ? 'yes' : undefined
}

function lacksNumber(text: string, marked: readonly Span[]): boolean {
  const isElse = marked.some(({ slot }) => slot === 'name' || slot === 'phone')
  return !isElse && lacks.test(text) && !hasOrderNumber(text)
}

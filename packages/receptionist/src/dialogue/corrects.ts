import { startsWithNo } from './yes-no.ts'

const signs =
  /\b(?:wrong|instead|you (?:just |only )?(?:wrote|put|have|got|said|wrote down)|(?:has|have|needs?|supposed) to (?:say|be)|should (?:say|be)|that['’]s not|it['’]s not|it wasn['’]t|i (?:never )?said|i meant|i told you|change (?:it|that|the)|fix (?:it|that|the))\b/i

/** "No, it's Gold Street", "you only wrote thirty three": what was taken down is not as it was said. */
export const corrects = (text: string): boolean => startsWithNo(text) || signs.test(text)

const listens =
  /\b(?:are|were|r) (?:you|ya|u) (?:even |still |actually |really )*(?:listening|hearing|paying attention|getting (?:this|that|any of this|it)|there|following|with me)\b|\b(?:can|do|did) you (?:even |actually )*hear (?:me|what i said|a word)\b|\bhello[?!]? are you there\b/i

/** "Are you even listening?": whoever asks wants to hear what was understood. */
export const asksWhetherHeard = (text: string): boolean => listens.test(text)

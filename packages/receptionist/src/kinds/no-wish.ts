// "Right" at the end asks; "turn right", "all right" do not.
const tag =
  "(?:(?<!\\b(?:all|turn|the|on|your|my|that['’]s|is that|just) )right|correct|(?:is|are|was|do|does|did|will|wo|have|has|ca|could|would|should)n['’]?t (?:it|that|he|she|they|you|we|i|there)|huh|yeah)"
// "Bell with a B, right, not Dell": what it is not may stand behind it.
const closing = new RegExp(`[\\s,]+${tag}(?:,? (?:and )?not [\\w'’-]+(?: [\\w'’-]+)?)?\\W*$`, 'i')
const leads =
  /^\W*(?:(?:oh|uh|um|er|hm+|sorry|excuse me|pardon|hold on|hang on|and|also|but|so|well|wait|then|now|because|okay|ok)\b\W*)+/i
const subject =
  /^(?:(?:you|they|he|she|it|that|this|there|we|i|nobody|no one|somebody|someone|everybody|everyone|everything|nothing)\b|(?:the|my|our|your) [\w'’-]+(?: [\w'’-]+)? (?:is|are|was|will|has|have|does|do|can|won)\b)/i
const asking =
  /^(?:what|who|whom|whose|why|how|when|where|which)\b(?! (?:a|an|the)\b)|^(?:does|did|didn['’]t|have|haven['’]t) you\b|^(?:do|does|did|don['’]t|doesn['’]t|didn['’]t|is|are|was|were|isn['’]t|aren['’]t|wasn['’]t|haven['’]t|hasn['’]t|am|will|won['’]t|shall|should) (?:you(?! (?:please|tell|ask|put|write|make|have|send|let|add|note|bring|leave))|i|we|they|he|she|it|that|this|there|my|our|the|somebody|someone|anybody|anyone)\b|^(?:have|has) (?:you|i|we|they|he|she|it|that) /i
const ofReadBack =
  /^(?:that['’]?s (?:what|how|where|who) (?:i|we)|(?:i|we) (?:just |already |only )*(?:mean|meant|gave you|never said|didn['’]t (?:say|ask|mean))|you (?:got|have|had|said|just|already|keep|misheard|heard|wrote|put|spelled|skipped|forgot|missed|left)\b)/i

export const withoutLeads = (text: string): string => text.replace(leads, '').trim()

/** "You'll call me if anything changes, right?": a question, though it is said as a statement. */
export const isCheck = (text: string): boolean =>
  closing.test(text) && subject.test(withoutLeads(text))

/** "What do you mean, in my own words", "that's what I said": told to us, and wished for by nobody. */
export function isNoWish(text: string): boolean {
  const said = withoutLeads(text)
  return isCheck(text) || asking.test(said) || ofReadBack.test(said)
}

/** "Till one o'clock, right": what is asked of it is none of what stands on the paper. */
export const withoutTag = (text: string): string =>
  subject.test(withoutLeads(text)) ? text : text.replace(closing, '')

const frame =
  /^\W*(?:(?:no|look|listen|well|but|and|like|as|oh)\b[\s,]*)*(?:(?:i|we)(?:['’]ve| have)? (?:just |already |only )*(?:told|said)(?: (?:you|them))?(?: (?:already|before|twice|that))*|(?:i|we)['’](?:m|re) (?:telling|saying)(?: you)?(?: that)?)[\s,:]+(?=\S+ \S)/i

/** "I told you it's a double charge": what was told, and not that it was. */
export const asToldNow = (text: string): string => text.replace(frame, '')

const denied =
  /\b(?:(?:that|this|it)(?:['’]?s| is| was)? (?:really |actually |even )*(?:not|no|never)|(?:that|this|it) (?:isn|wasn)['’]?t|not) (?:really |actually )*(?:an? |any |my |the )?(?:special |extra )?(?:request|wish|note|message|remark)\b|\b(?:i|we) (?:never|didn['’]?t|did not) (?:\w+ )?(?:ask|asked|request|requested|wish|wished|want|wanted|say|said) (?:for )?(?:that|it|this|any of (?:that|it))(?=\W*(?:$|[,.;!?]|i\b|it['’]?s\b|that['’]?s\b|just\b|and\b))/i

/** "That's not a request": what was taken for a wish is none. */
export const isDenied = (text: string): boolean => denied.test(text)

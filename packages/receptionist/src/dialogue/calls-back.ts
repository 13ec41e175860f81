const again =
  '(?:back|again|later|tomorrow|tonight|myself|ourselves|in the morning|another time|some other time|on monday|next week)'
const whoWill =
  "(?:i|we|my (?:wife|husband|son|daughter|boss|mom|dad|assistant)|he|she)(?:['’]ll| will|['’]d rather| would rather|['’]m gonna|['’]m going to|['’]re going to| can| could| might| may| should| guess i['’]ll| think i['’]ll)(?: (?:just|probably|maybe|either|have to|better|try to|rather|then|always))*"
const you =
  '(?:you|you (?:guys|folks|people|all)|them|him|her|the (?:dispatcher|office|desk|front desk|hotel|team|driver)|somebody|someone|everybody)'
const calls = [
  // "I'll call back", "we might phone the dispatcher tomorrow".
  `\\b${whoWill} (?:call|phone|ring|try|telephone)(?: ${you}| up)*(?: (?:right )?${again}| when| once| if| after| as soon|(?=\\W*(?:thanks|thank|bye|okay|then|instead)?\\W*$))`,
  `\\b${whoWill} (?:[\\w'’]+ ){0,8}?(?:call|phone|ring|get) (?:${you} )?(?:back|again)(?: to ${you})?\\b`,
  `\\b${whoWill} (?:get back to|be in touch with|check with and call|come back to) ${you}\\b`,
  `\\b${whoWill} (?:be in touch|check back|be back in touch)\\b`,
  `\\b${whoWill} give ${you} (?:a|another) (?:call|ring|buzz|shout)\\b`,
  `\\b(?:i|we) (?:said|told you) (?:that )?(?:i|we)(?:['’]d| would|['’]ll| will) (?:call|ring|phone)\\b`,
  `\\b${whoWill} (?:do|handle) (?:it|that|the calling)(?: myself| ourselves)\\b`,
].map((sign) => new RegExp(sign, 'i'))

const nobodyCalls =
  /\b(?:no ?body|no one|you don['’]?t|they don['’]?t|he doesn['’]?t|don['’]?t) (?:has to|have to|needs? to|needs?|gotta|should|must|bother(?: to)?) (?:call|ring|phone)(?:ing)?(?: (?:me|us))?(?: back)?\b|\b(?:do not|don['’]?t) (?:have|let|make) (?:him|her|them|any\w*|some\w*|the \w+) (?:call|ring|phone)\b|\b(?:do not|don['’]?t|won['’]?t) (?:really |even )?(?:need|want) (?:(?:a|any|the|your|his) (?:call ?back|call|phone call)|(?:any\w*|some\w*|him|her|them|you|the \w+) (?:to call|calling))\b|\bno need (?:to|for (?:a|any\w*|some\w*)(?: to)?) (?:call|ring|phone)\b|\b(?:forget|scrap|drop|skip|cancel|tear up|throw out|never mind) (?:about )?(?:the|that|my|this) (?:note|call ?back|message)\b/i

/** "I'll call you back myself": a goodbye, and no wish to be called. */
export const callsBackSelf = (text: string): boolean => calls.some((sign) => sign.test(text))

const solves = new RegExp(
  `\\b${whoWill} (?:(?:figure|work|sort|find|look|check)(?: (?:it|that|this|them|one))* (?:out|up|online|on line|myself)|google|ask (?:around|later|them|when)|(?:check|look) (?:your|the|my) (?:website|site|map|phone))\\b`,
  'i',
)

/** "I'll just look it up": what was asked is no longer asked of us. */
export const solvesItSelf = (text: string): boolean => solves.test(text)

/** "Nobody has to call me", "forget the note": what was taken down is wanted no more. */
export const takesNoteBack = (text: string): boolean => nobodyCalls.test(text)

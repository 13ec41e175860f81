/** "Sure, have them give me a ring": an offer is taken by its first word. */
export const agrees: RegExp =
  /^\W*(?:(?:oh|um|uh|well)\W+)*(?:yes|yeah|yep|yup|sure|ok|okay|please|absolutely|go ahead|that'd be great|that would be great)\b(?!.*\b(?:but|no|not|don't|first)\b)/i

/** "No, that's fine": a no by its first word, whatever it ends with. */
export const refuses: RegExp = /^\W*(?:(?:oh|um|uh|well|thanks|ah)\W+)*(?:no|nope|nah|not)\b/i

/** Whoever has no number says so, or says what became of it. */
export const lacks: RegExp =
  /\b(?:no|not|never|lost|gone|without|forgot|threw|tossed|deleted|somewhere|can['’]?t|\w+n['’]?t)\b/i

/** "The soap I got", "you sent me", "it was supposed to come". */
export const bought: RegExp =
  /\b(?:i|we|you|you guys|she|he|they|it) (?:just |had |have |never |was |were )*(?:got|gotten|bought|ordered|received|purchased|paid|sent|shipped|delivered|charged|supposed)\b/i

/** What sounds like a question, by its mark or by its words. */
export const mayAsk: RegExp =
  /\?|^\W*(?:(?:hi|hey|hello|and|so|um|uh|oh|well|okay)\W+)*(?:what|how|when|where|who|which|why|is|are|do|does|did|can|could|will|would|should|may|any)\b|\b(?:wondering|wonder if|want(?:ed)? to (?:know|ask|check)|tell me|know (?:if|whether|how|what|when|where)|curious|not sure (?:if|what|how|who))\b/i

/** What wants to know something, and not to have it done: "do I need", "what do you charge". */
const asksFact =
  /(?:^|[.,!] |\b(?:so|and|or|hey|hi|hello|um|well|okay) )(?:what(?:'s| is|'re| are)?|how(?:'s| is)? (?:much|many|long|old|far|big|soon|often)|how do you|do i|would i|will i|am i|is (?:it|the|your|that)|are (?:there|the|your)|is there(?! (?:any|a) (?:chance|way|possibility)\b)|does|who(?:'s| is| are)|do (?:you|y'all|they) (?:guys |folks |all |ever |even |still )?(?!have (?:any|an?|room|time|space|availability|something|anything)\b)\w+|which|why)\b/i

/** "I was wondering if you do catering" asks without a question mark. */
const wonders =
  /\b(?:wonder(?:ing)?|curious|(?:like|want(?:ed)?) to (?:know|ask)) (?:if|whether) (?:you|y'all|you guys|your \w+) (?:do|does|have|has|offer|sell|carry|take|accept|allow|are|is|can)\b/i

export const isFact = (text: string): boolean =>
  (text.includes('?') && asksFact.test(text)) || wonders.test(text)

/** "Did you get the part about the flight?": what was read back may be read once more. */
export const checks: RegExp =
  /^\W*(?:(?:and|so|but|wait|okay|oh)\W+)*(?:did|do|have) you (?:get|got|have|write|wrote|put|note|noted|catch|hear|add)\b[^.!]*\?|^\W*(?:and )?you(?:['’]ve)? (?:have|got) [^.!?]{0,40}\bright\?/i

/** "Do you need my phone? It's 212 …". */
export const offersFact: RegExp =
  /\b(?:do you (?:need|want)|should i (?:give|leave)|can i (?:give|leave)|want) (?:you )?(?:my|a) (?:phone|cell|number|phone number|name|email|address|last name)\b/i

/** "I'd like to leave a message asking if I can get in at nine". */
export const leavesMessage: RegExp =
  /\b(?:leave|take|send|give (?:him|her|them)|pass (?:on|along)|get) (?:(?:him|her|them|you|somebody|someone) )?(?:a|this|the|my) message\b/i

const booked =
  '(?:appointments?|visit|table|booking|reservation|meeting|class|session|room|ride|estimate|interview|order)'
const wished = `(?:${booked}|times?|day|slot|come in|coming in|be seen|book(?:ed)?|ordering)`

/** "I don't need an appointment", "it's not a table": not what we took it for. */
const noBooking = new RegExp(
  `\\b(?:(?:don['’]?t|do not|didn['’]?t|not|never) (?:really |actually |even )?(?:need|want|asking|ask|trying|looking|calling)(?: to| for)?(?: an?| any| the)?(?: \\w+)? ${wished}|(?:it['’]s|that['’]s|this is|there['’]s|i said|i never said|not|no)(?: not| no)?(?: an?| any| the)? ${booked})\\b`,
  'i',
)

/** "Nobody needs to come out". */
const noVisit =
  /\b(?:nobody|no one|no-one)(?:['’]s| is| needs? to| has to)? (?:be )?(?:come|coming)\b|\b(?:don['’]?t|do not) (?:need|want) (?:anybody|anyone|somebody|someone) to come\b/i

/** "It's already booked, I only want to move it." */
const isBooked =
  /\balready (?:booked|made|scheduled|set up)\b|\b(?:already|have|got) (?:have |got )?an? (?:booking|reservation|appointment|table) already\b|\balready (?:have|got) (?:it|one|an? (?:booking|reservation|appointment))\b|\b(?:want|need|like|trying)(?:ed)? to (?:move|push|change|reschedule) (?:it|my|the|our|his|her)\b/i

/** "Have somebody call me", "just give me a ring". */
const wantsCall =
  /\b(?:have|get|ask|tell|want|need|like|let|can['’]?t|can|could|would|will)\b[^.?!]{0,40}\b(?:call|ring|phone|get back to|talk to|tell) (?:me|us)\b|\b(?:call|ring|phone) (?:me|us)(?: back)?\b|\bgive (?:me|us) a (?:call|ring)\b|\bcall-?back\b|\b(?:leave|take|give) (?:\w+ ){0,2}(?:a )?message\b/i
/** "I'd like someone to call me on Saturday". */
export const wantsCallBack: RegExp =
  /\b(?:someone|somebody|anyone|anybody|one of (?:your|the|you) ?\w*|(?:mr|mrs|ms|dr)\.? \w+|the (?:owner|manager|doctor|nurse|chef|buyer|trainer|adviser|advisor|accountant)|he|she|they|him|her|them) (?:to |could |can |would |should )?(?:please )?(?:call(?:ed)?|ring|rang|phoned?|get back to|got back to) (?:me|us)\b|\b(?:call|ring|phone) (?:me|us) back\b|\b(?:a|the) call ?back\b|\bgive (?:me|us) a (?:call|ring)\b/i
const only = /\b(?:just|only|rather|instead|simply)\b|^\W*(?:no|nope|nah|not)\b/i

/** Whoever wants no booking after all, but that a person hears of it. */
export const wantsNoBooking = (text: string): boolean =>
  noBooking.test(text) ||
  noVisit.test(text) ||
  isBooked.test(text) ||
  ((wantsCall.test(text) || wantsCallBack.test(text)) && only.test(text))

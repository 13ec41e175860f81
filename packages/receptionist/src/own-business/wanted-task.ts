import type { TradeId } from '@nightdesk/contracts'
import type { OwnTaskId } from './trade-plans.ts'

/** Words by which callers of a trade want one of its tasks: what is asked for, and troubles that call for it. */
type Wish = {
  readonly task: OwnTaskId
  /** Enough by themselves, in whatever sentence. */
  readonly verbs?: RegExp
  /** Things that are asked for, where the sentence asks for something. */
  readonly things: RegExp
  /** Stories that want it without saying so. */
  readonly stories?: RegExp
}

const booking =
  /\b(?:book|schedule|reserve|set up|make|get|have|arrange|need|want|like|take) (?:\w+ ){0,3}(?:appointments?|appt|time slot|slot|consultation|consult|meeting|session|class|spot|interview|visit|booking|estimate|quote|call|opening)\b|\b(?:fit|squeeze|pencil|put|get|sign) (?:me|us|him|her|my \w+) (?:in|down|up)\b/

const wishes: Readonly<Record<TradeId, readonly Wish[]>> = {
  healthcare: [
    {
      task: 'appointment',
      verbs: booking,
      things:
        /\b(?:appointments?|appt|check-?ups?|cleanings?|cleaned|teeth|tooth|eyes?|knee|shoulder|physicals?|exams?|visit|vaccine|vaccination|shots?|flu shot|blood (?:test|work)|follow-?up|consultation|screening|x-?ray|filling|root canal|crown|braces|therapy|massage|eye test|glasses|checked(?: out)?|seen|see (?:a|the|dr|doctor|somebody|someone|anyone|you guys)|come in|get in|openings?|slot)\b/,
      stories:
        /\b(?:hurts?|hurting|pain|painful|ache|aches|aching|toothache|sore|swollen|swelling|fever|cough(?:ing)?|rash|sick|ill|broke|broken|chipped|cracked|bleeding gums|dizzy|infection|infected|sprained|twisted|throwing up|migraines?|flu|cold|strep|allerg(?:y|ies) (?:are|is)|prescription|refill|pregnant)\b/,
    },
  ],
  'financial-services': [
    {
      task: 'consultation',
      verbs: booking,
      things:
        /\b(?:appointments?|appt|consultation|consult|meeting|meet|sit down|talk to (?:an?|your) (?:advisor|accountant|broker|planner|adviser)|see (?:an?|the|someone|somebody)|come in|slot|taxes|tax return|mortgage|loan|pre-?approv\w+|refinanc\w+|bookkeep\w+|payroll|retirement|investment\w*|insurance quote|audit|financial plan|file|accountant|advis[eo]r|bookkeeper|cpa|planner)\b/,
      stories:
        /\b(?:audited|letter from the|bought a house|buying a house|start(?:ing|ed) an? \w+|inherit\w+|retir(?:e|ing)|behind on|refinance|first home|do my taxes|my taxes)\b/,
    },
  ],
  'hotels-hospitality': [
    {
      task: 'stay',
      verbs:
        /\b(?:book|reserve|reservation for|make a reservation|need a (?:room|place)|rooms? (?:for|from|tonight|tomorrow|available|this|next)|stay(?:ing)? (?:with|at|for|from|over|the)|a room|two rooms|a suite|check in (?:on|this|next|tomorrow))\b/,
      things:
        /\b(?:rooms?|suite|stay|nights?|reservation|bed|availability|available|vacanc(?:y|ies)|weekend)\b/,
      stories: /\b(?:in town for|coming (?:to town|up|down|over)|flight got cancel\w+|stranded)\b/,
    },
  ],
  transportation: [
    {
      task: 'ride',
      verbs:
        /\b(?:pick (?:me|us|him|her|them|my \w+|up)|a (?:ride|cab|taxi|car|lift|driver|van|limo|shuttle)|book (?:a |me )?\w*|get (?:me|us|my \w+) (?:to|from)|take (?:me|us|my \w+) (?:to|from)|drive (?:me|us)|need to (?:get|be|go) (?:to|at)|going (?:from|to)|headed to|heading to|send (?:a|someone|somebody))\b/,
      things:
        /\b(?:ride|cab|taxi|car|pickup|pick-up|driver|airport|transfer|lift|van|limo|shuttle|transport\w*)\b/,
      stories: /\b(?:flight (?:at|lands|leaves)|my (?:train|flight)|stuck at|stranded)\b/,
    },
  ],
  'restaurants-takeouts': [
    {
      task: 'table',
      verbs:
        /\b(?:(?:book|reserve|get|have|need|want|like|for) (?:\w+ ){0,2}tables?|reservations?|party of|table for|seat(?:s|ing)? for|dine in|sit down for|(?:book|reserve) (?:for|something|dinner|lunch|brunch)|(?:lunch|dinner|brunch) for (?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve)|come in for (?:dinner|lunch|brunch))\b/,
      things:
        /\b(?:tables?|booking|seat|dinner tonight|room for (?:\d+|two|three|four|five|six|seven|eight|ten))\b/,
      stories:
        /\b(?:(?:there (?:are|will be|ll be)|we(?:'re| are)) (?:\w+ )?(?:of us|people)|birthday|anniversary)\b/,
    },
    {
      task: 'order',
      verbs:
        /\b(?:(?:place|make|put in|phone in|call in) (?:an |a |my |in )?\w* ?orders?|order (?:some|a|an|two|three|four|for|food|takeout|pickup|to go|\d+)|to order|take-?out|carry-?out|take ?away|to go|for pick-?up|pick up (?:some|a|an|two|\d+)|get (?:some )?food|delivered|for delivery)\b/,
      things:
        /\b(?:orders?|pizzas?|burgers?|fries|sandwich(?:es)?|salads?|pasta|noodles|rice|curry|tacos?|burritos?|sushi|rolls?|wings|soup|steaks?|chicken|ribs|lasagna|pepperoni|margherita|pad thai|dumplings|ramen|bagels?|coffees?|lattes?|cakes?|specials?|combo|meal|dish(?:es)?|entrees?|wraps?|gyros?|kebabs?|falafel|hummus|large|medium|small|sides?)\b/,
      stories: /\b(?:we(?:'re| are) (?:hungry|starving)|feed (?:my|the|our))\b/,
    },
  ],
  'ecommerce-markets': [
    {
      task: 'case',
      verbs:
        /\b(?:where(?:'s| is| are)? my|track (?:my|an|a|the)|my (?:order|package|parcel|delivery|shipment|item)|return (?:a|an|my|this|these|the|it|them|something i)|send (?:it|them|this|these|something) back|exchange (?:it|them|this|these|my|a|the)|(?:get|want|need) (?:a |my )?(?:refund|money back)|cancel (?:my|an|the) order|never (?:arrived|came|showed|got)|(?:didn't|hasn't|haven't|not|never) (?:arrived?|come|shown? up|received?|gotten|delivered)|status of)\b/,
      things:
        /\b(?:order|package|parcel|delivery|refund|return|exchange|replacement|shipment|tracking)\b/,
      stories:
        /\b(?:wrong (?:size|color|item|one|thing|product|address)|too (?:small|big|large|tight)|damaged|broken|defective|missing|cracked|torn|doesn't (?:fit|work)|ordered|bought|i got charged|charged twice|still waiting|late)\b/,
    },
  ],
  'recruitment-staffing': [
    {
      task: 'interview',
      verbs: new RegExp(
        `${booking.source}|\\b(?:looking for (?:a job|a position|something|employment|(?:\\w+ ){0,2}(?:work|shifts?|hours|jobs?|gigs?))|apply(?:ing)? (?:for|to)|interview(?:ed)?|talk to a recruiter|find (?:me )?(?:a job|work)|need (?:a job|work)|saw (?:your|an|the) (?:ad|posting|job|listing)|interested in (?:the|a|that|your)|send (?:in )?my resume|sign up)\\b`,
      ),
      things:
        /\b(?:jobs?|position|interview|recruiter|application|resume|work|staff|temps?|candidates?|shift|role|opening)\b/,
      stories:
        /\b(?:laid off|lost my job|out of work|just (?:graduated|moved)|years? of experience)\b/,
    },
  ],
  'estimators-construction': [
    {
      task: 'estimate',
      verbs: new RegExp(
        `${booking.source}|\\b(?:(?:can|could|would) (?:someone|somebody|you|anyone|anybody) come|(?:come|stop|swing) (?:out|by|over|and|take) (?:\\w+ ){0,3}(?:look|see|measure|quote)|take a look|give (?:me|us) (?:a|an) (?:price|estimate|quote|bid)|(?:get|need|want|like) (?:an? |some )?(?:estimate|quote|bid|price on|somebody to|someone to|my|our|the|new|a new)|have (?:my|our|the|a|someone|somebody)|looking to (?:have|get|redo|remodel|build|add|replace|put)|redo|remodel\\w*|renovat\\w+|build|install|replace|repair|fix)\\b`,
      ),
      things:
        /\b(?:estimate|quote|bid|visit|roof(?:ing)?|kitchen|bath(?:room)?|basement|deck|fence|patio|driveway|siding|windows?|doors?|floor(?:s|ing)?|drywall|tiles?|paint(?:ing|ed)?|plumbing|wiring|addition|garage|gutters?|concrete|foundation|insulation|remodel|walls?|ceiling|stairs|porch)\b/,
      stories:
        /\b(?:leak(?:s|ing|ed|y)?|crack(?:s|ed|ing)?|rott(?:ed|en|ing)|mold|flood(?:ed|ing)?|falling (?:apart|off|down)|(?:blew|fell|came|broke|blown|fallen) (?:down|off|over|apart)|collapsed|storm|tree fell|water damage|sagging|peeling|drafty|(?:water|rain)(?:'s| is)? (?:coming|dripping|pouring|running|getting) (?:in|through|down))\b/,
    },
  ],
  'fitness-wellness': [
    {
      task: 'session',
      verbs: new RegExp(
        `${booking.source}|\\b(?:sign (?:me|us|my \\w+)? ?up|join|try (?:a|an|the|it|one|out|your)|drop in (?:to|on|for)|start (?:training|working out|a)|get in shape|work with a trainer|get a massage|reserve|enroll)\\b`,
      ),
      things:
        /\b(?:class(?:es)?|yoga|pilates|spin(?:ning)?|zumba|boxing|crossfit|hiit|massage|facial|sauna|trainer|personal training|session|membership|lesson|swim\w*|barre|meditation|tour|mat|treatment|appointment|spot|trial)\b/,
      stories:
        /\b(?:lose (?:some )?weight|out of shape|new year|bad back|stressed|beginner|never done)\b/,
    },
  ],
}

const asksFor =
  /\b(?:i(?:'d| would) (?:like|love|want|prefer)|i(?:'m| am) (?:looking|hoping|trying|calling (?:to|about|for))|i (?:want|need|wanna|gotta|have to|was hoping|was looking)|we(?:'d| would) (?:like|love)|we(?:'re| are) (?:looking|hoping|trying)|we (?:want|need)|can (?:i|we|you|someone|somebody)|could (?:i|we|you|someone|somebody)|may (?:i|we)|would you|would it be possible|is it possible|is there any (?:way|chance)|any chance|do you have (?:any|a|an|something|anything|time|room|space)|have you got|got any|let(?:'s| me)|give me|get me|put me|looking (?:to|for)|hoping (?:to|for)|like to|how (?:do|can) i (?:book|schedule|order|make|reserve|get|sign|set)|set me up|who do i (?:talk|speak)|please)\b/

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/[^a-z0-9' -]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

const asksWhat =
  /^(?:(?:hi|hello|hey|yeah|yes|ok|okay|so|um|uh|well|and|oh|sorry|good (?:morning|afternoon|evening)|there|quick question|i was wondering|i wanted to know|can you tell me|could you tell me|do you know)\b ?)*(?:what|where|who|how|which|why|is|are|do|does|did|will|am|was|were)\b/

/** "What do I need to bring?" wants to know something, whatever else it says. */
const asksFact =
  /^(?:(?:hi|hello|hey|yeah|yes|ok|okay|so|um|uh|well|and)\b ?)*(?:what|where(?!'s my| is my)|who|which|why|how (?:much|many|long|far|old|big|often))\b/

export type WantedTask = { readonly task: OwnTaskId; readonly confidence: number }

/** The task that words want, with how sure that is. */
export function wantedTask(text: string, trade: TradeId): WantedTask | undefined {
  const said = plain(text)
  const isAskedFor = asksFor.test(said)
  const isQuestion = asksFact.test(said) || (asksWhat.test(said) && !isAskedFor)
  const found = wishes[trade].flatMap(({ task, verbs, things, stories }): WantedTask[] => {
    if (verbs?.test(said) && !asksFact.test(said))
      return [{ task, confidence: isQuestion ? 0.75 : 0.9 }]
    if (things.test(said) && isAskedFor) return [{ task, confidence: 0.8 }]
    if (stories?.test(said) && !isQuestion) return [{ task, confidence: 0.65 }]
    if (things.test(said) && !isQuestion && !text.includes('?')) return [{ task, confidence: 0.6 }]
    return []
  })
  return found.toSorted((a, b) => b.confidence - a.confidence)[0]
}

const people =
  '(?:staff|workers?|people|temps?|hands?|crew|guys|drivers?|nurses?|cooks?|servers?|welders?|packers?|pickers?|cleaners?|clerks?|accountants?|bookkeepers?|assistants?|receptionists?|technicians?|operators?|laborers?|forklift \\w+|somebody|someone|candidates?|employees?|help)'
const hires = new RegExp(
  `\\b(?:(?:we|i|our \\w+|my \\w+)(?:'re| are|'m| am|'d| would)? (?:really |urgently |also )?(?:need|want|like|could use|looking|hoping|trying)(?:ing)? (?:to (?:hire|find|get|staff|fill|bring on) |for )?(?:an? |some |\\d+ |two |three |four |five |six |ten |a few |a couple(?: of)? |more |temporary |part[- ]time |full[- ]time |good |new |reliable |extra )*(?:\\w+ ){0,2}?${people}\\b(?! (?:me|my|find|at|to (?:talk|call|speak|help)))|to hire|hiring (?:for|a|an|some|two)|fill (?:a|an|the|some|two|three|this) (?:\\w+ ){0,2}(?:position|role|shift|job|spot|opening)s?|(?:i've|we've|i have|we have|have|got) (?:got )?(?:an? |some |two |three |several |a few )?(?:\\w+ )?(?:openings?|vacanc(?:y|ies)|positions?) (?:for|to fill|open|that)|short[- ](?:staffed|handed)|somebody quit|(?:just )?quit on (?:me|us)|called in sick|i(?:'m| am) (?:the |an? )?(?:owner|manager|hr|employer)|i (?:run|own|manage) (?:a|an|the|my|our)|(?:my|our) (?:company|business|firm|shop|restaurant|warehouse|office|clinic|plant) (?:is|needs|has|could))\\b`,
)

/** Whoever looks for people and not for work: that is for a person, and no interview. */
export const isEmployer = (text: string): boolean => hires.test(plain(text))

const free =
  /\b(?:(?:do you|you|would you) (?:guys )?(?:have|got)|have you got|got|is there|are there|any chance (?:of|for)) (?:anything|something|any|room|space|a (?:room|table|slot|spot|time|chair|car))\b(?! (?:for|that|with|without) (?:vegans?|vegetarians?|kids|children|free))/

/** "Got anything Monday at ten?": whoever asks for a day asks to be booked. */
export const asksForOpening = (text: string): boolean => free.test(plain(text))

const left =
  /\b(?:i|we|my \w+|he|she) (?:think (?:i|we) )?(?:left|forgot|lost|may have left|must have left) (?:my|our|his|her|a|an|the|something|some)\b|\bmy order (?:was|is|came|had|arrived|didn't)\b|\b(?:my|our|the) (?:driver|cab|car|ride|taxi) (?:isn't|is not|still isn't|is late|is still not)\b/

/** What is about something that has happened: a thing left behind, an order that was not right. */
export const isAfterwards = (text: string): boolean => left.test(plain(text))

/** "I need", "could you": something is wanted, whatever it is. */
export const isRequest = (text: string): boolean => asksFor.test(plain(text))

const leaves =
  /\b(?:(?:leave|take|pass on|give (?:him|her|them)|send) (?:a |my |the |this )?message|call (?:me|us) back|callback|call ?back|have (?:someone|somebody|him|her|them|(?!to\b)\w+) (?:call|ring|phone|get back to)|(?:can|could|would|will|need|want|like) (?:\w+ ){1,4}(?:to )?(?:call|ring|phone) (?:me|us)(?! an? )|give (?:me|us) a (?:call|ring)|(?:rather|need to|want to|like to) (?:talk|speak) (?:to|with) (?!an? |someone|somebody)\w+(?: \w+)?|get back to me|tell (?:him|her|them|the (?:owner|manager|boss|chef|doctor)|dr\.? \w+|mr\.? \w+|ms\.? \w+) (?:that|to|i)|return (?:my|a|your|his|her) call|missed call|let (?:him|her|them|the \w+) know)\b/

/** "Could you have somebody call me back?" */
export const wantsMessage = (text: string): boolean => leaves.test(plain(text))

const earlier =
  /\b(?:resched\w+|(?:move|change|push|cancel|switch|confirm|check on|shift) (?:my|our|the|an|a) (?:\w+ ){0,2}(?:appointment|appt|reservation|booking|table|ride|pickup|class|session|interview|visit|stay|meeting|order|membership|estimate)|(?:i|we) (?:have|had|made|booked) (?:an?|my|our) (?:\w+ ){0,2}(?:appointment|reservation|booking|table|ride|class|session) (?:already|tomorrow|today|tonight|on|for|at|and|with you|(?:can|could|is|do|will|may) (?:i|you|we|it))|running late|(?:driver|car|cab|ride|taxi|table|food|he|she|they|nobody|no one) (?:never|didn't|hasn't|has not) (?:show|shown|showed|came|come|arrived?)(?: up)?|where(?:'s| is) my (?:driver|cab|ride|car|taxi|food|table)|(?:cancel|pause|freeze|quit) (?:my|our|the) membership|can't make (?:it|my))\b/

/** "I need to reschedule my appointment": nothing of before is known here. */
export const isAboutEarlier = (text: string): boolean => earlier.test(plain(text))

const lead =
  '^(?:(?:hi|hello|hey|yeah|yes|ok|okay|so|um|uh|well|and|or|but|oh|sorry|quick (?:one|question)|if [^,]*,|just)\\b[ ,]*)*'
const factual = new RegExp(
  `${lead}(?:what|where(?!'s my| is my)|who|which|why|when|how|is|are|am|was|were|does|did|do|will|would|should|if (?:it|they|something|anything|he|she|i|we)|that (?:ok|okay|alright|all right|possible|a problem|cool|fine))\\b`,
)
// "Do you have a table?", "would you come out?": asked, and wanted.
const wantsIt =
  /\b(?:do|would|will|are|is|when|how|what(?! time can)) (?:\w+ ){0,4}(?:have(?! to)|got|got any|any|an?|be|get|book|schedule|reserve|sign up for|make|set up|available|open) (?:\w+ ){0,3}(?:appointments?|openings?|tables?|rooms?|slots?|spots?|times?|space|availability|available|interview|reservations?|booking|quote|estimate|cab|taxi|ride)\b|\bhow (?:do|can|would) (?:i|we) (?:book|schedule|order|make|reserve|get|sign|set|apply)\b|\bwould (?:you(?! (?:still|even|ever))|it be possible)\b.*\b(?:come|send|pick|fit|squeeze|schedule|book)\b|\bwhen can (?:you|i|we|someone|somebody) (?:come|get|see|be seen|fit|meet|have)\b|\bwho do i (?:talk|speak)\b|\bwhere(?:'s| is| are) (?:it|they|my)\b/

const partOfQuestion =
  /(?<=[.?!])\s+|, (?=(?:or )?(?:do|does|is|are|will|would|what|how|where|when|who) )|, (?=or can )/i

/** Whether one of the sentences wants to know something and no more: a question is no booking. */
export function asksForFact(text: string): boolean {
  const sentences = text.split(partOfQuestion)
  const unsure =
    /\b(?:not sure|no idea|don't know|wondering|wanna know|want to know|curious) (?:who|what|how|if|whether|where|when|which)\b/
  return sentences.some((sentence, at) => {
    const said = plain(sentence)
    // The mark stands behind the last part of a question.
    const isAsked = sentence.includes('?') || sentences.slice(at).join(' ').includes('?')
    return (isAsked && factual.test(said) && !wantsIt.test(said)) || unsure.test(said)
  })
}

/** Whether something is asked, and not only told. */
export function isQuestion(text: string): boolean {
  const said = plain(text)
  return (
    text.includes('?') ||
    asksWhat.test(said) ||
    /\b(?:wondering|wanted to (?:know|ask|check)|want to (?:know|ask)|wanna know|not sure (?:who|what|how|if|whether|where|when)|no idea|don't know (?:who|what|how|if|whether|where|when)|tell me|can you say|curious|question)\b/.test(
      said,
    ) ||
    /^(?:\w+ ){0,2}(?:can|could|would|have|has|may|should) (?:you|i|we|he|she|they|it|there|someone|somebody|anyone|my \w+)\b/.test(
      said,
    )
  )
}

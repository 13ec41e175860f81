import type { Utterance } from '@nightdesk/understanding'

/** What a caller may say at any time, whatever the talk is about. */
export type Mood =
  | 'repeat'
  | 'robot'
  | 'person'
  | 'goodbye'
  /** Nothing more to say, but no farewell yet. */
  | 'done'
  | 'thanks'
  | 'rude'
  | 'wait'
  | 'greeting'
  | 'slower'
  | 'never-mind'
  | 'who'
  | 'how-are-you'
  | 'hear-me'
  | 'emergency'
  | 'language'
  | 'help'

const moods: readonly (readonly [Mood, RegExp])[] = [
  [
    'emergency',
    /\b(?:emergency|ambulance|heart attack|call (?:the )?(?:police|911|nine one one)|there'?s a fire|can'?t breathe|fire in (?:my|the))\b/,
  ],
  [
    'person',
    /\b(?:(?:talk|speak|connect|transfer|put|get|give|pass)\b.*\b(?:person|human|someone|somebody|manager|operator|agent|representative|dispatcher|staff|front desk|reception|founder|ceo|whoever|superior)|(?:i|we) (?:\w+ )?(?:reach|get hold of|get through to) (?:a |an |some)?(?:human|person|one|body)|real (?:person|human)|(?:a|the) (?:human|manager|operator|representative) please|^(?:human|operator|agent|representative|manager)$|is there (?:a|any) (?:person|human|one)|want (?:a|to) (?:human|person)|supervisor|put me (?:through|on)|(?:talk|speak) (?:to|with) (?:the |your |an? |my )?(?:housekeeping|concierge|billing|maintenance|owner|boss|sales|reservations|driver|team|dispatch|office|colleague|anyone|anybody)|(?:actual|living|live) (?:person|human|agent)|(?:connect|transfer) me)\b/,
  ],
  [
    'robot',
    /\b(?:(?:are|r) you (?:a |an |even |really |actually )*(?:robot|bot|machine|computer|human|real|person|ai|artificial)|are you a recording|(?:is this|am i (?:talking|speaking) (?:to|with)) (?:a |an |the )?(?:robot|bot|machine|computer|human|real person|person|recording|ai)|(?:you'?re|you are) (?:a |an |just a )?(?:robot|bot|machine|ai|not human|not real))\b/,
  ],
  [
    'repeat',
    /\b(?:(?:what (?:time|day|date|name|address|number|room|email|pickup)|how many \w+|which \w+) (?:did (?:i|you|we) (?:say|have|get|put|give)|do you have (?:for me|down|me down|written))|what (?:did|were) you (?:ask|asking)|what was the question|where were we|what do you have|say (?:that|it) again|read (?:that|it|this) (?:again|back|out)|repeat (?:that|it|please|the|what)|(?:can|could) you repeat|come again|what did you say|what was that|one more time|didn'?t (?:catch|hear|get) (?:that|you|it|what)|couldn'?t hear|pardon|once more|say again|i missed that)\b|^(?:what|sorry|excuse me|huh|sorry what|what sorry|again please|again|say what|what now|i'm sorry|i beg your pardon)$/,
  ],
  [
    'help',
    /\b(?:(?:can|could) you help|what can (?:i|you) (?:ask|say|do for me)|what (?:info|information|details)? ?(?:do )?you need(?: to know| from me)?$|what should i (?:say|do|tell you)|i don'?t (?:understand|get it)|what do you mean|i'?m confused|how does this work)\b|^(?:please )?help(?: me)?$|^i need (?:some )?help$/,
  ],
  ['slower', /\b(?:slow(?:er|ly| down)|too fast|speak up|louder)\b/],
  [
    'hear-me',
    /\b(?:can|do) you hear me\b|^(?:hello |is )*(?:anyone|anybody|somebody|someone) (?:there|here)$|^(?:hello |are )*you (?:still )?there$|\bis (?:this|it|the) (?:thing |line |mic )?(?:on|working)\b|^testing\b.*|^test(?: test)*$/,
  ],
  [
    'never-mind',
    /\b(?:never ?mind|forget (?:it|that|about it|the \w+)|(?:i'?ll|i need to|i have to|can i|let me|gotta) think (?:about|on) it|i'?ll (?:get back to you|call (?:you )?back)|scratch (?:all of )?that|leave it|cancel (?:that|this|the whole thing|everything)|start over|start again|changed my mind|i don'?t want (?:it|that|a car|a ride|to book)|don'?t (?:book|send|bother)|not interested|not ready (?:to|for|yet)|maybe (?:later|another time|next time)|(?:some )?other time|(?:don'?t|do not) need (?:it|that|one|a car|a ride|a room|anything)(?: any ?more)?|(?:only|just) (?:asking|curious|browsing|looking around))\b|^no\b.*\bjust (?:want(?:ed)? to (?:know|ask|check)|checking|wondering)\b/,
  ],
  [
    'wait',
    /^(?:um |uh |ok(?:ay)? |hang |sorry |oh |please |can you |could you |would you )*(?:(?:(?:one|just a|just one|give me a|a|hold on|hold on a|wait a|hang on a) ?(?:second|sec|moment|minute|min)|hold on|hold (?:for )?(?:a|one|just a) (?:second|sec|moment|minute)|give me (?:a|one|just a) (?:second|sec|moment|minute)|hold(?: please| the line)?$|stand by|hang on|bear with me|let me (?:think|see|check|look|get|find|grab))(?: \S+){0,9}|wait(?: \S+){0,4})$/,
  ],
  [
    'rude',
    /\b(?:f+u+c+k\w*|f\*+\w*|shit\w*|bullshit|asshole|bitch|bastard|damn(?:ed|it)?|stupid|idiot(?:ic)?|moron|useless|crap|dumb|shut up|screw you|piss off|go to hell|not listening|aren't listening|not what i (?:said|asked)|already (?:told you|said that|asked (?:me )?that)|asked me that (?:already|before)|suck(?:s)?|(?:hate|can'?t stand) (?:you|this|talking|these|robots|machines|computers)|waste of time|joke of a|ridiculous|terrible service|worst)\b/,
  ],
  [
    'how-are-you',
    /\bhow(?:'s it going| are you(?! (?:different|better|going|able|charging))|'re you| is it going| you doing|'s your day| do you do$)\b/,
  ],
  [
    'who',
    /\b(?:who(?:'s| is| am i) (?:this|speaking|there|talking to|calling)|who are you|who (?:made|built|created) you|what(?:'s| is| was) your name|do you have a name)\b/,
  ],
  [
    'language',
    /\b(?:(?:speak|habla\w*|parle\w*|parlez\w*|sprechen?|parla) (?:spanish|french|german|italian|chinese|portuguese|another language|espa\w+|fran\w+|deutsch|english)|in (?:spanish|french|german|italian|chinese)|no english|espa[nñ]ol|parlez|necesito|quiero|hola|gracias|por favor|buenos|buenas|bonjour|bonsoir|merci|je voudrais|guten|ich m[oö]chte|danke|buongiorno|grazie)\b/,
  ],
  [
    'goodbye',
    /\b(?:good ?bye|bye(?: bye)?|see you|talk to you later|have a (?:good|great|nice) (?:one|day|night|evening|weekend)|take care|(?:please|i'll|i'm gonna|going to|i'm going to) hang up|^hang up|end (?:the|this) call|gotta go|(?:i|we) have to go(?! \S)|stop calling|leave me alone|talk soon|catch you later|later then)\b/,
  ],
  [
    'done',
    /\b(?:that'?s (?:all|it|everything)(?: for (?:now|today))?|that (?:is|will be|would be) all|i'?m (?:done|good|all set|fine)|nothing else|we'?re (?:done|good|all set))\b/,
  ],
  [
    'thanks',
    /\b(?:thanks|thank you|thank u|thx|cheers|appreciate it|much appreciated|you'?re (?:\w+ )?(?:good|great|helpful|awesome|amazing|the best|a lifesaver)|(?:that'?s|very|so|pretty) (?:cool|awesome|amazing|impressive|neat|helpful)|impressive|good job|nice job|love (?:it|you|this))\b/,
  ],
  [
    'greeting',
    /^(?:hi|hello|hey|good (?:morning|afternoon|evening)|howdy|hiya|yo|hi there|hello there|hey there)\b/,
  ],
]

// "Can it put people through?" asks about the receptionist, and is no wish to be put through.
const aboutIt =
  /\b(?:can|could|does|will|would|if|when) (?:it|air|she|he|they|callers?|customers?|somebody|someone|people|my \w+|our \w+)\b/

function isOwnWish(mood: Mood): boolean {
  return mood === 'person' || mood === 'emergency'
}

export function readMoods({ words }: Utterance): ReadonlySet<Mood> {
  const text = words.join(' ')
  return new Set(
    moods
      .filter(([mood, pattern]) => pattern.test(text) && !(isOwnWish(mood) && aboutIt.test(text)))
      .map(([mood]) => mood),
  )
}

const opening = String.raw`(?:(?:um|uh|oh|well|so|okay|ok|and|ah|hmm|please|hi|hello|sorry) )*`
const yesWords =
  `yes|yeah|yep|yup|ya|yah|yea|yas|sure|correct|right|exactly|perfect|absolutely|definitely|certainly|indeed|fine|great|good|cool|awesome|excellent|wonderful|lovely|okay|ok|alright|all right|uh huh|mm hmm|mhm|` +
  `sounds (?:good|great|right|fine|perfect)|that'?s (?:all |exactly |totally |absolutely |quite )?(?:right|correct|it|fine|good|perfect|great|all right|okay)|that is (?:right|correct)|that works|works for me|looks good|go ahead|please do|do (?:it|that|so)|of course|send it|book it|i do|i would|i am|i did|it is|you got it|got it|let'?s do (?:it|that)|why not|by all means|all good|all correct|please|confirm(?:ed)?|no that'?s (?:right|correct|fine|perfect|good)|no (?:it'?s|that is|its) (?:fine|good|correct|right|perfect)|no (?:all|everything'?s) (?:good|right|correct)|i (?:think|guess|believe) so|si`
const noWords = `no|nope|nah|nay|know|not (?:really|quite|right|yet|now|exactly|at all|today)|wrong|incorrect|negative|never|don'?t|i don'?t(?! (?:understand|get it))|i do not|i'?d rather not|that'?s (?:wrong|not right|not correct|incorrect|not it)|that is (?:wrong|not right|not correct)|it'?s (?:wrong|not right)|isn'?t|i wouldn'?t|rather not|neither|none|nothing|non`

const yes = new RegExp(`^${opening}(?:${yesWords})\\b`)
const no = new RegExp(`^${opening}(?:${noWords})\\b`)

/** Yes, no, or neither. "No, that's right" is a yes. */
export function readYesNo({ words }: Utterance): 'yes' | 'no' | undefined {
  const text = words.join(' ')
  if (/^(?:not bad|no problem|no worries|why not)\b/.test(text)) return 'yes'
  const isYes = yes.test(text)
  const isNo = no.test(text)
  if (isYes && !(isNo && !/^(?:\S+ )*no (?:that|it|its|all|every)/.test(text))) return 'yes'
  return isNo ? 'no' : undefined
}

/** A sound that keeps the line open and says nothing: "mm hmm", "uh huh", "okay". */
export function isBackchannel({ words }: Utterance): boolean {
  return /^(?:(?:mm|mhm|hmm|hm|uh|huh|um|ah|oh|okay|ok|right|yeah|go on|go ahead|sorry|i see|continue|please)(?: |$))*$/.test(
    words.join(' '),
  )
}

/** What a caller wants to know of the paper. */
export type PaperQuestion = {
  /** The words about which it is asked. */
  readonly about: string
  /** Whether certain words stand there, and not whether something was taken down. */
  readonly isOfWords: boolean
  /** Where the question stands among the words. */
  readonly from: number
  readonly to: number
}

const you = "(?:you|ya|y['’]all|you guys|they)"
const between = '(?:(?:even|actually|really|also|ever|still|already|at least|happen to) )?'
const ours =
  '(?:my|our|his|her|their|that|it|this|what (?:i|we) (?:just )?(?:said|told you|asked(?: for)?|wanted)|all (?:of )?(?:that|this|it)|everything|me|him|the (?:phone|number|email|name|message|complaint|part|time|date|address))\\b'
const taken =
  '(?:get|got|gotten|take|taken|took|write|written|wrote|note|noted|jot|jotted|put|catch|caught|save|saved|hear|fix|fixed|change|changed|correct|corrected|update|updated|remove|removed|delete|deleted|add|added)'
const paper = '(?:paper|note|ticket|card|form|booking|order|list)'
const askingEnd =
  /(?:,? (?:right|correct|yes|yeah|okay|ok|huh|too|now|isn['’]t it|don['’]t you|or not))*\W*$/i

type Sign = {
  readonly sign: RegExp
  readonly isOfWords?: boolean
  readonly isClaim?: boolean
  /** What such a question is about, whatever words are in it. */
  readonly isAbout?: string
}

const signs: readonly Sign[] = [
  // "Did you hear me about my husband?", "did you get the part with the double charge?"
  {
    sign: new RegExp(
      `\\b(?:did|didn['’]t|have|haven['’]t|do) ${you} ${between}(?:${taken}|heard|have)(?: down)? (?:me|(?:the|that) (?:part|bit|thing)|what i (?:said|told you|mentioned)) (?:about|with|on|where|that)\\b(.*)`,
      'i',
    ),
    isOfWords: true,
  },
  // "Is it still under Stacy Gutierrez?", "whose name is it under?"
  {
    sign: /^\W*(?:(?:so|and|but|okay|ok|wait|well|then|hang on|hold on|now|no)\b\W*)*(?:(?:is|was|are) (?:it|that|this|the \w+|my \w+|everything)(?: (?:still|all|now|really|actually|booked|written|listed|down|put))* (?:under|in the name of)\b()|(?:what|which|whose) name (?:is|did|do|have) [^.?!]{1,25}\b(?:under|in|down|on)\b())/i,
    isAbout: 'the name',
  },
  // "You got it down as a van, right?", "do you have me down for Friday?"
  {
    sign: new RegExp(
      `\\b(?:do |did |have )?${you}(?:['’]ve| have)? ?(?:got|get|have|put|wrote|write)? ${between}(?:it|that|me|us|him|her) (?:written |wrote |noted |marked )?down (?:as|for|with|to be)\\b(.*)`,
      'i',
    ),
    isOfWords: true,
    isClaim: true,
  },
  // "Does it say gutters?"
  {
    sign: new RegExp(
      `\\b(?:does|do|did) (?:it|that|the ${paper}) ${between}(?:say|show)s?\\b(.*)`,
      'i',
    ),
    isOfWords: true,
  },
  // "It's written down as canceled?", "is that noted as a late arrival?"
  {
    sign: /\b(?:it['’]s|it is|is it|that['’]s|is that|it was|was it)(?: all| now| really| actually)? (?:written|wrote|put|marked|noted|jotted|down)(?: down)? (?:as|for)\b(.*)/i,
    isOfWords: true,
    isClaim: true,
  },
  { sign: new RegExp(`\\b(?:did|didn['’]t) ${you} ${between}${taken}(?: down)? (${ours}.*)`, 'i') },
  {
    sign: new RegExp(`\\b(?:have|haven['’]t) ${you} ${between}${taken}(?: down)? (${ours}.*)`, 'i'),
  },
  { sign: new RegExp(`\\b(?:do|don['’]t) ${you} ${between}(?:have|got) (${ours}.*)`, 'i') },
  // "Did you put down the walker?"
  {
    sign: new RegExp(
      `\\b(?:did|have) ${you} ${between}(?:get|write|written|put|note|noted|jot)(?: down)? ((?:the|an?|two|three) (?!chance|minute|second).*)`,
      'i',
    ),
    isOfWords: true,
  },
  // "Is my number on there?", "is it written down?"
  {
    sign: new RegExp(
      `\\b(?:is|isn['’]t) (${ours}.*?) (?:on|in) (?:there|that|the ${paper}|your ${paper})\\b`,
      'i',
    ),
  },
  {
    sign: /\b(?:is|isn['’]t) ((?:it|that|my|our|all that|everything)\b.*?) (?:written down|wrote down|noted|down)\b/i,
  },
  {
    sign: new RegExp(
      `\\b${you}(?:['’]ve| have| did| do)? (?:got|get|have|took|wrote|noted|put)(?: down)? (${ours}.*)`,
      'i',
    ),
    isClaim: true,
  },
  // "Is it canceled now?", "is Tuesday sent or not?", "the Monday one's canceled too, right?"
  {
    sign: /\b(?:is (?:it|that|everything|(?:the |my )?\w+(?: one)?)|(?:it|that|one)['’]s)(?: all| now| really| definitely| already)? ((?:sent|booked|cancell?ed|confirmed|changed|moved)\b.*)/i,
    isClaim: true,
  },
  // "Is that fixed now", "is it off the note".
  {
    sign: /^\W*(?:(?:so|and|but|okay|ok|wait|well|now)\b\W*)*(?:is|was) (?:it|that|this|the \w+) (?:(?:all|now|really|actually) )*(?:fixed|corrected|right|changed|updated|gone|off|out|in there)()\b(?: of there| the note)?(?: now| then| yet)?\W*$/i,
  },
  // "So is the ten o'clock car booked": the verb before its subject asks, also where no mark says so.
  {
    sign: /^\W*(?:(?:so|and|but|okay|ok|wait|well|then|hang on|hold on|now)\b\W*)*(?:is|are|was) (?:it|that|this|they|(?:the|my|our|that|his|her|their) (?:[\w'’]+ ){0,4}?[\w'’]+)(?: all| now| really| definitely| already| even| actually)? ((?:sent|booked|set(?: up)?|reserved|ordered|arranged|scheduled|confirmed|taken care of|done|going through)\b.*)/i,
  },
  // "And the low floor is there, yes?", "the crib's on it, right?"
  {
    sign: new RegExp(
      `(?:^|\\b(?:and|but|so|also|oh)\\b|[,.;?!])\\s*((?:the|my|our|that|his|her|their) (?:[\\w'’]+ ){1,4}?)(?:is|are|was|['’]s) (?:all |still |also |really )?(?:(?:on|in) (?:there|it|that|the ${paper}|your ${paper})|there|noted|included in (?:it|that))(?:,? (?:right|correct|yes|yeah|isn['’]t it))\\W*$`,
      'i',
    ),
    isOfWords: true,
    isClaim: true,
  },
  // "Do you need my telephone?", which needs no question mark to be one.
  {
    sign: new RegExp(
      `\\b(?:do|don['’]t|would|will) ${you} (?:need|want) ((?:my|our|an?|his|her|their) (?:\\w+ )?(?:phone|number|telephone|cell|email)\\b.*)`,
      'i',
    ),
  },
  {
    sign: new RegExp(
      `\\b(?:${you}|it) (?:need|want) ((?:my|our|an?|his|her|their) (?:\\w+ )?(?:phone|number|telephone|cell|email)\\b.*)`,
      'i',
    ),
    isClaim: true,
  },
  // "That's my phone number, not a request."
  {
    sign: /\b(?:that|it)(?:['’]s| is| was) ((?:my|his|her|our) [^,.;]*?\b(?:phone|number|cell|email|mail)\b)[^.?!]*\b(?:not? (?:a|an|my|the)|out of the|from the) (?:wish|request|note)/i,
  },
]

// What nobody here has on paper: "do you have my reservation?"
const others =
  /^(?:my|our|his|her|their|the|me) (?:\w+ ){0,2}?(?:reservation|booking|room|car|ride|driver|order|appointment|size|bags?|luggage|key|card|charger|wallet|stuff|things?|voicemail|emails|letter|package|back|money)\b|^(?:it|that|this) in\b|^(?:it|that|this) (?:from|for|at|with|ready|done|fixed|to)\b/i

// "Does it say Xiomara too, she hates it when they get her name wrong": what is asked about ends there.
const aside = /[?.!;]|,\s+(?=(?:she|he|they|i|we|because|since)(?:['’]\w+)? )/i
// "Maria Lopez. Do you need my number?": its verb is of the question, and no part of the name.
const leads = /(?:\b(?:and|oh|so|do|does|did|don['’]t|would|will)\s+)+$/i

// "How do I know it's booked?" asks for a rule of the house.
const howOneKnows = /\bhow (?:do|will|would|can|am) (?:i|we)\b[^.?!]*\b(?:know|sure|tell|prove)\b/i

/** "Did you write down my number?", "you got it down as a van, right?", "does it say gutters?" */
export function paperQuestion(text: string): PaperQuestion | undefined {
  const [first] = text.split(/(?<=\?)/)
  const isAsked = (first ?? '').includes('?') || /\b(?:right|correct|or not|yes)\W*$/i.test(text)
  if (howOneKnows.test(text)) return undefined
  for (const { sign, isOfWords = false, isClaim = false, isAbout } of signs) {
    if (isClaim && !isAsked) continue
    const found = sign.exec(text)
    const [about = ''] = (isAbout ?? found?.[1] ?? '').split(aside)
    if (!found || (!isOfWords && others.test(about.trim()))) continue
    const rest = text.slice(found.index).search(/[?.!;]/)
    const to = rest < 0 ? text.length : found.index + rest + 1
    const [lead = ''] = leads.exec(text.slice(0, found.index)) ?? []
    const from = found.index - lead.length
    return { about: about.replace(askingEnd, '').trim(), isOfWords, from, to }
  }
  return undefined
}

const small: ReadonlySet<string> = new Set(
  "a an the about as it its it's that this all of my our his her their me him us is was for with down now right too also still on in there to be at and or not you i did do part about what said say everything written wrote down some just".split(
    ' ',
  ),
)

/** The words that carry something: none in "did you get all of that?" */
export const contentOf = (about: string): readonly string[] =>
  about
    .split(/[^\w'’-]+/)
    // "Bell with a B": a letter alone is none of what is asked about.
    .filter((word) => !/^\D?$/.test(word) && !small.has(word.toLowerCase().replace('’', "'")))

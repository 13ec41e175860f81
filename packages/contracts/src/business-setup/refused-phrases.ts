/** What the demo does not say, and the plain sentence about it. */
export type RefusedPhrase = {
  readonly problem: string
  readonly pattern: RegExp
  /** Only the name of a business is judged by it. */
  readonly isOfNames?: true
  /** It is heard too where it is spelled another way. */
  readonly isBySound?: true
}

// Written thirteen letters on, so that nobody who reads the code has to read them: whole words, with their plurals.
const unsaid = fromThirteen(
  'shpx shpxre shpxvat shpxrq zbgureshpxre shpxre shvpx shx fuvg ohyyfuvg phag phagf gjng ovgpu ovgpurf juber jubervat fyhg nffubyr nefrubyr qvpxurnq jnaxre cevpx pbpxfhpxre gvggvrf cbea cbeab ' +
    'avttre avttref avttn avttnf snttbg sntbg sntf qlxr genaal ergneq ergneqrq fcvp fcvpf xvxr xvxrf puvax puvaxf tbbx tbbxf jrgonpx jrgonpxf entrnq gbjryurnq pnzrywbpxrl cnxv cnxvf pbba pbbaf qnexvr tbyyljbt tlccb encr encvfg encvat crqb crqbcuvyr anmv anmvf uvgyre urvy xxx',
)

// The same: refused inside other words too, since no ordinary word or name has them in it but behind an "s" at its start.
const unsaidWithin = fromThirteen('shpx avttre avttn snttbg nffubyr ohyyfuvg pbpxfhpx')

// The same: known by their letters also where blanks stand between some of them.
const unsaidInPieces = fromThirteen(
  'shpx shpxre shpxvat shpxrq fuvg phag avttre avttn snttbg nffubyr',
)

/** Ordinary names and words with one of these in them, taken out before anything is looked for. */
const ordinary =
  /\b(?:van dyke|offas dyke|dyke (?:road|rd|street|st|lane|avenue|ave|drive|farm|house|mill|marsh|view)|coon (?:rapids|creek|valley)|spic (?:(?:and|n|&) )?span|prick tests?|rape ?seeds?)\b/g

export function withoutOrdinary(text: string): string {
  return text.replaceAll(ordinary, ' ')
}

function fromThirteen(text: string): readonly string[] {
  const turn = (letter: string) => String.fromCharCode(((letter.charCodeAt(0) - 97 + 13) % 26) + 97)
  return text.replaceAll(/[a-z]/g, turn).split(' ')
}

const inPieces = (word: string) => Array.from(word).join(' ?')

const groups =
  'jews?|muslims?|christians?|hindus?|sikhs?|arabs?|asians?|africans?|mexicans?|chinese|indians?|blacks|whites|gays|lesbians?|queers|immigrants?|migrants?|refugees?|foreigners?|women|men|girls|boys|children|kids|cops|humans'

const notIn = (what: string) => `The demo doesn’t say ${what}. Please put it another way.`

export const refusedPhrases: readonly RefusedPhrase[] = [
  {
    problem: 'Please leave out links: a caller can’t press them.',
    pattern:
      /https?:|ftp:|www\.|:\/\/|[a-z0-9-]\.(?:com|net|org|io|co|us|info|biz|app|dev|shop|site|online|store|xyz|me|ly|gg|tv|ai|uk|de|ru|cn|edu|gov)\b|\bdot (?:com|net|org|io|co|biz|info)\b/,
  },
  {
    problem: 'Please leave out email addresses.',
    pattern: /@\w|\w@|\w at [a-z0-9]+ dot [a-z]/,
  },
  {
    problem: 'Please use letters, digits and plain punctuation.',
    pattern: /\*|\/\/|\.\.\/|&#?\w+;/,
  },
  {
    problem: notIn('that word'),
    pattern: new RegExp(
      `\\b(?:${unsaid.join('|')})(?:e?s)?\\b|(?<!\\bs)(?:${unsaidWithin.join('|')})`,
    ),
    isBySound: true,
  },
  {
    problem: notIn('that word'),
    pattern: new RegExp(`\\b(?:${unsaidInPieces.map(inPieces).join('|')})s?\\b`),
  },
  {
    problem: notIn('threats'),
    pattern:
      /\b(?:(?:kill|hurt|shoot|stab|murder|beat|attack|strangle|poison) (?:you|u|him|her|them|your|everyone|everybody|myself|yourself|people)|kill your ?self|(?:bomb|death) threats?|(?:a|the|have|planted|got) bombs?\b(?! bath)|blow (?:it|you|up)|burn (?:it|you|your|down)|you (?:will|ll|are going to|re going to|gonna) (?:die|regret|pay for)|know where you live|or else you|ransom|hostages?|terrorists?)\b/,
  },
  {
    problem: notIn('threats'),
    pattern: new RegExp(
      `\\b(?:kill|killing|murder|exterminate|eradicate|death to|gas(?= (?:the|all) )|hate) (?:(?:all|every|the|those|these|more) ){0,2}(?:${groups})\\b`,
    ),
  },
  {
    problem: notIn('emergency numbers or services'),
    pattern:
      /\b(?:9[ -]?1[ -]?1|nine one one|nine eleven|(?:dial|call|ring) (?:999|112|triple nine)|emergency (?:services?|dispatch(?:er)?|line|hotline|operator)|(?:this is|you (?:have|ve) reached|im|i am|calling from) (?:the )?(?:police|sheriffs?|fire department|ambulance|fbi|cia|irs|nypd|ice|dea|homeland security|coast guard|court|government))\b/,
  },
  {
    problem: 'A demo can’t answer as a public service. Please use the name of a business.',
    pattern:
      /\b(?:police|sheriffs?|fire (?:department|dept|brigade)|emergency room|emergency|ambulance|nypd|lapd|fbi|cia|irs|internal revenue|social security|medicare|medicaid|homeland security|immigration|white house|us (?:army|navy|government)|supreme court|suicide|crisis line|poison control|coast guard|988|999|112)\b/,
    isOfNames: true,
  },
  {
    problem: 'A demo can’t answer as a bank’s security desk. Please use the name of a business.',
    pattern:
      /\b(?:fraud|security|anti ?fraud|account|card|loss prevention) (?:department|dept|desk|team|unit|center|alerts?|services?|prevention|protection|hotline|line)\b|\b(?:chase|wells fargo|bank of america|citi ?bank|capital one|american express|amex|paypal|venmo|zelle|visa|mastercard|barclays|hsbc|amazon|microsoft|apple) (?:support|security|fraud|help|bank|pay)\b|\bbank\b.*\b(?:security|fraud|verification)\b/,
    isOfNames: true,
  },
  {
    problem: notIn('anything about codes, passwords or frozen accounts'),
    pattern:
      /\b(?:one time (?:pass ?)?(?:code|word)|verification codes?|security codes?|pass ?words?|pass ?codes?|pin (?:number|code)|social security (?:number|no)|ssn|cvv|cvc|(?:credit|debit)? ?card numbers?|routing numbers?|account numbers?|(?:fraud|security) (?:department|dept|team|alert)|suspicious (?:activity|transactions?|charges?)|accounts? (?:has been|have been|is|was|are|were) (?:locked|frozen|suspended|compromised|hacked|blocked)|(?:pay|paid|payment) (?:with|by|in|using) (?:gift cards?|bitcoins?|crypto\w*|wire)|wire transfers?|remote access|any ?desk|team ?viewer|warrant for your|your arrest)\b/,
  },
  {
    problem: 'That reads like an order to a computer. Please write what callers should hear.',
    pattern:
      /\b(?:ignore|disregard|forget|override|bypass) (?:\w+ ){0,3}(?:instructions?|rules?|prompts?|guidelines?|directions?|orders|above|previous)\b|\b(?:system|developer) (?:prompt|message|role)\b|\b(?:you are|youre) now\b|\bpretend (?:to be|you)\b|\bact as (?:if|an?)\b|\bjail ?break\b|\b(?:new|your) instructions\b|\bprompt injection\b|\b(?:javascript|script|onerror|onload|select|drop table|union all)\b ?[:(;]|\bdrop table\b/,
  },
]

/** What people are to each other, as a pattern. */
const family =
  '(?:step|god)?(?:mother|father|mom|mum|mama|mommy|ma|dad|daddy|papa|pop|son|daughter|sister|brother|parent)s?(?:[ -]in[ -]laws?)?|wife|husband|hubby|spouse|partner|girlfriend|boyfriend|fianc[eé]e?|grand(?:ma|pa|mother|father|son|daughter|dad|parent)s?|nana|nan|granny|gran|aunt(?:ie)?|uncle|niece|nephew|cousin'
const work =
  '(?:big )?boss|manager|supervisor|colleague|co[ -]?worker|employee|(?:executive |personal )?assistant|secretary|receptionist|office (?:girl|boy|lady|guy|manager|help)|bookkeeper|aide|home aide|caregiver|carer|nurse|scheduler|helper|friend|buddy|neighbor|roommate|client|customer|patient|student|teacher|tenant|associate|intern|(?:travel )?agent'
export const someone: string = `(?:${family}|${work})`

const mine = `\\b(?:my|our|one of (?:my|our|the))(?: (?:old|elderly|dear|good|best|new|poor|little|big|late|other))? (${someone})\\b`
// "My wife and I", "me and my dad": whoever says so comes along.
const together = new RegExp(
  `\\b(?:me|us|myself|i|we) (?:and|with|plus) (?:my|our) |\\b(?:my|our) (?:\\w+ ){1,6}and (?:me|i|myself|us)\\b|\\b(?:with|join(?:ing)?|and) (?:me|us)\\b|\\b(?:we|we['’]re|us)\\b`,
  'i',
)

const ofMine = [
  // "For my mother", "on behalf of our client", "get my aunt a room"
  `\\b(?:for|behalf of|get|book|pick up|put|send|bring|take)(?: up)? ${mine}(?!['’]s)`,
  `${mine}(?:['’]s| is|s are| are)? (?:name(?:['’]s| is)|com(?:es|ing)|fl(?:ies|ying)|land(?:s|ing)|arriv(?:es|ing)|stay(?:s|ing)|travel(?:s|ing)|gets? in|getting in|needs?|wants?|in town|going|visiting|the one)\\b`,
  // "That's the boss", "she's my wife's boss", "Gloria's my mother"
  `(?:\\b(?:that|she|he)|\\w)(?:['’]s| is) (?:my|our|the) (${someone})\\b(?!['’]s)`,
].map((pattern) => new RegExp(pattern, 'i'))

const toldOfThem = new RegExp(
  [
    "\\b(?:his|her|their) (?:first |last |full )?name(?:['’]s| is)",
    '\\b(?:under|in|on) (?:his|her|their) name\\b',
    "\\b(?:hers|his)(?:['’]s| is) [a-z]",
    "\\b(?:he|she)(?:['’]s| is) called\\b",
    "\\b(?:is|['’]s) the (?:one|guest|passenger|rider|person)(?: (?:who['’]?s|that['’]?s|who is|that is))? (?:stay|rid|travel|com|go|fly|check)ing",
    "\\b(?:is|['’]s) the one\\b",
    "\\bthe (?:guest|passenger|rider|traveler)(?:['’]s name)?(?:['’]s| is) [a-z]",
    "\\b(?:she|he)(?:['’]s| is) the (?:owner|doctor|dentist|guest|passenger|rider|lawyer|chef|manager|boss)\\b",
    "\\b(?:room|car|ride|call|reservation|booking)(?:['’]s| is) (?:booked )?for (?!me\\b|us\\b|my\\b|one\\b|the\\b|this\\b|next\\b|to|\\w+day\\b|\\d)[a-z]+",
    '\\bnot (?:for )?(?:me|mine)\\b',
    '\\b(?:room|car|ride|call|something|one|it) for (?:him|her|them)\\b',
    "\\b(?:this is|i['’]m|calling|it['’]s) (?:\\w+ )?from (?:the |doctor |dr\\.? |mister |mr\\.? |mrs\\.? |ms\\.? )?\\w+['’]s (?:office|practice|team)\\b",
    '\\bi just (?:answer|do|handle|run|pick up|book|make)\\b',
  ].join('|'),
  'i',
)

const selfRole = new RegExp(
  `\\b(?:i['’]?m|i am|this is|talking to|speaking (?:to|with))(?: (?:just|only|actually|really|calling as))* (?:the|his|her|their|a|an|doctor \\w+['’]s|\\w+['’]s) ((?:${someone})|(?:${family})(?= )|\\w+ (?:girl|boy|lady))\\b`,
  'i',
)

/** "I'm Marcus, her nephew". */
const roleAfter = new RegExp(
  `\\b(?:i['’]?m|i am|this is|me|mine is)(?: [\\p{L}'’-]+){1,2},? (?:the|his|her|their) (${someone})\\b(?!['’]s)`,
  'iu',
)

/** "I'm his driver": whatever is said to be his or hers is what the caller is to them. */
const roleOfTheirs =
  /\b(?:i['’]?m|i am|talking to|speaking (?:to|with))(?: (?:just|only|actually|really))* (?:his|her) (?!name\b|own\b|first\b|last\b)([a-z]{4,})\b/i

/** What words tell of somebody for whom it is, and of the one who calls. */
export type ToldOfOther = {
  readonly isForAnother: boolean
  /** What whom it is for is to the caller. */
  readonly whose?: string
  /** What the caller is to them. */
  readonly role?: string
}

/** "It's for my mom", "her name's Rosa", "I'm only the office girl": it is for somebody who does not call. */
export function toldOfOther(text: string): ToldOfOther {
  const roles = [selfRole, roleAfter, roleOfTheirs].map((sign) => sign.exec(text)?.[1])
  const role = roles.find(Boolean)?.toLowerCase()
  const whose = together.test(text)
    ? undefined
    : ofMine.map((pattern) => pattern.exec(text)?.slice(1).find(Boolean)).find(Boolean)
  const isForAnother = role !== undefined || whose !== undefined || toldOfThem.test(text)
  return {
    isForAnother,
    ...(whose && { whose: whose.toLowerCase() }),
    ...(role && { role }),
  }
}

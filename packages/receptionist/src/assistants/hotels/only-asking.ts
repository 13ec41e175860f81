const hasOne =
  /\bchecking in (?:tonight|today|tomorrow|this|later)\b|(?<!\b(?:you|ya|y['’]all)(?: guys| folks| all| people| still| even)*\s)\b(?:have|got)(?: already)? (?:a|our|my|the) (?:room|reservation|booking) (?:there|with you|already|tonight|today|tomorrow|under|for (?:tonight|today|tomorrow))\b|\balready (?:have|got|booked|reserved)\b|\bmy (?:reservation|booking)\b/i
const asksPrice =
  /\b(?:how much|what(?:['’]s| is| are| do| does| would| will)\b.*\b(?:cost|price|rates?|charge|run|go for|be))\b/i
const wants =
  /\b(?:book|reserve|reservation for|need|want|['’]d like|would like|looking for|get me|get us|can (?:i|we) (?:get|have)|put (?:me|us) down|another|new|second|give me|i['’]ll take)\b/i

const onlyAsks =
  /\b(?:(?:want|like|need|love|got|trying|calling)(?:ed)? to (?:know|ask|find out)|(?:just|only) (?:asking|checking|wondering|curious)|(?:was|i['’]m|am|been) (?:just |only )?(?:wondering|curious)|tell me) (?:if|whether|about|do|does|are|is|what|which)\b/gi

/** Whoever has a room and comes late, or only asks what one costs or has, books none. */
export function mayBook(text: string): boolean {
  const told = text.replaceAll(onlyAsks, '')
  return wants.test(told) || !(hasOne.test(text) || asksPrice.test(text) || told !== text)
}

const stays = [
  /\b(?:i['’]m|i am|we['’]re|we are|been) (?:already )?(?:staying (?:here|with you|at your)|checked in|a guest|guests|upstairs|in (?:room )?(?:\d{2,4}|(?:one|two|three|four|five|six|seven|eight|nine|ten) (?:oh|zero|\w+)))\b/i,
  /\b(?:this is|it['’]s) room\b|^\W*(?:(?:hi|hello|hey|yes|um|uh)\W+)*room (?:\d|one|two|three|four|five|six|seven|eight|nine|ten)|\bmy room\b/i,
  /\b(?:it['’]s|it is|we['’]re|i['’]m) (?:already |all )?(?:booked|reserved)\b|\b(?:i|we)(?:['’]ve)? (?:already )?(?:booked|reserved)\b/i,
]

/** Whoever stays here, or has booked already, wants no room. */
export const staysHere = (text: string): boolean =>
  hasOne.test(text) || stays.some((sign) => sign.test(text))

/** "Am I going to be charged for that?" */
export const asksFee: RegExp =
  /\b(?:is|are|will|would|does|do|did|am|can|what|how|whether|if)\b[^.?!]*\b(?:charge[ds]?|fees?|penalt(?:y|ies)|pay|cost|money back|refund(?:ed)?|lose)\b/i

const room = /\b(?:rooms?|king|queens|suite|night|nights)\b/i

/** "How much is a room around Christmas?" is about the price, whatever days are in it. */
export function spotTopic(text: string): string | undefined {
  if (room.test(text) && /\bdifference\b/i.test(text)) return 'suite'
  return asksPrice.test(text) && room.test(text) && !wants.test(text) ? 'rates' : undefined
}

const wishes =
  /(?<!n['’]?t |\bnot |\bnever )\b(?:needs?|wants?|['’]d like|would like|would love|['’]d love|hoping|looking|trying|like|can (?:i|we|you)|could (?:i|we|you)|please|get me|get us|let['’]?s)\b[^.?!]{0,40}?\b(?:book|reserve|rooms?|suite|king|queens?|double|reservation|booking|come (?:back|again)|stay (?:again|with you)|(?:a|one|two|three|another) nights?)\b/i
const bookings = /\b(?:book|reserve) (?:me|us|an?|another|for|the|two)\b/i
const amends =
  /\b(?:refund|money back|discount|comp|free night|something (?:back|off)|change|cancel|move|extend|different room|another room (?:now|tonight)|new room)\b/i

/** Whoever asks for a stay of its own, and for nothing about the one that was. */
export const asksForStay = (text: string): boolean =>
  (wishes.test(text) || bookings.test(text)) && !amends.test(text)

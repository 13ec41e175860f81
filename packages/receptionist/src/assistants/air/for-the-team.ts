const money =
  /\b(?:bill(?:ed|ing)?|invoices?|charg(?:e|es|ed|ing)|refund(?:ed)?|payments?|paid|paying)\b/i
const fromUs =
  /\b(?:from you|by you|(?<!(?:do|would|will|can|did) )you(?: guys| people| folks| all)?(?:['’]ve| have)? (?:charged|billed|sent|took|overcharged)|my (?:nightdesk|air) |(?:i['’]m|i am|we['’]re|we are) (?:already )?(?:an? (?:existing |current |paying )?(?:customer|client)|paying you)|(?:your|to) billing)\b/i

const business =
  /\bpartnerships?\b|\b(?:partner|partnering|team(?:ing)? up) with (?:you|nightdesk|air)\b|\b(?:resell|reselling|white[- ]label) (?:your|air)\b|\bwho(?:ever|['’]s| is)?(?: it is)?(?: that)? (?:handles?|in charge of|does|deals? with|takes? care of|responsible for)\b(?! (?:the |your |my |our |incoming |all )*(?:sales|demos?|pricing|discovery|booking|calls?|phones?|appointments?))/i

/** A bill of ours, or what no sales call is for: told by its words alone, for the team. */
export function forTheTeam(text: string): string | undefined {
  if (money.test(text) && fromUs.test(text)) return 'bill'
  return business.test(text) ? 'message' : undefined
}

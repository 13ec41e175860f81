const through =
  /(?<!n['’]t |\bnot |\bnever |\bto be )\b(?:put|patch|transfer|connect) me (?:through|over|to|with)\b(?! (?:my|his|her)\b)|^\W*(?:(?:okay|ok|yes|fine|alright|all right|then|so|just|please|well)\W+)*(?:transfer|connect) me(?: now| then| please)?\W*$/i

const somebody =
  '(?:an? |any |some |the |your )?(?:real |live |actual |human |other )*(?:person|human(?: being)?|people|somebody|someone|anybody|anyone|agent|operator|manager|supervisor|dispatcher)'
const wished = new RegExp(
  `\\b(?:is|are) there ${somebody}\\b[^.?!]{0,20}\\b(?:i|we) (?:can|could|might)(?: just)? (?:ask|talk|speak|reach)\\b|\\b(?:can|could|may) (?:i|we)(?: please| just)? (?:talk|speak) (?:to|with) ${somebody}\\b`,
  'i',
)

/** "Is there a person I can ask?": a wish for one, also where it is said as a question. */
const asksForSomebody = (text: string): boolean => wished.test(text)

/** "Then put me through to the front desk": nothing else can be meant. */
export const isPutThrough = (text: string): boolean => through.test(text) && !text.includes('?')

export const wantsSomebody = (text: string): boolean => isPutThrough(text) || asksForSomebody(text)

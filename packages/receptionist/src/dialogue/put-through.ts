const through =
  /(?<!n['’]t |\bnot |\bnever |\bto be )\b(?:put|patch|transfer|connect) me (?:through|over|to|with)\b(?! (?:my|his|her)\b)|^\W*(?:(?:okay|ok|yes|fine|alright|all right|then|so|just|please|well)\W+)*(?:transfer|connect) me(?: now| then| please)?\W*$/i

/** "Then put me through to the front desk": nothing else can be meant. */
export const isPutThrough = (text: string): boolean => through.test(text) && !text.includes('?')

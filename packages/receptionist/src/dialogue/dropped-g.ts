import { isFirstName, isLastName } from '@nightdesk/understanding'

/** What callers say with an -ing, as it begins. None of them is a word or a name with -in. */
const beginnings = `no-th some-th any-th every-th morn even dur ceil
  answer argu arriv ask bill bleed block blow book break bring build burn buy call cancel carry catch
  chang charg choos clean clear climb clos com complain confirm connect cook count cover cut deal deliver do drink driv
  drop eat end expect explain fail fall feel fight figur fil fill find finish fish fix fly follow forget freez gett giv
  go hang happen haul hav head hear heat help hir hitt hold hop hunt hurt keep kill know land last laugh lay leak learn
  leav lett lift listen liv load look los lov mak mean meet miss mov mow need offer open order own pack paint park pass
  pav pay phon pick plann play plumb plow post pour pull push putt quitt read record remodel rent repair repaint
  return rid ring roll roof runn say schedul see sell send serv sett sew shipp shoot shopp show shutt sign sitt
  skipp sleep smok sound speak spend stand start stay stopp switch tak talk teach tell text think throw tow trad train
  travel treat try turn visit wait wak walk want wash watch wear weld winn wonder work worry writ`
const known: ReadonlySet<string> = new Set(
  beginnings.split(/\s+/).map((start) => `${start.replace('-', '')}in`),
)
const shortened =
  /(?<![\p{L}\p{N}@.'’-])(\p{L}{2,}in)(?:['’](?!\p{L}))?(?![\p{L}\p{N}@'’-]|\.\p{L})/gu
const address = /@|\bdot\b/i

/** "Goin", "cancelin'": many callers leave the g out, and some recognizers write it so. The full word was learned. */
export function withFullEndings(text: string): string {
  if (!/in\b/i.test(text) || address.test(text)) return text
  return text.replaceAll(shortened, (whole, short: string, at: number) => {
    const word = short.toLowerCase()
    const isName = isFirstName(word) || isLastName(word) || isCapitalInside(text, short, at)
    return known.has(word) && !isName ? `${short}g` : whole
  })
}

/** A capital in the middle of a sentence is the one of a name. */
function isCapitalInside(text: string, word: string, at: number): boolean {
  const isFirst = /(?:^|[.?!:"“]\s*)$/.test(text.slice(0, at))
  return !isFirst && /^\p{Lu}/u.test(word)
}

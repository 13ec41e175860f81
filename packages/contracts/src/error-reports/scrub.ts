const fewestDigitsOfANumber = 7

// Strangers send these texts. Each pattern starts where a word does and not inside of one, or a word of n characters
// would be read n times.

// A word with a slash up to its query or fragment, which may hold what a visitor typed.
const query = /(?<![^\s"'<>()])([^\s"'<>()/]*\/[^\s?#"'<>()]*)[?#][^\s"'<>()]*/g
const credentials = /:\/\/[^\s/@"']+@/g
const email = /(?<![^\s@"'<>()[\],;:])[^\s@"'<>()[\],;:]+@[^\s@"'<>()[\],;:]+/g
const bearer = /\b(bearer|basic|token|key|password|secret)([\s:=]+)[^\s"',;]+/gi
const ipv4 = /\b\d{1,3}(?:\.\d{1,3}){3}\b/g
const ipv6 = /(?<![\w:.])(?:[\da-f]{0,4}:){3,7}[\da-f]{0,4}(?![\w:])/gi
const longToken = /(?<![\w-])(?=[\w-]*\d)[\w-]{24,}/g
const number = /\+?\(?\d[\d\s()./-]{5,}\d/g
// Engines quote what they could not read: `"Ada Moss" is not valid JSON`. A name of code has no spaces. A quotation that
// never ends goes on to the end: it may have been cut off.
const quoted = /"([^"]*)(?:"|$)|“([^“”]*)(?:”|$)|(?<=^|[\s(=:,])'([^']*)(?:'(?=$|[\s).,;:!])|$)/g
const nameOfCode = /^[\w$.#/-]{1,40}$/

function withoutQuotes(text: string): string {
  const isAboutJson = /json/i.test(text)
  return text.replace(quoted, (whole, ...[double, curly, single]: (string | undefined)[]) => {
    const content = double ?? curly ?? single ?? ''
    return nameOfCode.test(content) && !isAboutJson ? whole : '[text]'
  })
}

/**
 * A text of an error without what might say who a visitor is: mail addresses, numbers to call, network addresses,
 * queries, keys, and everything quoted that is not a name in the code. Twice the text takes twice the time.
 */
export function scrub(text: string): string {
  const words = text
    .replace(query, '$1')
    .replace(credentials, '://')
    .replace(email, '[email]')
    .replace(bearer, '$1$2[key]')
    .replace(ipv4, '[address]')
    .replace(ipv6, '[address]')
    .replace(longToken, '[key]')
    .replace(number, (found) => {
      const digits = found.replaceAll(/\D/g, '')
      return digits.length < fewestDigitsOfANumber ? found : '[number]'
    })
  return withoutQuotes(words)
}

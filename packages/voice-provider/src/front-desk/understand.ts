export type Meaning = 'yes' | 'no' | 'words'

const yes =
  /^(yes|yeah|yep|yup|sure|please$|correct|right|exactly|okay|ok|of course|please do|go ahead|that's right)\b/
const no = /^(no|nope|nah|not|that's all|that is all|nothing|i'm fine|i'm good|bye|goodbye)\b/
const longestAnswer = 6

/** Whether a short answer is a yes or a no; anything longer is a matter of its own. */
export function understand(text: string): Meaning {
  const words = text
    .toLowerCase()
    .replace(/’/g, "'")
    .replace(/[^a-z' ]/g, ' ')
    .trim()
  if (words.split(/\s+/).length > longestAnswer) return 'words'
  if (no.test(words)) return 'no'
  return yes.test(words) ? 'yes' : 'words'
}

import type { Clause } from '../conversation.ts'

const highestNumber = 59
const small = 'zero one two three four five six seven eight nine ten eleven twelve thirteen'.split(
  ' ',
)
const teens = ['fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen']
const tens = ['twenty', 'thirty', 'forty', 'fifty']
const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const relativeDays = ['today', 'tonight', 'tomorrow', 'tomorrow morning', 'tomorrow evening']
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')

/** Words that turn up in any conversation, each as it sounds inside a sentence and at its end. */
export function* starterVocabulary(): Generator<Clause> {
  for (const word of [...numbers(), ...days, ...relativeDays, ...alphabet]) {
    yield `${word},`
    yield `${word}.`
  }
}

function numbers(): readonly string[] {
  const words = [...small, ...teens]
  while (words.length <= highestNumber) {
    const ten = tens[Math.floor(words.length / 10) - 2] ?? ''
    const one = words.length % 10
    words.push(one === 0 ? ten : `${ten}-${small[one]}`)
  }
  return words
}

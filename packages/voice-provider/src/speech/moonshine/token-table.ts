import llamaTokenizer from 'llama-tokenizer-js'

const vocabularySize = 32_768
const wordStart = '▁'

/** The recognizer's table of tokens, as its program reads it: each token in base64, then its number. */
export function tokenTable(): string {
  const tokens = llamaTokenizer.vocabById
  const lines = Array.from({ length: vocabularySize }, (_, id) => {
    const token = (tokens[id] ?? '').replaceAll(wordStart, ' ')
    return `${Buffer.from(token === '' ? `<${id}>` : token).toString('base64')} ${id}`
  })
  return `${lines.join('\n')}\n`
}
